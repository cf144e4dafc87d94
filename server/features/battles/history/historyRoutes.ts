import type { FastifyRequest } from 'fastify';
import { getBattles, getReplay } from '../../../../contract/journal.ts';
import { admitPlayer } from '../../../http/admission/session.ts';
import { route } from '../../../http/calls/route.ts';
import type { Services } from '../../../services.ts';
import { type Fighting, readFighting } from '../queries.ts';
import { historyOf } from './history.ts';
import { replayOf } from './replay.ts';

/** Battles that are over. */
export function serveHistory(services: Services): void {
  const { app, database, limits } = services;
  route(app, getBattles, admitPlayer(services), ({ caller, query }) =>
    historyOf(services, caller.id, query.skip),
  );
  const admit = async (request: FastifyRequest): Promise<Fighting> => {
    const fighting = await readFighting(database, request);
    limits.take('replay', fighting.id);
    return fighting;
  };
  route(app, getReplay, admit, ({ caller, query }) => replayOf(services, caller, query));
}
