import { questLines } from './list.ts';
import type { LineTask } from './types.ts';

/** Under what it is noted that a player was somewhere and did something there: what, and the id of the person, sign or map. */
export type Visit = `${'talk' | 'read' | 'drink'}:${string}`;

/** What must be noted for a task; null for one that is counted from something else. */
export function visitOf(task: LineTask): Visit | null {
  if ('talk' in task) return `talk:${task.talk}`;
  if ('read' in task) return `read:${task.read}`;
  return 'drink' in task ? `drink:${task.drink}` : null;
}

const asked: ReadonlySet<Visit> = new Set(
  questLines.flatMap(({ steps }) => steps.flatMap(({ task }) => visitOf(task) ?? [])),
);

/** Whether a step of a line asks for this. Nothing else is noted, so a player has at most as many rows as there are such steps. */
export const isAskedFor = (visit: Visit): boolean => asked.has(visit);
