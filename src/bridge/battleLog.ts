import { createStore } from 'zustand/vanilla';
import { logLines } from './logLines.ts';
import type { BattleDetails } from './state.ts';

/** One sentence of the log. */
export interface LogEntry {
  readonly key: number;
  readonly round: number;
  readonly text: string;
}

/** The log of the present battle, oldest first. */
export const battleLog = createStore<readonly LogEntry[]>(() => []);

/** Writes down what happened between two states. */
export function logBattle(before: BattleDetails, after: BattleDetails): void {
  const entries = battleLog.getState();
  const first = (entries.at(-1)?.key ?? 0) + 1;
  const added = logLines(before, after).map((text, index) => ({
    key: first + index,
    round: after.round,
    text,
  }));
  if (added.length > 0) battleLog.setState([...entries, ...added], true);
}

/**
 * Writes down the last round of a battle that is taken up again, where nothing of it is known here. A round in which
 * somebody was sent in is left out: who fought before is no longer to be seen.
 */
export function recallRound(details: BattleDetails): void {
  if (battleLog.getState().length > 0 || details.events.some(({ type }) => type === 'send')) return;
  logBattle(details, details);
}

/** Begins an empty log, for another battle. */
export function clearLog(): void {
  battleLog.setState([], true);
}
