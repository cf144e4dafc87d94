import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: '没有效果' },
    0.25: { short: '×¼', long: '四分之一的伤害' },
    0.5: { short: '×½', long: '一半的伤害' },
    1: { short: '×1', long: '普通伤害' },
    2: { short: '×2', long: '效果绝佳' },
    4: { short: '×4', long: '效果超绝' },
  },
  nothing: '没有',
  weakTo: '弱点',
  resists: '抵抗',
  immune: '免疫',
  strongAgainst: '效果绝佳',
  weakAgainst: '效果不佳',
  noneAgainst: '没有效果',
};
export default words;
