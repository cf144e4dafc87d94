import { mapMove, mapRequest } from '../../../contract/game.ts';
import { route, withCaller } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { enterMap } from './enterMap.ts';
import { readWalker } from './queries.ts';
import { walk } from './walk.ts';

/** Registers the calls for maps and walking. */
export function serveWorld(services: Services): void {
  route(
    services,
    mapRequest,
    withCaller(readWalker, ({ caller, body }) => enterMap(services, caller, body.mapName)),
  );
  route(
    services,
    mapMove,
    withCaller(readWalker, ({ caller, body }) => walk(services, caller, body.dir, body.from)),
  );
}
