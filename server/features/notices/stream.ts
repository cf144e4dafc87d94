import type { ServerResponse } from 'node:http';
import { STREAM_BEAT } from '../../../contract/notices.ts';
import type { Notice } from '../../../contract/shapes/trade.ts';

/** Bytes that may wait for a client that does not read. */
const MOST_WAITING = 262_144;
/** Milliseconds that a client waits before it connects again. */
const RETRY = 2000;

/** One open stream of events. */
export interface Stream {
  readonly playerId: string;
  /** The session that it was opened with, in hexadecimal. */
  readonly session: string;
  /** Number of the last notice that was sent. */
  last: number;
  readonly sendNotice: (notice: Notice) => void;
  /** With the number of the last notice as its id: whoever connects again goes on from there, also before the first notice. */
  readonly sendUnread: (unread: number) => void;
  readonly end: () => void;
}

/** Writes events to a response whose headers are sent, with signs of life in between. */
export function openStream(
  response: ServerResponse,
  playerId: string,
  session: string,
  last: number,
): Stream {
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    // Whoever does not read gets what was missed on coming back.
    if (response.writableLength > MOST_WAITING) response.destroy();
    else response.write(text);
  };
  const beat = setInterval(() => write(': beat\n\n'), STREAM_BEAT).unref();
  response.once('close', () => clearInterval(beat));
  write(`retry: ${RETRY}\n\n`);
  const stream: Stream = {
    playerId,
    session,
    last,
    sendNotice: (notice) => write(`id: ${notice.id}\nevent: notice\ndata: ${JSON.stringify(notice)}\n\n`),
    sendUnread: (unread) =>
      write(`id: ${stream.last}\nevent: unread\ndata: ${JSON.stringify({ unread })}\n\n`),
    end: () => void response.end(),
  };
  return stream;
}
