import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: 'No',
    fire: 'Fu',
    water: 'Ag',
    electric: 'El',
    grass: 'Pl',
    ice: 'Hi',
    fighting: 'Lu',
    poison: 'Ve',
    ground: 'Ti',
    flying: 'Vo',
    psychic: 'Ps',
    bug: 'Bi',
    rock: 'Ro',
    ghost: 'Fa',
    dragon: 'Dr',
    dark: 'Si',
    steel: 'Ac',
    fairy: 'Ha',
  },
  bars: { high: '● A', half: '◆ M', low: '▼ B' },
  kinds: { 2: 'O', 3: 'B' },
  tiers: { gold: '★ O', silver: '◆ P', bronze: '● B' },
};
export default words;
