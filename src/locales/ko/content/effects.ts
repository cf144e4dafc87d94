import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';
import { comitative, object } from '../particles.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: '햇살을 쨍쨍하게 해요',
  rain: '비를 내려요',
  sand: '모래바람을 일으켜요',
  hail: '우박을 내려요',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: '쨍쨍한 햇살 속',
  rain: '빗속',
  sand: '모래바람 속',
  hail: '우박 속',
};
/** What is done to the target, for certain and perhaps. */
const CONDITIONS: Readonly<
  Record<Ailment | 'confuse' | 'flinch' | 'toxic', readonly [does: string, may: string]>
> = {
  burn: ['화상을 입혀요', '화상을 입힐 때가 있어요'],
  freeze: ['얼려요', '얼릴 때가 있어요'],
  paralyz: ['마비시켜요', '마비시킬 때가 있어요'],
  poison: ['독에 걸리게 해요', '독에 걸리게 할 때가 있어요'],
  sleep: ['재워요', '재울 때가 있어요'],
  confuse: ['혼란에 빠뜨려요', '혼란에 빠뜨릴 때가 있어요'],
  flinch: ['풀이 죽게 해요', '풀이 죽게 할 때가 있어요'],
  toxic: ['맹독에 걸리게 해요', '맹독에 걸리게 할 때가 있어요'],
};
const STAGES: Readonly<Record<string, string>> = {
  attack: '공격',
  defense: '방어',
  speed: '속도',
  accuracy: '명중률',
  evasion: '회피율',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: '씨앗을 심어 매 턴 상대의 HP를 빼앗아요',
  trap: '4–5턴 동안 상대를 붙잡아요',
  reset: '능력치의 변화를 모두 되돌려요',
  swap: '능력치의 변화를 상대와 맞바꿔요',
  rest: 'HP를 모두 회복하고 2턴 동안 잠들어요',
  protect: '그 턴 동안 몸을 지켜요',
  screen: '5턴 동안 우리 편이 받는 피해를 반으로 줄여요',
  shatter: '상대의 장막을 부숴요',
  halve: '상대의 HP를 반으로 줄여요',
  ohko: '한 방에 쓰러뜨리지만, 레벨이 더 높은 상대에게는 통하지 않아요',
  leaveAtOne: '상대의 HP를 적어도 1은 남겨요',
  foul: '상대의 공격 능력으로 때려요',
  sharp: '급소에 잘 맞아요',
  sleeper: '잠든 상대에게만 통해요',
  focus: '먼저 맞으면 실패해요',
  rampage: '2–3턴 동안 날뛴 뒤 혼란에 빠져요',
  great: '팀이 배틀마다 한 번만 쓸 수 있는 대기술이에요',
  recharge: '다음 턴에는 쉬어요',
  crash: '빗나가면 자신의 HP를 절반 잃어요',
  sacrifice: '쓰고 나면 자신은 쓰러져요',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: '상대가 상태 이상이면 위력이 2배예요',
  ownAilment: '자신이 상태 이상이면 위력이 2배예요',
  half: '상대의 HP가 절반 이하면 위력이 2배예요',
  leaving: '교체하는 상대는 돌아가기 전에 2배의 위력으로 때려요',
  hidden: '이 타입의 기술로 숨은 상대에게는 위력이 2배예요',
};

const happens = (what: keyof typeof CONDITIONS, chance: number | undefined): string =>
  `${what === 'burn' || what === 'confuse' ? '상대에게 ' : '상대를 '}${CONDITIONS[what][chance === undefined ? 0 : 1]}`;

function phraseOf(effect: Exclude<MoveEffect, Stage>): string {
  switch (effect.kind) {
    case 'ailment':
      return happens(effect.ailment, effect.chance);
    case 'condition':
      return happens(effect.condition, effect.chance);
    case 'toxic':
      return happens('toxic', effect.chance);
    case 'drain':
      return `준 피해의 ${effect.percent}%를 회복해요`;
    case 'recoil':
      return `준 피해의 ${effect.percent}%를 자신도 받아요`;
    case 'heal':
      return `HP를 ${effect.percent}% 회복해요${effect.bySun === true ? '(쨍쨍한 햇살 속에서는 더, 다른 날씨에는 덜)' : ''}`;
    case 'hits':
      return effect.least < effect.most
        ? `${effect.least}–${effect.most}번 연달아 때려요`
        : `${effect.least}번 연달아 때려요`;
    case 'priority':
      return effect.by > 0 ? '먼저 움직여요' : '마지막에 움직여요';
    case 'fixed':
      return effect.amount === 'level'
        ? '자신의 레벨만큼 피해를 줘요'
        : `언제나 ${effect.amount}의 피해를 줘요`;
    case 'surge':
      return SURGES[effect.when] ?? '';
    case 'cure':
      return effect.whom === 'self' ? '자신의 상태 이상을 고쳐요' : '우리 편 모두의 상태 이상을 고쳐요';
    case 'weather':
      return `5턴 동안 ${WEATHERS[effect.weather]}`;
    case 'charge':
      return `1턴 ${effect.hide === true ? '숨었다가' : '힘을 모았다가'} 때려요${effect.swiftIn === undefined ? '' : `(${IN[effect.swiftIn]}에서는 바로)`}`;
    case 'sure':
      return effect.in === undefined ? '반드시 맞아요' : `${IN[effect.in]}에서는 반드시 맞아요`;
    default:
      return PLAIN[effect.kind] ?? '';
  }
}

const alike = (one: Stage, other: Stage) =>
  one.on === other.on && one.by === other.by && one.chance === other.chance;

/** Names with 과/와 between them. */
const listed = (names: readonly string[]): string =>
  names.map((name, place) => (place < names.length - 1 ? comitative(name) : name)).join(' ');

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
    const whose = first.on === 'user' ? '자신' : '상대';
    const what = object(listed(group.map(({ stage }) => STAGES[stage] ?? stage)));
    const how = ['', '', '크게 ', '아주 크게 '][Math.abs(first.by)] ?? '';
    const [does, may] = first.by > 0 ? ['올려요', '올릴 때가 있어요'] : ['낮춰요', '낮출 때가 있어요'];
    return [`${whose}의 ${what} ${how}${first.chance === undefined ? does : may}`];
  });
}

/** All effects of a move, each in a sentence. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  return phrases.length === 0 ? '피해를 줘요.' : `${phrases.join('. ')}.`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: '화상',
    freeze: '얼음',
    paralyz: '마비',
    poison: '독',
    sleep: '잠',
    confuse: '혼란',
    flinch: '풀죽음',
  },
};
export default words;
