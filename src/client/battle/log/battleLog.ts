import type { BattleDetails } from '../../../bridge/state.ts';
import { logLines } from './logLines.ts';

/** One sentence of the log. */
export interface LogEntry {
  readonly key: number;
  readonly round: number;
  readonly text: string;
}

/** One reply of the server: the state before, and the state after with its events. */
export interface LogStep {
  readonly before: BattleDetails;
  readonly after: BattleDetails;
}

/** The log of a battle, oldest entry first, for the states that are known. */
export function logOf(states: readonly BattleDetails[]): readonly LogEntry[] {
  return stepsOf(states)
    .flatMap(({ before, after }) => logLines(before, after).map((text) => ({ round: after.round, text })))
    .map((line, key) => ({ key, ...line }));
}

/**
 * The steps from state to state. After a gap, a step in which a creature was sent in is left out, because it is
 * unknown which creature fought before.
 */
export function stepsOf(states: readonly BattleDetails[]): readonly LogStep[] {
  return states.flatMap((after, index) => {
    const before = states[index - 1];
    if (before && isNext(before, after)) return [{ before, after }];
    const isDim = after.round > 0 && after.events.some(({ type }) => type === 'send');
    return isDim ? [] : [{ before: after, after }];
  });
}

/** Whether no events can be missing between two states. */
function isNext(before: BattleDetails, after: BattleDetails): boolean {
  if (after.round === before.round) return true;
  return after.round === before.round + 1 && before.page === 'battle';
}
