import type { typeWords } from '../en/types.ts';

const words: typeof typeWords = {
  normal: 'عادي',
  fire: 'نار',
  water: 'ماء',
  electric: 'كهرباء',
  grass: 'عشب',
  ice: 'جليد',
  fighting: 'قتال',
  poison: 'سم',
  ground: 'أرض',
  flying: 'طيران',
  psychic: 'نفسي',
  bug: 'حشرات',
  rock: 'صخر',
  ghost: 'أشباح',
  dragon: 'تنين',
  dark: 'ظلام',
  steel: 'فولاذ',
  fairy: 'جنيات',
};
export default words;
