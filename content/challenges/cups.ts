import type { Difficulty } from '../../rules/index.ts';

/** A tournament against house teams: an entry, some battles in a row, and a prize for who wins them all. */
export interface Cup {
  /** Coins to enter. */
  readonly entry: number;
  /** Coins for whoever wins every round. */
  readonly prize: number;
  /** Levels of the opponents of each round, in percent of the team's. */
  readonly rounds: readonly number[];
  readonly difficulty: Difficulty;
}

/**
 * The tournaments by their keys, which are stored and never change. Entries and prizes are such that prepared players get
 * about back what they pay (`npm run balance`).
 */
export const cups = {
  hearth: { entry: 300, prize: 430, rounds: [78, 82, 86], difficulty: 'greedy' },
  lantern: {
    entry: 1500,
    prize: 3200,
    rounds: [76, 79, 82, 85],
    difficulty: 'lookahead',
  },
  ember: { entry: 5000, prize: 25_000, rounds: [80, 83, 86, 89], difficulty: 'lookahead' },
} as const satisfies Readonly<Record<string, Cup>>;

export type CupName = keyof typeof cups;
export const CUP_NAMES = Object.keys(cups) as CupName[];

/** Whether there is a tournament of this key. */
export const isCup = (key: string): key is CupName => Object.hasOwn(cups, key);

const TIER = 'cup-';

/** The tier of a battle that belongs to a tournament. It is also stored as the name of the opponent. */
export const tierOfCup = (cup: CupName): string => TIER + cup;

/** The tournament to which a battle of this tier belongs; null if it belongs to none. */
export function cupOfTier(tier: string | null): CupName | null {
  const key = tier?.startsWith(TIER) ? tier.slice(TIER.length) : '';
  return isCup(key) ? key : null;
}

/** A player may enter this many tournaments on a day of UTC. */
export const ENTRIES_A_DAY = 3;

/** Percent of its hp that each creature gets back between two rounds; all else lasts. */
export const CUP_REST = 30;

/** The hp with which a creature enters the next round. @param percent what it has, 1 to 100, the rest included */
export const hpAt = (most: number, percent: number): number =>
  Math.max(1, Math.min(most, Math.floor((most * percent) / 100)));

/** Percent of its hp that a creature has for the next round. @param hp what it had at the end of the last one */
export const restedPercent = (hp: number, most: number): number =>
  Math.min(100, Math.floor((100 * hp) / most) + CUP_REST);
