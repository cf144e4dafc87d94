import type { typeWords } from '../en/types.ts';

const words: typeof typeWords = {
  normal: 'normalny',
  fire: 'ogień',
  water: 'woda',
  electric: 'prąd',
  grass: 'roślina',
  ice: 'lód',
  fighting: 'walka',
  poison: 'trucizna',
  ground: 'ziemia',
  flying: 'lot',
  psychic: 'umysł',
  bug: 'owad',
  rock: 'skała',
  ghost: 'duch',
  dragon: 'smok',
  dark: 'cień',
  steel: 'stal',
  fairy: 'wróżka',
};
export default words;
