import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: 'nessun effetto' },
    0.25: { short: '×¼', long: 'un quarto del danno' },
    0.5: { short: '×½', long: 'metà danno' },
    1: { short: '×1', long: 'danno normale' },
    2: { short: '×2', long: 'superefficace' },
    4: { short: '×4', long: 'ultraefficace' },
  },
  nothing: 'Niente',
  weakTo: 'Teme',
  resists: 'Resiste a',
  immune: 'Immune a',
  strongAgainst: 'Superefficace contro',
  weakAgainst: 'Poco efficace contro',
  noneAgainst: 'Nessun effetto su',
};
export default words;
