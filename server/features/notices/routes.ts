import type { FastifyRequest } from 'fastify';
import { gameEvents, getNotices, readNotices } from '../../../contract/notices.ts';
import { PAGE_SIZE } from '../../../contract/shapes/primitives.ts';
import { route } from '../../http/calls/route.ts';
import { malformed } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { Hub } from './hub.ts';
import { countNotices, markRead, selectNotices } from './queries.ts';
import { openStream } from './stream.ts';
import { noticeViews } from './view.ts';

/**
 * Milliseconds after which a stream ends. The client's next request is authenticated again, so an expired session gets
 * no new stream.
 */
const LIFETIME = 600_000;
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // A connection that stays open after its stream would delay the server's shutdown.
  connection: 'close',
  // Proxies with buffering would hold back the events.
  'x-accel-buffering': 'no',
};
const NUMBER = /^\d{1,9}$/;

/** The header `Last-Event-ID`; null if missing. @throws Refusal 400 for an id that the server cannot have sent */
function lastSeen({ headers }: FastifyRequest): number | null {
  const value = headers['last-event-id'];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || !NUMBER.test(value)) throw malformed('notEventId');
  return Number(value);
}

/** Registers the calls for the notices of a player: the list and the stream. */
export function serveNotices(services: Services): void {
  const { app, database, game } = services;
  const hub = new Hub(services);
  app.addHook('preClose', () => hub.close());
  route(services, getNotices, async ({ caller, query }) => {
    const [rows, { count, unread }] = await Promise.all([
      selectNotices(database, caller.id, query.skip, PAGE_SIZE),
      countNotices(database, caller.id),
    ]);
    return { notices: await noticeViews(database, game, rows), count, unread };
  });
  route(services, readNotices, async ({ services: { database }, caller, body }) => {
    const { ids, upTo } = body;
    if (upTo !== undefined && !NUMBER.test(upTo)) throw malformed('notNoticeId');
    const numbers = ids?.filter((id) => NUMBER.test(id)).map(Number);
    const last = upTo === undefined ? undefined : Number(upTo);
    await markRead(database, caller.id, { numbers, upTo: last });
    return { unread: (await countNotices(database, caller.id)).unread };
  });
  route(services, gameEvents, async ({ caller, request, reply }) => {
    const seen = lastSeen(request);
    reply.headers(STREAM_HEADERS);
    // A HEAD request gets the headers of a stream, and no stream.
    if (request.method === 'HEAD') return reply.send();
    const { last } = await countNotices(database, caller.id);
    const response = reply.raw;
    reply.hijack();
    if (response.destroyed) return;
    response.writeHead(200, reply.getHeaders() as Record<string, string>);
    // An id that is higher than the last one comes from another database. The stream then begins at the end.
    const from = seen === null || seen > last ? last : seen;
    const stream = openStream(response, caller.id, caller.tokenHash.toString('hex'), from);
    const lifetime = setTimeout(stream.end, LIFETIME).unref();
    response.once('close', () => {
      clearTimeout(lifetime);
      hub.remove(stream);
    });
    hub.add(stream);
  });
}
