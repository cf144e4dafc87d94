import type { ReplyOf } from '../../../contract/call.ts';
import {
  blockPlayer,
  getBlocked,
  getMessages,
  getPlayer,
  readMessages,
  reportPlayer,
  unblockPlayer,
} from '../../../contract/moderation.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { areApart } from '../../domain/moderation/blocks.ts';
import { findPlayer } from '../../domain/players/names.ts';
import { knownAvatar } from '../../domain/players/profile.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import { malformed, notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { blockedBy, blockUser, unblockUser } from './blocking.ts';
import { fileReport } from './fileReport.ts';
import { confirmMessages, readPublicSums, readUnread } from './queries.ts';

const done = { ok: true as const };
const NUMBER = /^\d{1,15}$/;

/** What a player may know about another one. @throws Refusal 404 for an unknown name */
async function publicPage(
  { database }: Services,
  viewerId: string,
  name: string,
): Promise<ReplyOf<typeof getPlayer>> {
  const player = await findPlayer(database.drizzle, name);
  if (!player) throw notFound('There is no player of this name');
  const { id, username, look, createdAt, suspendedAt } = player;
  const [sums, apart] = await Promise.all([
    readPublicSums(database, id, viewerId),
    areApart(database.drizzle, viewerId, id),
  ]);
  return {
    ...sums,
    id,
    username,
    look: knownAvatar(look),
    since: createdAt.toISOString(),
    own: id === viewerId,
    open: !apart && suspendedAt === null,
    // Whoever is kept apart does not learn how many listings there are.
    listings: apart ? 0 : sums.listings,
  };
}

/** Registers the calls by which players see, report and block each other, and read the operator's messages. */
export function serveModeration(services: Services): void {
  const { database } = services;
  route(services, getPlayer, ({ caller, query }) => publicPage(services, caller.id, query.name));
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
      if (!NUMBER.test(body.upTo)) throw malformed('upTo is no id of a message');
      await lockPlayer(transaction, caller.id);
      return { left: await confirmMessages(transaction, caller.id, Number(body.upTo)) };
    }),
  );
}
