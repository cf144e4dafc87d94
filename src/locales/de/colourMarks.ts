import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: 'No',
    fire: 'Fe',
    water: 'Wa',
    electric: 'El',
    grass: 'Pf',
    ice: 'Ei',
    fighting: 'Ka',
    poison: 'Gi',
    ground: 'Bo',
    flying: 'Fl',
    psychic: 'Ps',
    bug: 'Kä',
    rock: 'Gs',
    ghost: 'Ge',
    dragon: 'Dr',
    dark: 'Sc',
    steel: 'St',
    fairy: 'Fy',
  },
  bars: { high: '● H', half: '◆ M', low: '▼ N' },
  kinds: { 2: 'D', 3: 'S' },
  tiers: { gold: '★ G', silver: '◆ S', bronze: '● B' },
};
export default words;
