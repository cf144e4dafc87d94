import type { output } from 'zod/mini';
import { battleRecord } from '../../contract/operations.ts';
import type { BattleSetup, BattleState, Choice } from '../../rules/index.ts';

/** A battle as `npm run admin -- battle` writes it. */
export interface BattleRecord {
  /** Hash of the rule book that the battle began with; null for old battles. */
  readonly book: string | null;
  /** Version of the game that wrote the file. */
  readonly version: string;
  readonly player: string;
  readonly startedAt: string;
  readonly setup: BattleSetup;
  readonly choices: readonly Choice[];
  readonly state: BattleState;
}

const looksRight = ({ setup, state }: output<typeof battleRecord.reply>): boolean =>
  ['kind', 'team', 'opponents', 'dice'].every((key) => key in setup) &&
  ['page', 'round', 'dice', 'player', 'opponent', 'events'].every((key) => key in state);

/**
 * Reads the text of a file. The content of setup, choices and state is checked only by playing it.
 * @throws SyntaxError if it is not JSON, RangeError if it is not a record
 */
export function readRecord(text: string): BattleRecord {
  const read = battleRecord.reply.safeParse(JSON.parse(text));
  if (!read.success || !looksRight(read.data)) throw new RangeError('This is no record of a battle');
  return read.data as unknown as BattleRecord;
}
