/**
 * A few numbers about the world, for pages that show them and should load neither all species nor the leaders, whose
 * teams are secret. All of them follow from the catalogues; the test beside this file reports outdated ones.
 */
export const worldFacts = {
  /** Species of the Pokedex. */
  species: 166,
  legends: 4,
  /** Levels at which the first and the last species evolve. */
  evolving: { least: 16, most: 48 },
  /** Catch rates of the species that is hardest to catch, of the median species and of the easiest one. */
  catchRate: { hardest: 10, middle: 70, easiest: 235 },
  regions: ['Greenreach', 'Harkmoor', 'Scattersea', 'Overcloud', 'Fourlight'],
  /** Leaders and champions of all regions. */
  gyms: 45,
  leadersOfRegion: 8,
  /** Coins for the first victory over a gym: lowest and highest. */
  gymCoins: { least: 150, most: 6400 },
  /** Creatures of a leader's team. */
  gymTeam: { least: 3, most: 6 },
} as const;
