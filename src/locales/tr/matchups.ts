import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: 'etkisiz' },
    0.25: { short: '×¼', long: 'hasarın dörtte biri' },
    0.5: { short: '×½', long: 'hasarın yarısı' },
    1: { short: '×1', long: 'normal hasar' },
    2: { short: '×2', long: 'çok etkili' },
    4: { short: '×4', long: 'ultra etkili' },
  },
  nothing: 'Hiçbiri',
  weakTo: 'Zayıf olduğu',
  resists: 'Dirençli olduğu',
  immune: 'Bağışık olduğu',
  strongAgainst: 'Çok etkili olduğu',
  weakAgainst: 'Az etkili olduğu',
  noneAgainst: 'Etkisiz olduğu',
};
export default words;
