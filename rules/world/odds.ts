import { levelsAt, livingAt, NO_LUCK, weightFor, weightOf } from './living.ts';
import type { Luck, Spot, Tier, Wilds } from './types.ts';

/** How often a species is met at a spot. */
export interface Odds {
  readonly species: string;
  readonly tier: Tier;
  /** Percent of the encounters there, with one decimal. The sum may differ from 100 because of the rounding. */
  readonly percent: number;
  /** Lowest and highest, both included. */
  readonly levels: readonly [least: number, most: number];
}

/** The species that can come at a spot and how often, the most frequent first. Empty if there are none. */
export function oddsAt(wilds: Wilds, spot: Spot, luck: Luck = NO_LUCK): readonly Odds[] {
  const living = livingAt(wilds, spot);
  const total = weightOf(living, luck);
  return living
    .map((entry) => ({
      species: entry.species,
      tier: entry.tier,
      percent: Math.round((1000 * weightFor(entry.tier, luck)) / total) / 10,
      levels: levelsAt(wilds, entry, spot.distance),
    }))
    .sort((one, other) => other.percent - one.percent);
}
