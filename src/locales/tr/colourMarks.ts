import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: 'No',
    fire: 'At',
    water: 'Su',
    electric: 'El',
    grass: 'Bi',
    ice: 'Bz',
    fighting: 'Dö',
    poison: 'Ze',
    ground: 'To',
    flying: 'Uç',
    psychic: 'Ps',
    bug: 'Bö',
    rock: 'Ka',
    ghost: 'Ha',
    dragon: 'Ej',
    dark: 'Gö',
    steel: 'Çe',
    fairy: 'Pe',
  },
  bars: { high: '● Y', half: '◆ O', low: '▼ D' },
  kinds: { 2: 'K', 3: 'P' },
  tiers: { gold: '★ A', silver: '◆ G', bronze: '● B' },
};
export default words;
