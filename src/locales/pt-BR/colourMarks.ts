import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: 'No',
    fire: 'Fo',
    water: 'Ág',
    electric: 'El',
    grass: 'Pl',
    ice: 'Ge',
    fighting: 'Lu',
    poison: 'Ve',
    ground: 'Te',
    flying: 'Vo',
    psychic: 'Ps',
    bug: 'In',
    rock: 'Pe',
    ghost: 'Ft',
    dragon: 'Dr',
    dark: 'Nt',
    steel: 'Aç',
    fairy: 'Fd',
  },
  bars: { high: '● A', half: '◆ M', low: '▼ B' },
  kinds: { 2: 'S', 3: 'B' },
  tiers: { gold: '★ O', silver: '◆ P', bronze: '● B' },
};
export default words;
