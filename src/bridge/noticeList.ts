import { getNotices, readNotices } from '../../contract/notices.ts';
import { request } from '../api/request.ts';
import { bell } from './bell.ts';

/** A page of what has happened to the player's trades, newest first. Throws a `Refusal`. */
export async function fetchNotices(skip: number) {
  const page = await request(getNotices, { skip });
  bell.setState({ unread: page.unread });
  return page;
}

/** Marks notices as read; all of them where none is named. A failure changes nothing: they stay unread. */
export async function markRead(ids?: readonly string[]): Promise<void> {
  const { unread } = await request(readNotices, ids ? { ids: [...ids] } : {});
  bell.setState({ unread });
}
