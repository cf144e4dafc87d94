import type { BodyOf } from '../../../contract/call.ts';
import { chooseEmber, fillFlask, mapMove, mapRequest, noteVisit, pickUp } from '../../../contract/game.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import { onceInRow, type Repeatable } from '../../http/calls/idempotency.ts';
import { inTransaction, keepingKey, route, withCaller } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { enterMap } from './enterMap.ts';
import { fillFlaskAtWell } from './fillFlask.ts';
import { pickUpAt } from './pickUp.ts';
import { readWalker, type Walker } from './queries.ts';
import { takeAnswer } from './takeAnswer.ts';
import { visit } from './visit.ts';
import { keptMove, walk } from './walk.ts';

/** Registers the calls for maps and walking. The player's row remembers their keys. */
export function serveWorld(services: Services): void {
  const { database } = services;
  const serve = <C extends typeof mapRequest | typeof mapMove>(
    call: C,
    move: (walker: Walker, body: BodyOf<C>, repeatable?: Repeatable) => Promise<MapReply>,
  ) =>
    route<typeof mapRequest | typeof mapMove, Awaited<ReturnType<typeof readWalker>>>(
      services,
      call,
      keepingKey(
        withCaller(readWalker, ({ caller, body, request, repeatable }) =>
          onceInRow(
            repeatable,
            caller,
            keptMove,
            () => move(caller, body as BodyOf<C>, repeatable),
            () => readWalker(database, request, false),
          ),
        ),
      ),
    );
  serve(mapRequest, (walker, { mapName }, repeatable) => enterMap(services, walker, mapName, repeatable));
  route(
    services,
    fillFlask,
    inTransaction(async ({ services, caller, transaction }) => ({
      profile: await fillFlaskAtWell(services, transaction, caller.id),
    })),
  );
  route(
    services,
    pickUp,
    inTransaction(({ services, caller, transaction, body }) =>
      pickUpAt(services, transaction, caller.id, body),
    ),
  );
  route(
    services,
    noteVisit,
    inTransaction(({ services, caller, transaction, body }) => visit(services, transaction, caller.id, body)),
  );
  route(
    services,
    chooseEmber,
    inTransaction(({ services, caller, transaction, body }) =>
      takeAnswer(services, transaction, caller.id, body),
    ),
  );
  serve(mapMove, (walker, { dir, from }, repeatable) => walk(services, walker, dir, from, repeatable));
}
