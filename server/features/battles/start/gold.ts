import type { Difficulty } from '../../../../rules/index.ts';
import type { Game, GoldTierName } from '../../../domain/game.ts';

interface Levelled {
  readonly level: number;
}

const sum = (side: readonly Levelled[]): number => side.reduce((total, { level }) => total + level, 0);

/**
 * Levels of the opponents in percent of the team's levels. A level advantage matters more in a longer fight, so the
 * raise is divided by the square root of the team's size: the chance to win stays about the same.
 */
export const goldPercent = ({ raise }: { readonly raise: number }, size: number): number =>
  100 + raise / Math.sqrt(size);

/** Prize of a gold battle in coins, and difficulty of its opponents. */
interface Terms {
  readonly prize: number;
  readonly difficulty: Difficulty;
}

/**
 * The terms of a gold battle. Levels end at 100, so the opponents of a strong team may be weaker than the tier
 * demands. Then multiple and difficulty are those of the highest tier whose levels the opponents reach in total.
 */
export function goldTerms(
  tiers: Game['goldTiers'],
  tier: GoldTierName,
  team: readonly Levelled[],
  opponents: readonly Levelled[],
): Terms {
  const { stake, raise } = tiers[tier];
  const reached = (100 * sum(opponents)) / sum(team);
  const reachable = Object.values(tiers)
    .filter((one) => one.raise <= raise && goldPercent(one, team.length) <= reached)
    .toSorted((one, other) => one.raise - other.raise);
  const { multiple, difficulty } = reachable.at(-1) ?? { multiple: 1, difficulty: 'random' };
  return { prize: stake * multiple, difficulty };
}
