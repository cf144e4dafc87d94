import { getNotices, readNotices } from '../../../contract/notices.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { awaitUnread } from './bell.ts';

/** Updates the number of unread notices, unless another player has logged in in the meantime. */
async function tellBell<Reply extends { readonly unread: number }>(asked: Promise<Reply>): Promise<Reply> {
  const token = readToken();
  const tell = awaitUnread();
  const reply = await asked;
  if (readToken() === token) tell(reply.unread);
  return reply;
}

/** A page of the notices about the player's trades, newest first. Throws a `Refusal`. */
export const fetchNotices = (skip: number) => tellBell(request(getNotices, { skip }));

/**
 * Marks notices as read: those with these ids, or all up to one of them, including older ones that were never shown.
 * If the request fails, they stay unread.
 */
export async function markRead(which: { ids: readonly string[] } | { upTo: string }): Promise<void> {
  await tellBell(request(readNotices, 'ids' in which ? { ids: [...which.ids] } : which));
}
