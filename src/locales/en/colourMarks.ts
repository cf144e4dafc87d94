import { texts } from '../texts.ts';

/** A letter, mostly with a shape, for every colour that means something. Shown if the player has asked for these marks. */
export const colourMarks = texts('colourMarks', {
  types: {
    normal: 'No',
    fire: 'Fi',
    water: 'Wa',
    electric: 'El',
    grass: 'Gr',
    ice: 'Ic',
    fighting: 'Fg',
    poison: 'Po',
    ground: 'Gd',
    flying: 'Fl',
    psychic: 'Ps',
    bug: 'Bu',
    rock: 'Ro',
    ghost: 'Gh',
    dragon: 'Dr',
    dark: 'Da',
    steel: 'St',
    fairy: 'Fa',
  },
  /** Hit points and chances: high, middle, low. */
  bars: { high: '● H', half: '◆ M', low: '▼ L' },
  /** Dark and shiny, beside moon and star. */
  kinds: { 2: 'D', 3: 'S' },
  tiers: { gold: '★ G', silver: '◆ S', bronze: '● B' },
});
