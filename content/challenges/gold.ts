/** What a gold battle costs and pays, and how strong its opponents are. */
export interface GoldTier {
  /** Coins paid at the start. */
  readonly stake: number;
  /** The stake times this is paid for a victory. */
  readonly multiple: number;
  /** Opponents' levels in percent of the team's. */
  readonly levels: number;
  /**
   * Victories in a hundred of a trainer who always takes the attack that promises most, measured by the test
   * beside this file. Odds times multiple stay below 100: only who plays better than that gains in the long run.
   */
  readonly odds: number;
}

/** The tiers of the gold battle, keyed as on the wire. */
export const goldTiers = {
  bronze: { stake: 100, multiple: 1.5, levels: 95, odds: 60 },
  silver: { stake: 500, multiple: 2, levels: 105, odds: 40 },
  gold: { stake: 2000, multiple: 4, levels: 115, odds: 20 },
} as const satisfies Record<string, GoldTier>;
