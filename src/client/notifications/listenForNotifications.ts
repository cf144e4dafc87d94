import type { Notice } from '../../../contract/shapes/trade.ts';
import { bell } from './bell.ts';
import { keepListening } from './eventStream.ts';
import { deliverNotification } from './notifications.ts';

/** What one window tells the others of the same browser. */
type Word = { readonly unread: number } | { readonly notice: Notice } | { readonly ask: true };

const NAME = 'emberwild-bell';

function take(word: Word): void {
  if ('unread' in word) {
    const begins = bell.getState().unread === null;
    bell.setState({ unread: word.unread });
    if (begins) deliverNotification(null);
  }
  if ('notice' in word) deliverNotification(word.notice);
}

/**
 * Keeps this window told of what happens to the player's trades, until the returned function is called. Of several
 * windows of a browser one holds the stream and tells the others; when it is closed, another takes over.
 */
export function listenForNotifications(token: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Windows of two players in one browser, for the moment in which one logs in, must not mix.
  const name = `${NAME} ${token.slice(-12)}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let leading = false;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      const { unread } = bell.getState();
      if (!('ask' in data)) take(data);
      else if (leading && unread !== null) channel.postMessage({ unread } satisfies Word);
    };
    channel.postMessage({ ask: true } satisfies Word);
  }
  const lead = () => {
    leading = true;
    return keepListening(token, signal, ({ kind, data }) => {
      const known: unknown = JSON.parse(data);
      const word = kind === 'notice' ? { notice: known as Notice } : (known as { unread: number });
      take(word);
      channel?.postMessage(word);
    });
  };
  // Browsers give locks to safe addresses only; elsewhere each window listens for itself.
  const { locks } = navigator as { locks?: LockManager };
  const led = locks && channel ? locks.request(name, { signal }, lead) : lead();
  // Given up before the lock was there, or a browser that gives no locks where cookies are blocked.
  void led.catch(() => (signal.aborted || leading ? undefined : lead()));
  return () => {
    ending.abort();
    channel?.close();
    bell.setState({ unread: null });
  };
}
