import { EventSourceParserStream } from 'eventsource-parser/stream';
import { gameEvents } from '../../contract/notices.ts';
import type { Notice } from '../../contract/shapes/trade.ts';
import type { TestServer } from './server.ts';

export interface HeardEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** A client's event stream. */
export interface Ear {
  readonly status: number;
  readonly headers: Headers;
  /** Waits for the next event; null if the stream has ended. */
  readonly next: () => Promise<HeardEvent | null>;
  /** Waits for the next notice; null if the stream has ended. */
  readonly notice: () => Promise<Notice | null>;
  /** Waits for an event with this number of unread notices. */
  readonly unread: (count: number) => Promise<void>;
  readonly close: () => void;
}

/** Makes a test server listen on a free port. @returns its address */
export const listenOn = ({ app }: TestServer): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });

/** Opens a player's event stream. `lastEventId` is the id that the client has remembered. */
export async function hear(address: string, token: string, lastEventId?: string): Promise<Ear> {
  const stop = new AbortController();
  const response = await fetch(address + gameEvents.path, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: stop.signal,
  });
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async (): Promise<HeardEvent | null> => {
    const { value } = (await reader?.read().catch(() => undefined)) ?? {};
    return value ? { event: value.event ?? 'message', id: value.id, data: JSON.parse(value.data) } : null;
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    notice: async () => {
      for (;;) {
        const event = await next();
        if (event === null) return null;
        if (event.event === 'notice') return event.data as Notice;
      }
    },
    unread: async (count) => {
      for (;;) {
        const event = await next();
        if (event === null) throw new Error('The stream has ended');
        if (event.event === 'unread' && (event.data as { unread: number }).unread === count) return;
      }
    },
    close: () => stop.abort(),
  };
}
