import type { ReplyOf } from '../../../contract/call.ts';
import type { getPokedex } from '../../../contract/journal.ts';
import type { Services } from '../../services.ts';
import { readPokedex } from './queries.ts';

type Kinds = (1 | 2 | 3)[];

/** Everything that a player has seen, in the order of the Pokedex, without species that the game no longer has. */
export async function pokedexOf(
  { database, game }: Services,
  playerId: string,
): Promise<ReplyOf<typeof getPokedex>> {
  const rows = await readPokedex(database, playerId);
  const entries = Object.values(game.book.species).flatMap(({ id, name }) => {
    const own = rows.filter(({ species }) => species === id);
    if (own.length === 0) return [];
    const seen = own.map(({ kind }) => kind) as Kinds;
    return [{ name, seen, caught: own.filter(({ caught }) => caught).map(({ kind }) => kind) as Kinds }];
  });
  return { entries };
}
