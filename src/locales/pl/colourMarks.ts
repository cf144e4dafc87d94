import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: 'No',
    fire: 'Og',
    water: 'Wo',
    electric: 'Pr',
    grass: 'Ro',
    ice: 'Ló',
    fighting: 'Wa',
    poison: 'Tr',
    ground: 'Zi',
    flying: 'Lo',
    psychic: 'Um',
    bug: 'Ow',
    rock: 'Sk',
    ghost: 'Du',
    dragon: 'Sm',
    dark: 'Ci',
    steel: 'St',
    fairy: 'Wr',
  },
  bars: { high: '● W', half: '◆ Ś', low: '▼ N' },
  kinds: { 2: 'M', 3: 'L' },
  tiers: { gold: '★ Z', silver: '◆ S', bronze: '● B' },
};
export default words;
