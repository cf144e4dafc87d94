import type { CreatureType } from '../../rules/creatures/types.ts';
import type { Hour } from '../../rules/world/types.ts';

/**
 * What the server counts for each player and day (of UTC): battles won against wild creatures, training partners and
 * leaders, and against a creature of a type; wild creatures met at an hour, that is battles begun; catches, also of
 * species that were new; things and berries picked up; creatures evolved. Steps are counted anyway.
 */
export type Deed =
  | 'steps'
  | 'wild'
  | 'training'
  | 'gym'
  | 'caught'
  | 'newSpecies'
  | 'picked'
  | 'evolved'
  | `beaten:${CreatureType}`
  | `met:${Hour}`;

/** How often each deed was done; those that were not done are missing. */
export type DeedCounts = Readonly<Partial<Record<Deed, number>>>;

/** The sum of several days. */
export function sumOf(days: readonly DeedCounts[]): DeedCounts {
  const sum: Partial<Record<Deed, number>> = {};
  for (const day of days) {
    for (const [deed, count] of Object.entries(day) as [Deed, number][]) sum[deed] = (sum[deed] ?? 0) + count;
  }
  return sum;
}
