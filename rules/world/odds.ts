import { levelsAt, livingAt, NO_LUCK, weightFor, weightOf } from './living.ts';
import type { Luck, Spot, Tier, Wilds } from './types.ts';

/** How often a species comes at a spot. */
export interface Odds {
  readonly species: string;
  readonly tier: Tier;
  /** Of the encounters there, with one decimal; what rounding takes or gives, the sum does not have. */
  readonly percent: number;
  /** Both included. */
  readonly levels: readonly [least: number, most: number];
}

/** Who can come at a spot of a map and how often, the most frequent first. Empty where nothing lives. */
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
