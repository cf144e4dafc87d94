import {
  blockPlayer,
  getBlocked,
  getMessages,
  getPlayer,
  readMessages,
  reportPlayer,
  unblockPlayer,
  visitTrainer,
} from '../../../contract/moderation.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { networkOf } from '../../http/admission/address.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import { malformed } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { blockedBy, blockUser, unblockUser } from './blocking.ts';
import { fileReport } from './fileReport.ts';
import { publicPage } from './publicPage.ts';
import { confirmMessages, readUnread } from './queries.ts';

const done = { ok: true as const };
const NUMBER = /^\d{1,15}$/;

/** Registers the calls by which players see, report and block each other, and read the operator's messages. */
export function serveModeration(services: Services): void {
  const { database, limits } = services;
  route(services, getPlayer, ({ caller, query }) => publicPage(services, caller.id, query.name));
  route(services, visitTrainer, ({ query, request }) => {
    limits.take('visit', networkOf(request.ip));
    return publicPage(services, null, query.name);
  });
  route(
    services,
    reportPlayer,
    inTransaction(async ({ caller, body, transaction }) => {
      await fileReport(transaction, caller.id, body);
      return done;
    }),
  );
  route(services, getBlocked, ({ caller }) => blockedBy(database.drizzle, caller.id));
  route(
    services,
    blockPlayer,
    inTransaction(({ caller, body, transaction }) => blockUser(transaction, caller.id, body.player)),
  );
  route(
    services,
    unblockPlayer,
    inTransaction(({ caller, body, transaction }) => unblockUser(transaction, caller.id, body.player)),
  );
  route(services, getMessages, async ({ caller }) => ({ messages: await readUnread(database, caller.id) }));
  route(
    services,
    readMessages,
    inTransaction(async ({ caller, body, transaction }) => {
      if (!NUMBER.test(body.upTo)) throw malformed('notMessageId');
      await lockPlayer(transaction, caller.id);
      return { left: await confirmMessages(transaction, caller.id, Number(body.upTo)) };
    }),
  );
}
