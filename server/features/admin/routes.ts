import { battleRecord, grant } from '../../../contract/operations.ts';
import { keyOf } from '../../http/calls/idempotency.ts';
import { route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { admitOperator } from './admit.ts';
import { grantTo } from './grant.ts';
import { recordOf } from './record.ts';

/** Calls of the operator. Without an admin token they do not exist. */
export function serveAdmin(services: Services): void {
  const { app, config, limits } = services;
  if (config.adminToken === null) return;
  const admit = admitOperator(config.adminToken, limits);
  route(app, grant, admit, ({ caller, body, request }) =>
    grantTo(services, body, { sender: caller, key: keyOf(request), call: grant.name, body }),
  );
  route(app, battleRecord, admit, ({ query }) => recordOf(services, query.player));
}
