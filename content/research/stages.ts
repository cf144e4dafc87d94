/** A page of research: how many of a species' tasks it takes, and what it pays. */
export interface ResearchStage {
  readonly tasks: number;
  /** Coins. */
  readonly coins: number;
}

/**
 * First a sketch, then a study. No stage takes all tasks: who never trades, or never meets a dark or shiny one, gets
 * there as well.
 */
export const STAGES: readonly [sketch: ResearchStage, study: ResearchStage] = [
  { tasks: 2, coins: 40 },
  { tasks: 4, coins: 120 },
];
/** The stage of a species whose study is written. */
export const STUDIED = STAGES.length;
