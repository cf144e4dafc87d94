import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: '烈日',
  rain: '雨',
  sand: '沙暴',
  hail: '冰雹',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: '烈日下',
  rain: '雨中',
  sand: '沙暴中',
  hail: '冰雹中',
};
const CONDITIONS: Readonly<Record<Ailment | 'confuse' | 'flinch' | 'toxic', string>> = {
  burn: '灼伤对手',
  freeze: '冻住对手',
  paralyz: '麻痹对手',
  poison: '让对手中毒',
  sleep: '让对手睡着',
  confuse: '让对手混乱',
  flinch: '让对手畏缩',
  toxic: '让对手中剧毒',
};
const STAGES: Readonly<Record<string, string>> = {
  attack: '攻击',
  defense: '防御',
  speed: '速度',
  accuracy: '命中',
  evasion: '闪避',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: '种下种子，每回合吸取对手的HP',
  trap: '把对手困住4～5回合',
  reset: '让所有能力变化复原',
  swap: '和对手互换能力变化',
  rest: '完全恢复，并睡2回合',
  protect: '这一回合护住自己',
  screen: '5回合内让我方受到的伤害减半',
  shatter: '打破对方的屏障',
  halve: '让对手的HP减半',
  ohko: '一击打倒，对等级更高的对手无效',
  leaveAtOne: '至少给对手留1点HP',
  foul: '用对手的攻击来计算伤害',
  sharp: '容易击中要害',
  sleeper: '只对睡着的对手有效',
  focus: '若先受到攻击就会失败',
  rampage: '大闹2～3回合，之后混乱',
  great: '每场对战全队只能用一次的大招',
  recharge: '下一回合必须休息',
  crash: '没打中就失去一半HP',
  sacrifice: '用过后自己倒下',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: '对手有异常状态时威力加倍',
  ownAilment: '自己有异常状态时威力加倍',
  half: '对手的HP只剩一半或更少时威力加倍',
  leaving: '对手换场时抢先打中，威力加倍',
  hidden: '对手用这一属性的招式躲着时威力加倍',
};

const happens = (what: keyof typeof CONDITIONS, chance: number | undefined): string =>
  `${chance === undefined ? '' : '有时会'}${CONDITIONS[what]}`;

function phraseOf(effect: Exclude<MoveEffect, Stage>): string {
  switch (effect.kind) {
    case 'ailment':
      return happens(effect.ailment, effect.chance);
    case 'condition':
      return happens(effect.condition, effect.chance);
    case 'toxic':
      return happens('toxic', effect.chance);
    case 'drain':
      return `按造成伤害的${effect.percent}%恢复自己的HP`;
    case 'recoil':
      return `自己也受到伤害的${effect.percent}%`;
    case 'heal':
      return `恢复${effect.percent}%的HP${effect.bySun === true ? '（烈日下更多，其他天气更少）' : ''}`;
    case 'hits':
      return effect.least < effect.most
        ? `连续打${effect.least}～${effect.most}次`
        : `连续打${effect.least}次`;
    case 'priority':
      return effect.by > 0 ? '抢先出手' : '最后出手';
    case 'fixed':
      return effect.amount === 'level' ? '造成与自己等级相等的伤害' : `总是造成${effect.amount}点伤害`;
    case 'surge':
      return SURGES[effect.when] ?? '';
    case 'cure':
      return effect.whom === 'self' ? '治好自己的异常状态' : '治好全队的异常状态';
    case 'weather':
      return `带来5回合的${WEATHERS[effect.weather]}`;
    case 'charge':
      return `${effect.hide === true ? '先躲1回合' : '先蓄力1回合'}再出手${effect.swiftIn === undefined ? '' : `（${IN[effect.swiftIn]}不用等）`}`;
    case 'sure':
      return effect.in === undefined ? '必定打中' : `${IN[effect.in]}必定打中`;
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
    const whose = first.on === 'user' ? '自己' : '对手';
    const what = group.map(({ stage }) => STAGES[stage] ?? stage).join('和');
    const how = ['', '', '大幅', '极大'][Math.abs(first.by)] ?? '';
    const does = `${how}${first.by > 0 ? '提高' : '降低'}${whose}的${what}`;
    return [first.chance === undefined ? does : `有时会${does}`];
  });
}

/** All effects of a move, in one sentence. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  return phrases.length === 0 ? '只造成伤害。' : `${phrases.join('；')}。`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: '灼伤',
    freeze: '冰冻',
    paralyz: '麻痹',
    poison: '中毒',
    sleep: '睡眠',
    confuse: '混乱',
    flinch: '畏缩',
  },
};
export default words;
