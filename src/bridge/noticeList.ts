import { getNotices, readNotices } from '../../contract/notices.ts';
import { request } from '../api/request.ts';
import { bell } from './bell.ts';

/** A page of what has happened to the player's trades, newest first. Throws a `Refusal`. */
export async function fetchNotices(skip: number) {
  const page = await request(getNotices, { skip });
  bell.setState({ unread: page.unread });
  return page;
}

/**
 * Marks notices as read: those with these ids, or all up to one of them, older ones that were never shown too. A failure
 * changes nothing: they stay unread.
 */
export async function markRead(which: { ids: readonly string[] } | { upTo: string }): Promise<void> {
  const body = 'ids' in which ? { ids: [...which.ids] } : which;
  const { unread } = await request(readNotices, body);
  bell.setState({ unread });
}
