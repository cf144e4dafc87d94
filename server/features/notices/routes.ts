import type { FastifyRequest } from 'fastify';
import { gameEvents, getNotices, readNotices } from '../../../contract/notices.ts';
import { PAGE_SIZE } from '../../../contract/shapes/primitives.ts';
import { NOTICE_CHANNEL } from '../../domain/trades/notices.ts';
import { route } from '../../http/calls/route.ts';
import { malformed } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { Hub } from './hub.ts';
import { countNotices, markRead, selectNotices } from './queries.ts';
import { openStream } from './stream.ts';
import { noticeView } from './view.ts';

/** Milliseconds of a stream: whoever goes on is admitted anew, so that a session that has ended ends its streams, too. */
const LIFETIME = 600_000;
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // A connection that outlives its stream would keep a closing server waiting.
  connection: 'close',
  // Proxies that collect replies before they pass them on would keep the events.
  'x-accel-buffering': 'no',
};
const NUMBER = /^\d{1,9}$/;

/** The header `Last-Event-ID`; null where there is none. @throws Refusal 400 for what is no id of ours */
function lastSeen({ headers }: FastifyRequest): number | null {
  const value = headers['last-event-id'];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || !NUMBER.test(value)) throw malformed('Last-Event-ID is no id of a notice');
  return Number(value);
}

/** What has happened to a player's listings and offers: as a list, and as it comes. */
export function serveNotices(services: Services): void {
  const { app, database, game } = services;
  const hub = new Hub(services);
  app.addHook('preClose', () => hub.close());
  route(services, getNotices, async ({ caller, query }) => {
    const [rows, { count, unread }] = await Promise.all([
      selectNotices(database, caller.id, query.skip, PAGE_SIZE),
      countNotices(database, caller.id),
    ]);
    return { notices: rows.map((row) => noticeView(game, row)), count, unread };
  });
  route(services, readNotices, async ({ caller, body }) => {
    const { ids, upTo } = body;
    if (upTo !== undefined && !NUMBER.test(upTo)) throw malformed('upTo is no id of a notice');
    const numbers = ids?.filter((id) => NUMBER.test(id)).map(Number);
    const last = upTo === undefined ? undefined : Number(upTo);
    await markRead(database, caller.id, { numbers, upTo: last }, NOTICE_CHANNEL);
    return { unread: (await countNotices(database, caller.id)).unread };
  });
  route(services, gameEvents, async ({ caller, request, reply }) => {
    const seen = lastSeen(request);
    reply.headers(STREAM_HEADERS);
    // Says what a stream would be like, and opens none.
    if (request.method === 'HEAD') return reply.send();
    const { last } = await countNotices(database, caller.id);
    const response = reply.raw;
    reply.hijack();
    if (response.destroyed) return;
    response.writeHead(200, reply.getHeaders() as Record<string, string>);
    // Ids that were never given out tell of another database: nothing of that was seen.
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
