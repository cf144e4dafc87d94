import type { typeWords } from '../en/types.ts';

const words: typeof typeWords = {
  normal: 'normal',
  fire: 'ateş',
  water: 'su',
  electric: 'elektrik',
  grass: 'bitki',
  ice: 'buz',
  fighting: 'dövüş',
  poison: 'zehir',
  ground: 'toprak',
  flying: 'uçan',
  psychic: 'psişik',
  bug: 'böcek',
  rock: 'kaya',
  ghost: 'hayalet',
  dragon: 'ejderha',
  dark: 'gölge',
  steel: 'çelik',
  fairy: 'peri',
};
export default words;
