import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import { type BattleState, bookMark, startBattle } from '../../../rules/index.ts';
import type { BattleChoice } from '../../database/choices.ts';
import type { StoredSetup } from '../../database/schema.ts';
import type { Game } from '../../shared/game.ts';
import { isOpen, type ProfileRow } from '../../shared/profile.ts';
import { conflict, notFound } from '../../shared/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { play } from './decide.ts';
import { detailsOf } from './details.ts';
import { findRecord, type RecordRow } from './historyQueries.ts';

const tooOld = () => conflict('This battle was too long ago, or too long, to be watched again');
const changed = () =>
  conflict('Creatures or attacks have changed since this battle. It cannot be watched again');

/** Every state of a battle from the first on; null where the rules have become others. */
function statesOf(
  { book }: Game,
  setup: StoredSetup,
  choices: readonly BattleChoice[],
): BattleState[] | null {
  if (setup.book !== bookMark(book)) return null;
  const states = [startBattle(book, setup)];
  for (const choice of choices) {
    const outcome = play(book, states.at(-1) as BattleState, choice);
    if (!outcome.ok) return null;
    states.push(outcome.state);
  }
  return states;
}

const endsAs = ({ page, round }: BattleState, { result, rounds }: RecordRow): boolean =>
  round === rounds && (result === 'fled' ? isOpen(page) : page === result);

/**
 * Plays a battle again, from what it began with and the choices made. The steps are what the player saw then: the same
 * views, without dice and without moves that were not seen yet.
 * @throws Refusal 404 for somebody else's or nobody's battle, 409 where it cannot be played again
 */
export async function replayOf(
  { database, game }: Services,
  player: ProfileRow & { readonly id: string },
  id: string,
): Promise<BattleDetails[]> {
  const record = await findRecord(database, player.id, id);
  if (!record) throw notFound('There is no such battle');
  const { setup, choices, growth, kind, opponent } = record;
  if (!setup || !choices) throw tooOld();
  const states = statesOf(game, setup, choices);
  const last = states?.at(-1);
  if (!states || !last || !endsAs(last, record)) throw changed();
  const opponentName = kind === 'wb' ? null : opponent;
  return states.map((state) =>
    detailsOf(
      game,
      { ...record, state, version: 0, opponentName, growth: state === last ? growth : [] },
      player,
    ),
  );
}
