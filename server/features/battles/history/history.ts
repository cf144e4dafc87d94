import type { ReplyOf } from '../../../../contract/call.ts';
import type { getBattles, getPastBattle } from '../../../../contract/journal.ts';
import type { RuleBook } from '../../../../rules/book.ts';
import type { Fighter } from '../../../../rules/model/state.ts';
import type { Game } from '../../../domain/game.ts';
import { gymIdOf } from '../../../domain/rivals.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findRecord, type RecordRow, readHistory } from './historyQueries.ts';
import { isSameBook } from './isSameBook.ts';

type PastBattle = ReplyOf<typeof getBattles>['battles'][number];
type Listed = Pick<
  RecordRow,
  'id' | 'kind' | 'opponent' | 'gymId' | 'mapName' | 'result' | 'rounds' | 'coins' | 'exp' | 'endedAt'
>;

/** A battle as lists have it. @param mark the hash of its book; null if the battle can no longer be replayed at all */
function viewPast({ book }: Game, row: Listed, mark: string | null): PastBattle {
  const { id, kind, opponent, gymId, mapName, result, rounds, coins, exp, endedAt } = row;
  const playable = isSameBook(book, mark);
  return {
    id: String(id),
    battleType: kind,
    opponent: kind === 'wb' ? (book.species[opponent]?.name ?? opponent) : opponent,
    gymId: gymId && gymIdOf(gymId),
    mapName,
    result,
    rounds,
    coins,
    exp,
    at: endedAt.toISOString(),
    playable,
    ...(mark !== null && !playable && { older: true as const }),
  };
}

/** Returns a page of a player's finished battles, newest first. */
export async function historyOf(
  { database, game }: Services,
  playerId: string,
  skip: number,
): Promise<ReplyOf<typeof getBattles>> {
  const { rows, count } = await readHistory(database, playerId, skip);
  return { battles: rows.map(({ book, ...row }) => viewPast(game, row, book)), count };
}

/** A team under the present names of its species, without those that nobody knows any more. */
const viewTeam = ({ species }: RuleBook, fighters: readonly Fighter[]) =>
  fighters.flatMap(({ id, species: key, kind, level, nickname }) => {
    const known = species[key];
    if (!known) return [];
    const { name, types } = known;
    return [{ id, name, types: [...types], kind, level, ...(nickname !== undefined && { nickname }) }];
  });

/**
 * What is kept of a player's finished battle, whatever has become of the catalogue that it was fought with. No moves: those of the
 * other side are a secret.
 * @throws Refusal 404 if the player has no such battle
 */
export async function pastBattleOf(
  { database, game }: Services,
  playerId: string,
  id: string,
): Promise<ReplyOf<typeof getPastBattle>> {
  const record = await findRecord(database, playerId, id);
  if (!record) throw notFound('noRecord');
  const { setup } = record;
  return {
    battle: viewPast(game, record, setup?.book ?? null),
    teams: setup && {
      player: viewTeam(game.book, setup.team),
      opponent: viewTeam(game.book, setup.opponents),
    },
  };
}
