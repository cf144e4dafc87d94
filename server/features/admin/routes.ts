import { battleRecord, grant } from '../../../contract/operations.ts';
import {
  declineAppeal,
  dismissReports,
  getAppeals,
  getAudit,
  getReports,
  getStanding,
  liftSuspension,
  messagePlayer,
  renamePlayer,
  suspendPlayer,
  takeNickname,
  warnPlayer,
} from '../../../contract/operator.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { grantTo } from './grant.ts';
import { lift } from './moderation/lift.ts';
import { appealQueue, auditLog, decline, dismiss, reportQueue } from './moderation/queue.ts';
import { rename } from './moderation/rename.ts';
import { playerIdOf, standingOf } from './moderation/standingQueries.ts';
import { suspend } from './moderation/suspend.ts';
import { unname } from './moderation/unname.ts';
import { tell, warn } from './moderation/warn.ts';
import { playerHistory } from './playerHistory.ts';

/** Registers the operator's calls. */
export function serveAdmin(services: Services): void {
  const { drizzle } = services.database;
  route(
    services,
    grant,
    inTransaction(({ body, transaction, request }) => grantTo(services, transaction, body, request.ip)),
  );
  route(services, battleRecord, ({ query }) => playerHistory(services, query.player));
  route(services, getStanding, async ({ query }) => ({
    player: await standingOf(drizzle, await playerIdOf(drizzle, query.player)),
  }));
  route(services, getReports, ({ query }) => reportQueue(services, query.state !== 'closed', query.skip));
  route(services, getAppeals, ({ query }) => appealQueue(services, query.skip));
  route(services, getAudit, ({ query }) => auditLog(services, query.player, query.skip));
  route(
    services,
    warnPlayer,
    inTransaction(async ({ body, transaction, request }) => ({
      player: await warn(transaction, body, request.ip),
    })),
  );
  route(
    services,
    messagePlayer,
    inTransaction(async ({ body, transaction, request }) => ({
      player: await tell(transaction, body, request.ip),
    })),
  );
  route(
    services,
    suspendPlayer,
    inTransaction(async ({ body, transaction, request }) => ({
      player: await suspend(services, transaction, body, request.ip),
    })),
  );
  route(
    services,
    liftSuspension,
    inTransaction(async ({ body, transaction, request }) => ({
      player: await lift(transaction, body, request.ip),
    })),
  );
  route(
    services,
    renamePlayer,
    inTransaction(async ({ body, transaction, request }) => ({
      player: await rename(services, transaction, body, request.ip),
    })),
  );
  route(
    services,
    takeNickname,
    inTransaction(async ({ body, transaction, request }) => ({
      player: await unname(transaction, body, request.ip),
    })),
  );
  route(
    services,
    dismissReports,
    inTransaction(({ body, transaction, request }) => dismiss(transaction, body, request.ip)),
  );
  route(
    services,
    declineAppeal,
    inTransaction(({ body, transaction, request }) => decline(transaction, body, request.ip)),
  );
}
