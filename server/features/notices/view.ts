import type { Notice } from '../../../contract/shapes/trade.ts';
import type { Database } from '../../database/connect.ts';
import type { RememberedCreature } from '../../database/schema.ts';
import type { Game } from '../../domain/game.ts';
import { readNicknames } from '../../domain/trades/nicknames.ts';
import { tradedView } from '../../domain/trades/tradedView.ts';
import type { NoticeRow } from './queries.ts';

/** Notices in the form of a reply, with the present nicknames of their creatures. */
export async function noticeViews(
  { drizzle }: Database,
  game: Game,
  rows: readonly NoticeRow[],
): Promise<Notice[]> {
  const ids = rows.flatMap(({ pokemon, pokemons }) => [pokemon, ...pokemons].map(({ id }) => id));
  const called = await readNicknames(drizzle, ids);
  return rows.map((row) => {
    const view = (one: RememberedCreature) =>
      tradedView(game, one, called(one.id, [row.playerId, row.userId]));
    return {
      id: String(row.number),
      kind: row.kind,
      at: row.createdAt.toISOString(),
      read: row.readAt !== null,
      user: { id: row.userId, name: row.user },
      pokemon: view(row.pokemon),
      pokemons: row.pokemons.map(view),
      folded: row.folded,
    };
  });
}
