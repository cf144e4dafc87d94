import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: 'sem efeito' },
    0.25: { short: '×¼', long: 'um quarto do dano' },
    0.5: { short: '×½', long: 'metade do dano' },
    1: { short: '×1', long: 'dano normal' },
    2: { short: '×2', long: 'supereficaz' },
    4: { short: '×4', long: 'ultraeficaz' },
  },
  nothing: 'Nada',
  weakTo: 'Fraco contra',
  resists: 'Resiste a',
  immune: 'Imune a',
  strongAgainst: 'Supereficaz contra',
  weakAgainst: 'Pouco eficaz contra',
  noneAgainst: 'Sem efeito em',
};
export default words;
