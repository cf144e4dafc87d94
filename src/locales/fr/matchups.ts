import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: 'sans effet' },
    0.25: { short: '×¼', long: 'un quart des dégâts' },
    0.5: { short: '×½', long: 'moitié des dégâts' },
    1: { short: '×1', long: 'dégâts normaux' },
    2: { short: '×2', long: 'super efficace' },
    4: { short: '×4', long: 'ultra efficace' },
  },
  nothing: 'Rien',
  weakTo: 'Craint',
  resists: 'Résiste à',
  immune: 'Insensible à',
  strongAgainst: 'Super efficace contre',
  weakAgainst: 'Peu efficace contre',
  noneAgainst: 'Sans effet sur',
};
export default words;
