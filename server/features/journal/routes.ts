import { getAdvice, getLedger, getPokedex, getRecord } from '../../../contract/journal.ts';
import { route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { adviceFor } from './advice.ts';
import { pokedexOf } from './pokedex.ts';
import { readLedger } from './queries.ts';
import { trainerCardOf } from './trainerCard.ts';

/** What a player has achieved, seen, earned and spent, and what might come next. All of it is only read. */
export function serveJournal(services: Services): void {
  const { database } = services;
  route(services, getRecord, ({ caller }) => trainerCardOf(services, caller.id));
  route(services, getPokedex, ({ caller }) => pokedexOf(services, caller.id));
  route(services, getAdvice, ({ caller }) => adviceFor(services, caller.id));
  route(services, getLedger, async ({ caller, query }) => {
    const { entries, count } = await readLedger(database, caller.id, query.skip);
    return {
      entries: entries.map(({ createdAt, ...rest }) => ({ ...rest, at: createdAt.toISOString() })),
      count,
    };
  });
}
