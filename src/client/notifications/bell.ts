import { createStore } from 'zustand/vanilla';

/** Number of unread notices; null until it is known. */
export const bell = createStore<{ readonly unread: number | null }>()(() => ({ unread: null }));

/** How often the number was asked for or came, and which of these is shown: those before it are outdated. */
const asks = { begun: 0, newest: 0 };

/** Shows a number that the server has sent by itself. */
export function tellUnread(unread: number): void {
  asks.newest = ++asks.begun;
  bell.setState({ unread });
}

/** To be called when the number is asked for: what it returns shows the reply, unless a newer one is shown. */
export function awaitUnread(): (unread: number) => void {
  const ask = ++asks.begun;
  return (unread) => {
    if (ask < asks.newest) return;
    asks.newest = ask;
    bell.setState({ unread });
  };
}
