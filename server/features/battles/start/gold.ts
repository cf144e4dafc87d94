import type { Difficulty } from '../../../../rules/index.ts';
import type { Game, GoldTierName } from '../../../domain/game.ts';

interface Levelled {
  readonly level: number;
}

const sum = (side: readonly Levelled[]): number => side.reduce((total, { level }) => total + level, 0);

/**
 * Opponents' levels in percent of the levels of a team with so many creatures. An advantage tells more the longer
 * the fight, so the raise is divided by the root of the team's size: the odds stay about the same.
 */
export const goldPercent = ({ raise }: { readonly raise: number }, size: number): number =>
  100 + raise / Math.sqrt(size);

/** What a gold battle comes to: coins for winning it, and how hard its opponents think. */
interface Terms {
  readonly prize: number;
  readonly difficulty: Difficulty;
}

/**
 * The terms of a gold battle. Levels end at 100, so the opponents of a high team may be lower than their tier wants:
 * then multiple and difficulty are those of the highest tier whose levels they do reach, all together.
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
