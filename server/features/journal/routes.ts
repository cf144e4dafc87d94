import { getAdvice, getLedger, getPokedex, getRecord } from '../../../contract/journal.ts';
import { admitPlayer } from '../../http/admission/session.ts';
import { route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { adviceFor } from './advice.ts';
import { readLedger } from './ledgerQueries.ts';
import { pokedexOf } from './pokedex.ts';
import { recordOf } from './record.ts';

/** What a player has achieved, seen, earned and spent, and what might come next. All of it is only read. */
export function serveJournal(services: Services): void {
  const { app, database } = services;
  const admit = admitPlayer(services);
  route(app, getRecord, admit, ({ caller }) => recordOf(services, caller.id));
  route(app, getPokedex, admit, ({ caller }) => pokedexOf(services, caller.id));
  route(app, getAdvice, admit, ({ caller }) => adviceFor(services, caller.id));
  route(app, getLedger, admit, async ({ caller, query }) => {
    const { entries, count } = await readLedger(database, caller.id, query.skip);
    return {
      entries: entries.map(({ createdAt, ...rest }) => ({ ...rest, at: createdAt.toISOString() })),
      count,
    };
  });
}
