import { texts } from '../texts.ts';

/** How effective types are against each other, as signs and in words. */
export const matchupWords = texts('matchups', {
  marks: {
    0: { short: '×0', long: 'no effect' },
    0.25: { short: '×¼', long: 'a quarter of the damage' },
    0.5: { short: '×½', long: 'half the damage' },
    1: { short: '×1', long: 'normal damage' },
    2: { short: '×2', long: 'super effective' },
    4: { short: '×4', long: 'ultra effective' },
  },
  nothing: 'Nothing',
  weakTo: 'Weak to',
  resists: 'Resists',
  immune: 'Immune to',
  strongAgainst: 'Super effective against',
  weakAgainst: 'Not very effective against',
  noneAgainst: 'No effect on',
});
