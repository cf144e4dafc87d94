import { battleRecord, grant } from '../../../contract/operations.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { grantTo } from './grant.ts';
import { playerHistory } from './playerHistory.ts';

/** Registers the operator's calls. */
export function serveAdmin(services: Services): void {
  route(
    services,
    grant,
    inTransaction(({ body, transaction }) => grantTo(services, transaction, body)),
  );
  route(services, battleRecord, ({ query }) => playerHistory(services, query.player));
}
