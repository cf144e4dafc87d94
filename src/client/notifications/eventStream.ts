import { gameEvents, STREAM_BEAT } from '../../../contract/notices.ts';
import { mayRead, tokenRefused } from '../../api/sessionSignals.ts';
import { onReturn } from '../returns.ts';
import { eventReader, type StreamEvent } from './eventReader.ts';

/** Milliseconds without data after which a stream counts as broken. */
const SILENCE = 3 * STREAM_BEAT;
/** Milliseconds before the first reconnect; each further wait is twice as long, up to `LONGEST_WAIT`. */
const SHORTEST_WAIT = 2000;
const LONGEST_WAIT = 60_000;

interface Attempt {
  readonly token: string;
  /** Id of the last notice that was received. */
  readonly last: string | null;
  readonly signal: AbortSignal;
  readonly onEvent: (event: StreamEvent) => void;
}

/** Listens until the stream ends. Resolves to the status of a refusal, to 200, or to 0 if it was aborted before it began. Rejects if there is no connection. */
async function listenOnce({ token, last, signal, onEvent }: Attempt): Promise<number> {
  const broken = new AbortController();
  const end = () => broken.abort();
  const reads = await mayRead();
  if (signal.aborted) return 0;
  for (const each of [signal, reads]) each.addEventListener('abort', end);
  let silence = setTimeout(end, SILENCE);
  try {
    const reply = await fetch(gameEvents.path, {
      headers: { Authorization: `Bearer ${token}`, ...(last !== null && { 'Last-Event-ID': last }) },
      cache: 'no-store',
      signal: broken.signal,
    });
    if (!reply.ok || !reply.body) return reply.status;
    const reader = reply.body.getReader();
    const words = new TextDecoder();
    const take = eventReader(onEvent);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return reply.status;
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE);
      take(words.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    for (const each of [signal, reads]) each.removeEventListener('abort', end);
  }
}

/** Waits for the given time, but ends early when the player returns to the window. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      forget();
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    const forget = onReturn(over);
    signal.addEventListener('abort', over);
  });
}

/**
 * Listens to the events of a player and reconnects when the stream ends, until it is aborted or the token is rejected.
 */
export async function keepListening(
  token: string,
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  let last: string | null = null;
  let wait = SHORTEST_WAIT;
  const take = (event: StreamEvent) => {
    wait = SHORTEST_WAIT;
    last = event.id ?? last;
    onEvent(event);
  };
  while (!signal.aborted) {
    const status = await listenOnce({ token, last, signal, onEvent: take }).catch(() => 0);
    if (signal.aborted) return;
    // 403: the player is suspended; the next login tells why.
    if (status === 401 || status === 403) return tokenRefused(token);
    // Drop an id that the server does not understand.
    if (status === 400) last = null;
    // A random delay, so that not all clients reconnect at once after a restart of the server.
    await pause(wait * (1 + Math.random() / 2), signal);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  }
}
