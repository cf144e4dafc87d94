import { getNotices, readNotices } from '../../../contract/notices.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { bell } from './bell.ts';

/** Tells the bell how many notices are unread, unless another player has logged in meanwhile. */
async function tellBell<Reply extends { readonly unread: number }>(asked: Promise<Reply>): Promise<Reply> {
  const token = readToken();
  const reply = await asked;
  if (readToken() === token) bell.setState({ unread: reply.unread });
  return reply;
}

/** A page of what has happened to the player's trades, newest first. Throws a `Refusal`. */
export const fetchNotices = (skip: number) => tellBell(request(getNotices, { skip }));

/**
 * Marks notices as read: those with these ids, or all up to one of them, older ones that were never shown too. A failure
 * changes nothing: they stay unread.
 */
export async function markRead(which: { ids: readonly string[] } | { upTo: string }): Promise<void> {
  await tellBell(request(readNotices, 'ids' in which ? { ids: [...which.ids] } : which));
}
