import type { typeWords } from '../en/types.ts';

const words: typeof typeWords = {
  normal: 'ノーマル',
  fire: 'ほのお',
  water: 'みず',
  electric: 'でんき',
  grass: 'くさ',
  ice: 'こおり',
  fighting: 'かくとう',
  poison: 'どく',
  ground: 'じめん',
  flying: 'ひこう',
  psychic: 'ふしぎ',
  bug: 'むし',
  rock: 'いわ',
  ghost: 'おばけ',
  dragon: 'りゅう',
  dark: 'かげ',
  steel: 'はがね',
  fairy: 'ようせい',
};
export default words;
