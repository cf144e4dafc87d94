import type { Notice } from '../../../contract/shapes/trade.ts';
import { bell, tellUnread } from './bell.ts';
import { keepListening } from './eventStream.ts';
import { deliverNotification } from './notifications.ts';

/** A message between the windows of one browser. */
type Word =
  | { readonly unread: number }
  | { readonly notice: Notice }
  | { readonly profile: true }
  | { readonly ask: true };

const NAME = 'emberwild-bell';

/** What an event of the stream says; null for a kind that this version does not know. */
function wordOf(kind: string, data: unknown): Word | null {
  if (kind === 'notice') return { notice: data as Notice };
  if (kind === 'unread') return data as { unread: number };
  return kind === 'profile' ? { profile: true } : null;
}

function take(word: Word, onProfile: () => void): void {
  if ('unread' in word) {
    const begins = bell.getState().unread === null;
    tellUnread(word.unread);
    if (begins) deliverNotification(null);
  }
  if ('notice' in word) deliverNotification(word.notice);
  if ('profile' in word) onProfile();
}

/**
 * Keeps this window informed of the player's notices until the returned function is called. Only one window of a
 * browser holds the event stream and informs the others; when it is closed, another one takes over.
 * @param onProfile called when the player's profile has changed on the server
 */
export function listenForNotifications(token: string, onProfile: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // The name contains the token: while a player logs in, two windows can belong to different players.
  const name = `${NAME} ${token.slice(-12)}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let leading = false;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      const { unread } = bell.getState();
      if (!('ask' in data)) take(data, onProfile);
      else if (leading && unread !== null) channel.postMessage({ unread } satisfies Word);
    };
    channel.postMessage({ ask: true } satisfies Word);
  }
  const lead = () => {
    leading = true;
    return keepListening(token, signal, ({ kind, data }) => {
      const word = wordOf(kind, JSON.parse(data));
      if (!word) return;
      take(word, onProfile);
      channel?.postMessage(word);
    });
  };
  // Browsers offer locks only in secure contexts; elsewhere each window opens its own stream.
  const { locks } = navigator as { locks?: LockManager };
  const led = locks && channel ? locks.request(name, { signal }, lead) : lead();
  // Aborted before the lock was granted, or the browser refuses locks because cookies are blocked.
  void led.catch(() => (signal.aborted || leading ? undefined : lead()));
  return () => {
    ending.abort();
    channel?.close();
    bell.setState({ unread: null });
  };
}
