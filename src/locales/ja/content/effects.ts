import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: '日ざしを強くする',
  rain: '雨を降らせる',
  sand: '砂あらしを起こす',
  hail: 'あられを降らせる',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: '日ざしの中',
  rain: '雨の中',
  sand: '砂あらしの中',
  hail: 'あられの中',
};
const CONDITIONS: Readonly<Record<Ailment | 'confuse' | 'flinch' | 'toxic', string>> = {
  burn: 'やけどさせる',
  freeze: 'こおらせる',
  paralyz: 'まひさせる',
  poison: '毒にする',
  sleep: 'ねむらせる',
  confuse: '混乱させる',
  flinch: 'ひるませる',
  toxic: '猛毒にする',
};
const STAGES: Readonly<Record<string, string>> = {
  attack: '攻撃',
  defense: '防御',
  speed: '素早さ',
  accuracy: '命中',
  evasion: '回避',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: '種を植え、毎ターン相手のHPを吸う',
  trap: '4～5ターン相手をしめつける',
  reset: '能力の変化をすべて元にもどす',
  swap: '能力の変化を相手と入れかえる',
  rest: '全回復して2ターンねむる',
  protect: 'そのターン身を守る',
  screen: '5ターン味方の受けるダメージを半分にする',
  shatter: '相手の壁をこわす',
  halve: '相手のHPを半分にする',
  ohko: '一撃で倒すが、レベルの高い相手には効かない',
  leaveAtOne: '相手のHPを必ず1は残す',
  foul: '自分ではなく相手の攻撃の数値で攻める',
  sharp: '急所に当たりやすい',
  sleeper: 'ねむっている相手にだけ効く',
  focus: '先に攻撃を受けると失敗する',
  rampage: '2～3ターンあばれたあと混乱する',
  great: 'バトルでチームが一度だけ使える大わざ',
  recharge: '次のターンは休む',
  crash: 'はずすとHPの半分を失う',
  sacrifice: '使うと倒れる',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: '相手が状態異常なら威力2倍',
  ownAilment: '自分が状態異常なら威力2倍',
  half: '相手のHPが半分以下なら威力2倍',
  leaving: '交代する相手には、もどる前に威力2倍で当たる',
  hidden: 'このタイプのわざで隠れた相手には威力2倍',
};

const happens = (what: keyof typeof CONDITIONS, chance: number | undefined): string =>
  `相手を${CONDITIONS[what]}${chance === undefined ? '' : 'ことがある'}`;

function phraseOf(effect: Exclude<MoveEffect, Stage>): string {
  switch (effect.kind) {
    case 'ailment':
      return happens(effect.ailment, effect.chance);
    case 'condition':
      return happens(effect.condition, effect.chance);
    case 'toxic':
      return happens('toxic', effect.chance);
    case 'drain':
      return `あたえたダメージの${effect.percent}%回復する`;
    case 'recoil':
      return `あたえたダメージの${effect.percent}%を自分も受ける`;
    case 'heal':
      return `HPを${effect.percent}%回復する${effect.bySun === true ? '（日ざしの中で増え、ほかの天気で減る）' : ''}`;
    case 'hits':
      return effect.least < effect.most
        ? `${effect.least}～${effect.most}回続けて当たる`
        : `${effect.least}回続けて当たる`;
    case 'priority':
      return effect.by > 0 ? '先に動ける' : '最後に動く';
    case 'fixed':
      return effect.amount === 'level' ? '自分のレベルと同じダメージ' : `いつも${effect.amount}のダメージ`;
    case 'surge':
      return SURGES[effect.when] ?? '';
    case 'cure':
      return effect.whom === 'self' ? '自分の状態異常を治す' : '味方全員の状態異常を治す';
    case 'weather':
      return `5ターン${WEATHERS[effect.weather]}`;
    case 'charge':
      return `1ターン${effect.hide === true ? '隠れてから' : '力をためて'}当てる${effect.swiftIn === undefined ? '' : `（${IN[effect.swiftIn]}ではすぐ）`}`;
    case 'sure':
      return effect.in === undefined ? '必ず当たる' : `${IN[effect.in]}では必ず当たる`;
    default:
      return PLAIN[effect.kind] ?? '';
  }
}

const alike = (one: Stage, other: Stage) =>
  one.on === other.on && one.by === other.by && one.chance === other.chance;

/** Changes of stages; those that are alike share a phrase. */
function stagePhrasesOf(stages: readonly Stage[]): string[] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const group = groups.find(([first]) => first !== undefined && alike(first, stage));
    if (group) group.push(stage);
    else groups.push([stage]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const whose = first.on === 'user' ? '自分' : '相手';
    const what = group.map(({ stage }) => STAGES[stage] ?? stage).join('と');
    const how = ['', '', 'ぐんと', 'ぐーんと'][Math.abs(first.by)] ?? '';
    const does = `${whose}の${what}を${how}${first.by > 0 ? '上げる' : '下げる'}`;
    return [first.chance === undefined ? does : `${does}ことがある`];
  });
}

/** All effects of a move, each in a sentence. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  return phrases.length === 0 ? 'ダメージをあたえる。' : `${phrases.join('。')}。`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: 'やけど',
    freeze: 'こおり',
    paralyz: 'まひ',
    poison: '毒',
    sleep: 'ねむり',
    confuse: '混乱',
    flinch: 'ひるみ',
  },
};
export default words;
