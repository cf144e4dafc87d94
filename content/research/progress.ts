import type { ResearchTaskName } from '../../rules/creatures/types.ts';
import { type ResearchStage, STAGES } from './stages.ts';
import { tasksOf } from './tasks.ts';

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
