/**
 * The world in a few numbers, for pages that tell of it and need not bring every species along, nor the leaders, whose
 * teams are a secret. All of them follow from the catalogues; the test beside this file says which one is out of date.
 */
export const worldFacts = {
  /** Species of the Pokedex. */
  species: 166,
  legends: 4,
  /** Levels at which the first and the last species evolve. */
  evolving: { least: 16, most: 48 },
  /** Catch rates: of the species that is the hardest to catch, of the one in the middle, of the easiest one. */
  catchRate: { hardest: 10, middle: 70, easiest: 235 },
  regions: ['Greenreach', 'Harkmoor', 'Scattersea', 'Overcloud', 'Fourlight'],
  /** Leaders and champions of all regions. */
  gyms: 45,
  leadersOfRegion: 8,
  /** Coins for the first victory over a gym: the least and the most. */
  gymCoins: { least: 150, most: 10_000 },
  /** Creatures of a leader's team. */
  gymTeam: { least: 3, most: 6 },
} as const;
