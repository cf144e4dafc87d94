import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { count, id, ids, skip } from './shapes/primitives.ts';
import { noticePage } from './shapes/trade.ts';

export const getNotices = get('/api/game/notices', {
  name: 'getNotices',
  summary:
    'A page of what has happened to the player’s listings and offers, newest first: of each other player and creature the last; after twenty unread ones of one player within a day, that player’s further ones are one. The latest 500 are kept, for thirty days.',
  query: z.object({ skip }),
  reply: noticePage,
});

export const readNotices = post('/api/game/notices', {
  name: 'readNotices',
  summary:
    'Marks notices as read: those with these ids, all up to the one that the player has seen last, or all.',
  body: z.object({ ids: z.optional(ids), upTo: z.optional(id) }),
  reply: z.object({ unread: count }),
});

/** Milliseconds between two heartbeats of the stream. A client should reconnect after three missing ones. */
export const STREAM_BEAT = 15_000;

/**
 * The stream itself is `text/event-stream`. Events: `notice` (data: a notice as in the list, `id`: its id) and
 * `unread` (data: `{"unread": n}`, at the beginning and after each change, `id`: of the last notice, 0 before the
 * first), and `profile` (data: `{}`: the profile has changed, ask for it). With the header `Last-Event-ID` it begins with the notices after that id, without it with none. The server
 * ends the stream from time to time; the client should then reconnect.
 */
export const gameEvents = get('/api/game/events', {
  name: 'gameEvents',
  summary:
    'Notices as they come: server-sent events, read with fetch and the usual Authorization header. Last-Event-ID brings what was missed.',
  stream: true,
  reply: z.string(),
});
