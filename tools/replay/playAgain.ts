import { type BattleState, bookHash, type RuleBook, replay } from '../../rules/index.ts';
import type { BattleRecord } from './record.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const brief = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The differences of two JSON values, as `player.fighters.0.hp: 12, stored 10`. The order of keys does not count. */
function differences(again: unknown, stored: unknown, path = ''): string[] {
  if (!isObject(again) || !isObject(stored)) {
    return Object.is(again, stored) ? [] : [`${path}: ${brief(again)}, stored ${brief(stored)}`];
  }
  const keys = [...new Set([...Object.keys(again), ...Object.keys(stored)])];
  return keys.flatMap((key) => differences(again[key], stored[key], path === '' ? key : `${path}.${key}`));
}

export interface Replay {
  /** From the start to the last choice that could be played. */
  readonly states: readonly BattleState[];
  /** Differences from the stored state; empty if the battle ends the same. */
  readonly problems: readonly string[];
  /** Whether the rule book is the one that the battle began with; null if the record does not say. */
  readonly sameBook: boolean | null;
}

function play(book: RuleBook, { setup, choices }: BattleRecord, states: BattleState[]): string | null {
  try {
    for (const state of replay(book, setup, choices)) states.push(state);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** Replays a stored battle from its setup and choices, and compares the last state with the stored one. */
export function playAgain(book: RuleBook, record: BattleRecord): Replay {
  const states: BattleState[] = [];
  const refusal = play(book, record, states);
  const problems = refusal === null ? differences(states.at(-1), record.state) : [refusal];
  return { states, problems, sameBook: record.book === null ? null : record.book === bookHash(book) };
}
