import type { ServerResponse } from 'node:http';
import { STREAM_BEAT } from '../../../contract/notices.ts';
import type { Notice } from '../../../contract/shapes/trade.ts';

/** Maximum number of bytes buffered for a client that does not read. */
const MOST_WAITING = 262_144;
/** Milliseconds that a client waits before it reconnects. */
const RETRY = 2000;

/** An open stream of events. */
export interface Stream {
  readonly playerId: string;
  /** Hash of the token that opened it, in hexadecimal. */
  readonly session: string;
  /** Milliseconds since the beginning of 1970. */
  readonly openedAt: number;
  /** Number of the last notice that was sent. */
  last: number;
  readonly sendNotice: (notice: Notice) => void;
  /**
   * The event has the number of the last notice as its id, so that a client that reconnects before its first notice
   * also continues from there.
   */
  readonly sendUnread: (unread: number) => void;
  /** Tells the client that the profile has changed on the server. */
  readonly sendProfile: () => void;
  readonly end: () => void;
}

/** Writes events to a response whose headers are already sent, and heartbeats in between. */
export function openStream(
  response: ServerResponse,
  playerId: string,
  session: string,
  last: number,
): Stream {
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    // A client that does not read receives the missed notices when it reconnects.
    if (response.writableLength > MOST_WAITING) response.destroy();
    else response.write(text);
  };
  const beat = setInterval(() => write(': beat\n\n'), STREAM_BEAT).unref();
  response.once('close', () => clearInterval(beat));
  write(`retry: ${RETRY}\n\n`);
  const stream: Stream = {
    playerId,
    session,
    openedAt: Date.now(),
    last,
    sendNotice: (notice) => write(`id: ${notice.id}\nevent: notice\ndata: ${JSON.stringify(notice)}\n\n`),
    sendUnread: (unread) =>
      write(`id: ${stream.last}\nevent: unread\ndata: ${JSON.stringify({ unread })}\n\n`),
    sendProfile: () => write('event: profile\ndata: {}\n\n'),
    end: () => void response.end(),
  };
  return stream;
}
