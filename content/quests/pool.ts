import { CREATURE_TYPES } from '../../rules/creatures/types.ts';
import type { Deed } from './deeds.ts';

/** What a finished quest gives: coins, and items of the mart. */
export interface Reward {
  /** Whole coins, 1 or more. */
  readonly coins: number;
  readonly item?: { readonly key: string; readonly count: number };
}

/** Something to do within a day or a week. */
export interface Quest extends Reward {
  /** Lowercase words and numbers. Stored with each reward that was taken, so it never changes. */
  readonly id: string;
  /** Quests of one day are of different families. */
  readonly family: string;
  readonly deed: Deed;
  /** How often, 1 or more. */
  readonly goal: number;
  /** Leaders whom a player must have beaten before the day or week for it to be given this quest. Default: none. */
  readonly badges?: number;
}

const quest = (id: string, deed: Deed, goal: number, coins: number, more: Partial<Quest> = {}): Quest => ({
  id,
  family: id.replace(/-\d+$/, ''),
  deed,
  goal,
  coins,
  ...more,
});

/** What days may ask for. Everybody can do those without badges on the first map, alone and within minutes. */
export const dailyPool: readonly Quest[] = [
  quest('walk-120', 'steps', 120, 60),
  quest('walk-300', 'steps', 300, 90),
  quest('wild-3', 'wild', 3, 70),
  quest('wild-6', 'wild', 6, 110),
  quest('catch-1', 'caught', 1, 80),
  quest('catch-3', 'caught', 3, 120),
  quest('dawn-1', 'met:dawn', 1, 80, { family: 'hour' }),
  quest('dusk-1', 'met:dusk', 1, 80, { family: 'hour' }),
  quest('night-2', 'met:night', 2, 90, { family: 'hour' }),
  quest('spar-2', 'training', 2, 70),
  quest('spar-4', 'training', 4, 110),
  ...CREATURE_TYPES.map((type) =>
    quest(`type-${type}`, `beaten:${type}` as const, 2, 90, { family: 'type' }),
  ),
  quest('pick-1', 'picked', 1, 60),
  quest('new-1', 'newSpecies', 1, 110, { badges: 1 }),
  quest('gym-1', 'gym', 1, 100, { badges: 1 }),
  quest('evolve-1', 'evolved', 1, 120, { badges: 2 }),
];

/** What weeks may ask for. */
export const weeklyPool: readonly Quest[] = [
  quest('week-wild-25', 'wild', 25, 400, { item: { key: 'gball', count: 2 } }),
  quest('week-catch-8', 'caught', 8, 450, { item: { key: 'uball', count: 1 } }),
  quest('week-walk-1500', 'steps', 1500, 350, { item: { key: 'nball', count: 4 } }),
  quest('week-spar-15', 'training', 15, 400, { item: { key: 'gball', count: 2 } }),
  quest('week-night-8', 'met:night', 8, 350, { item: { key: 'gball', count: 2 } }),
  quest('week-gym-4', 'gym', 4, 450, { badges: 3, item: { key: 'uball', count: 1 } }),
  quest('week-new-5', 'newSpecies', 5, 450, { badges: 3, item: { key: 'uball', count: 1 } }),
];
