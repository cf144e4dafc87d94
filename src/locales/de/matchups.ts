import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: 'wirkungslos' },
    0.25: { short: '×¼', long: 'ein Viertel des Schadens' },
    0.5: { short: '×½', long: 'halber Schaden' },
    1: { short: '×1', long: 'normaler Schaden' },
    2: { short: '×2', long: 'sehr effektiv' },
    4: { short: '×4', long: 'ultraeffektiv' },
  },
  nothing: 'Nichts',
  weakTo: 'Schwach gegen',
  resists: 'Hält stand',
  immune: 'Immun gegen',
  strongAgainst: 'Sehr effektiv gegen',
  weakAgainst: 'Wenig effektiv gegen',
  noneAgainst: 'Wirkungslos gegen',
};
export default words;
