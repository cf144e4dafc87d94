import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: 'sin efecto' },
    0.25: { short: '×¼', long: 'un cuarto del daño' },
    0.5: { short: '×½', long: 'la mitad del daño' },
    1: { short: '×1', long: 'daño normal' },
    2: { short: '×2', long: 'muy eficaz' },
    4: { short: '×4', long: 'ultraeficaz' },
  },
  nothing: 'Nada',
  weakTo: 'Débil a',
  resists: 'Resiste',
  immune: 'Inmune a',
  strongAgainst: 'Muy eficaz contra',
  weakAgainst: 'Poco eficaz contra',
  noneAgainst: 'Sin efecto en',
};
export default words;
