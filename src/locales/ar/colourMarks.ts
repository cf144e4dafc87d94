import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: 'عا',
    fire: 'نا',
    water: 'ما',
    electric: 'كه',
    grass: 'عش',
    ice: 'جل',
    fighting: 'قت',
    poison: 'سم',
    ground: 'أر',
    flying: 'طي',
    psychic: 'نف',
    bug: 'حش',
    rock: 'صخ',
    ghost: 'شب',
    dragon: 'تن',
    dark: 'ظل',
    steel: 'فو',
    fairy: 'جن',
  },
  bars: { high: '● ع', half: '◆ و', low: '▼ م' },
  kinds: { 2: 'د', 3: 'ل' },
  tiers: { gold: '★ ذ', silver: '◆ ف', bronze: '● ب' },
};
export default words;
