/** How hard an opponent thinks: any move, the greatest expected damage, or a round ahead with switches. */
export const THINKING = ['random', 'greedy', 'lookahead'] as const;
export type Thinking = (typeof THINKING)[number];
