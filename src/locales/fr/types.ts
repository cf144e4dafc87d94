import type { typeWords } from '../en/types.ts';

const words: typeof typeWords = {
  normal: 'normal',
  fire: 'feu',
  water: 'eau',
  electric: 'foudre',
  grass: 'plante',
  ice: 'glace',
  fighting: 'combat',
  poison: 'poison',
  ground: 'sol',
  flying: 'vol',
  psychic: 'esprit',
  bug: 'insecte',
  rock: 'roche',
  ghost: 'spectre',
  dragon: 'dragon',
  dark: 'ténèbres',
  steel: 'acier',
  fairy: 'fée',
};
export default words;
