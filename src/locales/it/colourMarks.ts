import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: 'No',
    fire: 'Fu',
    water: 'Aq',
    electric: 'El',
    grass: 'Er',
    ice: 'Gh',
    fighting: 'Lo',
    poison: 'Ve',
    ground: 'Te',
    flying: 'Vo',
    psychic: 'Ps',
    bug: 'In',
    rock: 'Ro',
    ghost: 'Sp',
    dragon: 'Dr',
    dark: 'Bu',
    steel: 'Ac',
    fairy: 'Fa',
  },
  bars: { high: '● A', half: '◆ M', low: '▼ B' },
  kinds: { 2: 'O', 3: 'L' },
  tiers: { gold: '★ O', silver: '◆ A', bronze: '● B' },
};
export default words;
