import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: '効果なし' },
    0.25: { short: '×¼', long: 'ダメージ4分の1' },
    0.5: { short: '×½', long: 'ダメージ半分' },
    1: { short: '×1', long: 'ふつうのダメージ' },
    2: { short: '×2', long: '効果ばつぐん' },
    4: { short: '×4', long: '効果超ばつぐん' },
  },
  nothing: 'なし',
  weakTo: '苦手なタイプ',
  resists: '効きにくいタイプ',
  immune: '効かないタイプ',
  strongAgainst: '効果ばつぐんの相手',
  weakAgainst: '効果いまひとつの相手',
  noneAgainst: '効果のない相手',
};
export default words;
