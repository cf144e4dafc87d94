import type { ReplyOf } from '../../../contract/call.ts';
import type { getBlocked } from '../../../contract/moderation.ts';
import { MOST_BLOCKED } from '../../../contract/shapes/operating/moderation.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';
import { lockToEndOffers } from '../../domain/trades/endOffers.ts';
import { notify } from '../../domain/trades/notices.ts';
import { isUuid } from '../../http/ids.ts';
import { conflict, forbiddenByRule, notFound, unauthorized } from '../../http/refusal.ts';
import { dropBlock, readBlocked, storeBlock } from './blockQueries.ts';

/** The players whom a player has blocked, the latest first. */
export async function blockedBy(on: Queryable, playerId: string): Promise<ReplyOf<typeof getBlocked>> {
  const rows = await readBlocked(on, playerId);
  return { blocked: rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) };
}

/**
 * Blocks a player and ends the open offers between the two. Blocking twice is the same as once.
 * @throws Refusal 400 for oneself, 404 for an unknown player, 409 beyond 100 blocked players
 */
export async function blockUser(
  transaction: Transaction,
  playerId: string,
  other: string,
): Promise<ReplyOf<typeof getBlocked>> {
  const id = other.toLowerCase();
  if (id === playerId) throw forbiddenByRule('blockYourself');
  if (!isUuid(id)) throw notFound('noPlayer');
  const { players, end } = await lockToEndOffers(transaction, playerId, id);
  const caller = players.get(playerId);
  if (!caller || caller.suspendedAt) throw unauthorized();
  if (!players.has(id)) throw notFound('noPlayer');
  await storeBlock(transaction, playerId, id);
  const reply = await blockedBy(transaction, playerId);
  if (reply.blocked.length > MOST_BLOCKED) {
    throw conflict('blockedMost', { most: MOST_BLOCKED });
  }
  await notify(transaction, await end());
  return reply;
}

/** Ends a block. @throws Refusal 404 if there is none */
export async function unblockUser(
  transaction: Transaction,
  playerId: string,
  other: string,
): Promise<ReplyOf<typeof getBlocked>> {
  if (!isUuid(other) || !(await dropBlock(transaction, playerId, other))) {
    throw notFound('notBlocked');
  }
  return blockedBy(transaction, playerId);
}
