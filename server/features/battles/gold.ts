import type { Game, GoldTierName } from '../../shared/game.ts';

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

/**
 * Coins for winning a gold battle. Levels end at 100, so the opponents of a high team may be lower than their tier
 * wants: then the multiple is that of the highest tier whose levels they do reach, all together.
 */
export function goldPrize(
  tiers: Game['goldTiers'],
  tier: GoldTierName,
  team: readonly Levelled[],
  opponents: readonly Levelled[],
): number {
  const { stake, raise } = tiers[tier];
  const reached = (100 * sum(opponents)) / sum(team);
  const multiples = Object.values(tiers)
    .filter((one) => one.raise <= raise && goldPercent(one, team.length) <= reached)
    .map(({ multiple }) => multiple);
  return stake * Math.max(1, ...multiples);
}
