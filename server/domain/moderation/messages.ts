import { eq, sql } from 'drizzle-orm';
import type { MessageKind } from '../../../contract/shapes/operating/moderation.ts';
import { announcements, operatorMessages, players } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { conflict } from '../../http/refusal.ts';
import type { PlayerRow } from '../locks.ts';
import { announceStored } from '../trades/notices.ts';

/** Maximum number of messages that a player has not confirmed. */
const MOST_UNREAD = 20;

/**
 * Stores a message of the operator for a player and tells the player's open pages soon after the commit. The transaction must have
 * locked the player.
 * @throws Refusal 409 if the player has as many unconfirmed messages as there may be
 */
export async function sendMessage(
  transaction: Transaction,
  { id, unreadMessages }: PlayerRow,
  kind: MessageKind,
  text: string,
): Promise<void> {
  if (unreadMessages >= MOST_UNREAD) {
    throw conflict('manyMessages', { most: MOST_UNREAD });
  }
  await transaction.insert(operatorMessages).values({ playerId: id, kind, text });
  await transaction
    .update(players)
    .set({ unreadMessages: sql`${players.unreadMessages} + 1` })
    .where(eq(players.id, id));
  await transaction.insert(announcements).values({ playerId: id, message: 'profile' });
  announceStored(transaction);
}
