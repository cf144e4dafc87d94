import type { ResearchTaskName } from '../../rules/creatures/types.ts';
import { tasksOf } from './tasks.ts';

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

/** How often each task was done. */
export type ResearchCounts = Readonly<Partial<Record<ResearchTaskName, number>>>;

/** How many tasks of a species are done. */
export const doneOf = (species: string, counts: ResearchCounts): number =>
  tasksOf(species).filter(({ task, goal }) => (counts[task] ?? 0) >= goal).length;

/**
 * The stage whose page can be written next; undefined if there is none, or if too few tasks are done.
 * @param written number of the stages that are written, 0 or more
 */
export function dueStage(
  species: string,
  counts: ResearchCounts,
  written: number,
): ResearchStage | undefined {
  const next = STAGES[written];
  return next && doneOf(species, counts) >= next.tasks ? next : undefined;
}
