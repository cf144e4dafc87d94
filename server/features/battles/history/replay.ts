import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ReplyOf } from '../../../../contract/call.ts';
import { type getReplay, REPLAY_STEPS } from '../../../../contract/journal.ts';
import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import { type BattleState, bookHash, type Choice, ChoiceRefused, replay } from '../../../../rules/index.ts';
import type { StoredSetup } from '../../../database/schema.ts';
import type { Game } from '../../../domain/game.ts';
import { isOpen, type ProfileRow } from '../../../domain/players/profile.ts';
import { Turns } from '../../../http/calls/turns.ts';
import { conflict, notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../details.ts';
import { findRecord, type RecordRow } from './historyQueries.ts';

/** Choices that are played, or steps that are put into words, without a pause in which the server answers others. */
const AT_ONCE = 10;

const tooOld = () => conflict('This battle was too long ago, or too long, to be watched again');
const changed = () =>
  conflict('Creatures or attacks have changed since this battle. It cannot be watched again');

/** States of a battle from the one after `skip` choices on, and the last of all. */
interface Piece {
  readonly states: readonly BattleState[];
  readonly last: BattleState;
}

/** Plays a battle again; null where the rules have become others. */
async function pieceOf(
  { book }: Game,
  setup: StoredSetup,
  choices: readonly Choice[],
  skip: number,
): Promise<Piece | null> {
  if (setup.book !== bookHash(book)) return null;
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
  round === rounds && (result === 'fled' ? isOpen(page) : page === result);

/**
 * Plays a record again up to its end, whatever piece is wanted: whether it can be shown is not known before.
 * @param skip steps before the first one wanted
 * @throws Refusal 409 where it cannot be played again
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
  for (const [index, state] of piece.states.entries()) {
    if (index % AT_ONCE === 0) await othersTurn();
    const battle = { ...record, state, version: 0, opponentName, growth: state === piece.last ? growth : [] };
    steps.push(detailsOf(game, battle, player));
  }
  return { steps, count: choices.length + 1 };
}

/** Battles of whichever players are played again one after the other, so that however many watch, the game goes on. */
const turns = new Turns();

/**
 * Steps of a battle that is over, from what it began with and the choices made: what the player saw then, the same
 * views, without dice and without moves that were not seen yet.
 * @param skip steps before the first one wanted; beyond the last one there are none
 * @throws Refusal 404 for somebody else's or nobody's battle, 409 where it cannot be played again, 503 where too many
 * want to watch
 */
export async function replayOf(
  { database, game }: Services,
  player: ProfileRow & { readonly id: string },
  { id, skip }: { readonly id: string; readonly skip: number },
): Promise<ReplyOf<typeof getReplay>> {
  const record = await findRecord(database, player.id, id);
  if (!record) throw notFound('There is no such battle');
  return turns.take('replay', () => replayPiece(game, player, record, skip));
}
