import type { FastifyRequest } from 'fastify';
import { mapMove, mapRequest } from '../../../contract/game.ts';
import type { LimitName } from '../../http/admission/limits.ts';
import { route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { enterMap } from './enterMap.ts';
import { readWalker, type Walker } from './queries.ts';
import { walk } from './walk.ts';

/** Maps and walking. */
export function serveWorld(services: Services): void {
  const { app, database, limits } = services;
  const admit =
    (limit: LimitName) =>
    async (request: FastifyRequest): Promise<Walker> => {
      const walker = await readWalker(database, request);
      limits.take(limit, walker.id);
      return walker;
    };
  route(app, mapRequest, admit('action'), ({ caller, body }) => enterMap(services, caller, body.mapName));
  route(app, mapMove, admit('move'), ({ caller, body }) => walk(services, caller, body.dir, body.from));
}
