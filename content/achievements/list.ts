/** What achievements are about: each is a ladder of one to three ranks, and the shape of its medals. */
export const FIELDS = [
  'species',
  'types',
  'evolved',
  'shiny',
  'dark',
  'sketches',
  'studies',
  'level',
  'badges',
  'champions',
  'wild',
  'users',
  'gold',
  'training',
  'trades',
  'maps',
  'names',
] as const;
export type AchievementField = (typeof FIELDS)[number];

/** The metals of the medals, the lowest first. */
export const RANKS = ['copper', 'silver', 'gold'] as const;
export type Rank = (typeof RANKS)[number];

/** How much of a field each rank asks for. None asks for an unbroken streak, for coins or for anything bought. */
const GOALS: Readonly<Record<AchievementField, Readonly<Partial<Record<Rank, number>>>>> = {
  species: { copper: 10, silver: 50, gold: 120 },
  types: { copper: 6, silver: 12, gold: 18 },
  evolved: { copper: 3, silver: 15, gold: 40 },
  shiny: { copper: 1, silver: 5, gold: 15 },
  dark: { copper: 1, silver: 5, gold: 15 },
  sketches: { copper: 10, silver: 50, gold: 150 },
  studies: { copper: 1, silver: 10, gold: 50 },
  level: { copper: 25, silver: 50, gold: 100 },
  badges: { copper: 3, silver: 12, gold: 40 },
  champions: { silver: 1, gold: 5 },
  wild: { copper: 10, silver: 100, gold: 500 },
  users: { copper: 5, silver: 25, gold: 100 },
  gold: { copper: 3, silver: 15, gold: 50 },
  training: { copper: 10, silver: 100 },
  trades: { copper: 1, silver: 10, gold: 40 },
  maps: { copper: 5, silver: 12 },
  names: { silver: 6 },
};

export interface Achievement {
  /** AchievementField and rank, such as `species-copper`. */
  readonly id: string;
  readonly field: AchievementField;
  readonly rank: Rank;
  /** What the count of the field must reach. */
  readonly goal: number;
}

/** All achievements, in the order of their fields, the lower ranks first. */
export const achievements: readonly Achievement[] = FIELDS.flatMap((field) =>
  RANKS.flatMap((rank) => {
    const goal = GOALS[field][rank];
    return goal === undefined ? [] : [{ id: `${field}-${rank}`, field, rank, goal }];
  }),
);

/** The highest goal of a field. */
export const highestGoal = (field: AchievementField): number => Math.max(...Object.values(GOALS[field]));
