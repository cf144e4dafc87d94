import { gameEvents, STREAM_BEAT } from '../../../contract/notices.ts';
import { tokenRefused } from '../../api/http.ts';
import { onReturn } from '../returns.ts';
import { eventReader, type StreamEvent } from './eventReader.ts';

/** Silent for so long, a stream counts as broken. Milliseconds. */
const SILENCE = 3 * STREAM_BEAT;
/** Milliseconds before the first try after a stream has ended; each further one waits twice as long. */
const SHORTEST_WAIT = 2000;
const LONGEST_WAIT = 60_000;

interface Attempt {
  readonly token: string;
  /** Id of the last notice that was heard of. */
  readonly last: string | null;
  readonly signal: AbortSignal;
  readonly onEvent: (event: StreamEvent) => void;
}

/** Listens until the stream ends. Gives the status that the server refused with, or 200. Throws where nothing came. */
async function listenOnce({ token, last, signal, onEvent }: Attempt): Promise<number> {
  const broken = new AbortController();
  const end = () => broken.abort();
  signal.addEventListener('abort', end);
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
    signal.removeEventListener('abort', end);
  }
}

/** Waits, but not beyond the player's return: whoever is back wants to know. */
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

/** Listens to the events of a player, and connects again whenever the stream ends, until the signal or a dead token. */
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
    if (status === 401) return tokenRefused(token);
    // An id that the server does not understand is not sent again.
    if (status === 400) last = null;
    // Not all at once, when a server comes back.
    await pause(wait * (1 + Math.random() / 2), signal);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  }
}
