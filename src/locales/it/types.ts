import type { typeWords } from '../en/types.ts';

const words: typeof typeWords = {
  normal: 'normale',
  fire: 'fuoco',
  water: 'acqua',
  electric: 'elettro',
  grass: 'erba',
  ice: 'ghiaccio',
  fighting: 'lotta',
  poison: 'veleno',
  ground: 'terra',
  flying: 'volante',
  psychic: 'psico',
  bug: 'insetto',
  rock: 'roccia',
  ghost: 'spettro',
  dragon: 'drago',
  dark: 'buio',
  steel: 'acciaio',
  fairy: 'fata',
};
export default words;
