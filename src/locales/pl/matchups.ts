import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: 'nie działa' },
    0.25: { short: '×¼', long: 'ćwierć obrażeń' },
    0.5: { short: '×½', long: 'połowa obrażeń' },
    1: { short: '×1', long: 'zwykłe obrażenia' },
    2: { short: '×2', long: 'bardzo skuteczne' },
    4: { short: '×4', long: 'ultraskuteczne' },
  },
  nothing: 'Nic',
  weakTo: 'Wrażliwość',
  resists: 'Odporność',
  immune: 'Pełna odporność',
  strongAgainst: 'Bardzo skuteczne na',
  weakAgainst: 'Mało skuteczne na',
  noneAgainst: 'Nie działa na',
};
export default words;
