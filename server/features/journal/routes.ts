import type { ReplyOf } from '../../../contract/call.ts';
import { getAdvice, getLedger, getPokedex, getRecord } from '../../../contract/journal.ts';
import { getAchievements, noteAchievements } from '../../../contract/progress/achievements.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { achievementsOf, noteAllReached } from './achievements.ts';
import { adviceFor } from './advice.ts';
import { readLedger, readPokedex } from './queries.ts';
import { trainerCardOf } from './trainerCard.ts';

type Kinds = (1 | 2 | 3)[];

/** All species that a player has seen, in the order of the Pokedex, without species that the game no longer has. */
async function pokedexOf(
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

/** Registers the calls for the trainer card, achievements, pokedex, ledger and hints. */
export function serveJournal(services: Services): void {
  const { staleReads } = services;
  route(services, getRecord, ({ caller }) =>
    staleReads.read(caller.id, (database) => trainerCardOf(services, database, caller.id)),
  );
  route(services, getPokedex, ({ caller }) => pokedexOf(services, caller.id));
  route(services, getAchievements, async ({ caller }) => ({
    achievements: await achievementsOf(services, caller.id),
  }));
  route(
    services,
    noteAchievements,
    inTransaction(({ services, caller, transaction }) => noteAllReached(services, transaction, caller.id)),
  );
  route(services, getAdvice, ({ caller }) => adviceFor(services, caller.id));
  route(services, getLedger, async ({ caller, query }) => {
    const { entries, count } = await staleReads.read(caller.id, (database) =>
      readLedger(database, caller.id, query.skip),
    );
    return {
      entries: entries.map(({ createdAt, ...rest }) => ({ ...rest, at: createdAt.toISOString() })),
      count,
    };
  });
}
