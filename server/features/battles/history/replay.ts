import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ReplyOf } from '../../../../contract/call.ts';
import { type getReplay, REPLAY_STEPS } from '../../../../contract/journal.ts';
import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import { type BattleState, type Choice, ChoiceRefused, replay } from '../../../../rules/index.ts';
import type { StoredSetup } from '../../../database/schema.ts';
import type { Game } from '../../../domain/game.ts';
import { isOpen, type ProfileRow } from '../../../domain/players/profile.ts';
import { Turns } from '../../../http/calls/turns.ts';
import { conflict, notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../battleView.ts';
import { findRecord, type RecordRow } from './historyQueries.ts';
import { isSameBook } from './isSameBook.ts';

/** Number of choices or steps processed without a pause in which the server handles other requests. */
const AT_ONCE = 10;

const tooOld = () => conflict('tooOld');
const changed = () => conflict('bookChanged');

/** The states of a battle after the first `skip` choices, and the last state. */
interface Piece {
  readonly states: readonly BattleState[];
  readonly last: BattleState;
}

/** Replays a battle; null if the rules have changed since. */
async function pieceOf(
  { book }: Game,
  setup: StoredSetup,
  choices: readonly Choice[],
  skip: number,
): Promise<Piece | null> {
  if (!isSameBook(book, setup.book)) return null;
  const states: BattleState[] = [];
  let last: BattleState | null = null;
  let index = 0;
  try {
    for (const state of replay(book, setup, choices)) {
      if (index % AT_ONCE === 0) await othersTurn();
      if (index >= skip && states.length < REPLAY_STEPS) states.push(state);
      last = state;
      index += 1;
    }
  } catch (error) {
    if (error instanceof ChoiceRefused) return null;
    throw error;
  }
  return last && { states, last };
}

const endsAs = ({ page, round }: BattleState, { result, rounds }: RecordRow): boolean =>
  round === rounds && (page === result || (result === 'fled' && isOpen(page)));

/**
 * Replays a record to its end, even if only a part of it is wanted: only the end shows whether the replay is valid.
 * @param skip steps before the first one wanted
 * @throws Refusal 409 if it cannot be replayed
 */
export async function replayPiece(
  game: Game,
  player: ProfileRow,
  record: RecordRow,
  skip: number,
): Promise<ReplyOf<typeof getReplay>> {
  const { setup, choices, growth, kind, opponent } = record;
  if (!setup || !choices) throw tooOld();
  const piece = await pieceOf(game, setup, choices, skip);
  if (!piece || !endsAs(piece.last, record)) throw changed();
  const opponentName = kind === 'wb' ? null : opponent;
  const steps: BattleDetails[] = [];
  // The player stands elsewhere by now.
  const row = { ...player, cellX: null, cellY: null };
  for (const [index, state] of piece.states.entries()) {
    if (index % AT_ONCE === 0) await othersTurn();
    const battle = { ...record, state, version: 0, opponentName, growth: state === piece.last ? growth : [] };
    steps.push(detailsOf(game, battle, row));
  }
  return { steps, count: choices.length + 1 };
}

/** Only one battle of all players is replayed at a time, so that replays do not slow down the game. */
const turns = new Turns();

/**
 * Returns steps of a finished battle, computed from its setup and choices. They show what the player saw: no dice, and
 * no opponent's move before its first use.
 * @param skip steps before the first one wanted; beyond the end there are none
 * @throws Refusal 404 if the player has no such battle, 409 if it cannot be replayed, 503 if too many replays wait
 */
export async function replayOf(
  { database, game }: Services,
  player: ProfileRow & { readonly id: string },
  { id, skip }: { readonly id: string; readonly skip: number },
): Promise<ReplyOf<typeof getReplay>> {
  const record = await findRecord(database, player.id, id);
  if (!record) throw notFound('noRecord');
  return turns.take('replay', () => replayPiece(game, player, record, skip));
}
