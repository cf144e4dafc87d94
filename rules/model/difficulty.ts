/** How an opponent chooses: any move, the move with the greatest expected damage, or a round ahead with switches. */
export const DIFFICULTIES = ['random', 'greedy', 'lookahead'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
