import type { Difficulty } from '../../rules/index.ts';

/** What a gold battle costs and pays, and how strong its opponents are. */
export interface GoldTier {
  /** Coins paid at the start. */
  readonly stake: number;
  /** A victory pays the stake times this; more for a higher raise. */
  readonly multiple: number;
  /** Percent by which the opponent's level is above that of a single creature, 0 or more; less for larger teams. */
  readonly raise: number;
  /** Difficulty of the opponents. */
  readonly difficulty: Difficulty;
  /**
   * Victories in a hundred of a trainer who always uses the attack with the greatest expected damage; a test measures
   * them. Odds times multiple stay below 100: only a better player gains coins in the long run. `npm run balance` measures
   * what prepared players get back, which is a little more than they stake.
   */
  readonly odds: number;
}

/** The tiers of the gold battle, keyed as in the API. */
export const goldTiers = {
  bronze: { stake: 100, multiple: 1.25, raise: 0, difficulty: 'random', odds: 74 },
  silver: { stake: 500, multiple: 2.5, raise: 5, difficulty: 'greedy', odds: 23 },
  gold: { stake: 2000, multiple: 5, raise: 10, difficulty: 'lookahead', odds: 13 },
} as const satisfies Record<string, GoldTier>;
