import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: 'No',
    fire: 'Fe',
    water: 'Ea',
    electric: 'Fd',
    grass: 'Pl',
    ice: 'Gl',
    fighting: 'Co',
    poison: 'Po',
    ground: 'So',
    flying: 'Vo',
    psychic: 'Es',
    bug: 'In',
    rock: 'Ro',
    ghost: 'Sp',
    dragon: 'Dr',
    dark: 'Té',
    steel: 'Ac',
    fairy: 'Fé',
  },
  bars: { high: '● H', half: '◆ M', low: '▼ B' },
  kinds: { 2: 'S', 3: 'C' },
  tiers: { gold: '★ O', silver: '◆ A', bronze: '● B' },
};
export default words;
