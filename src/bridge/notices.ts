export interface Notice {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
}
type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();

/** Tells the player something in passing; the toast area shows it. */
export function notify(tone: Notice['tone'], text: string): void {
  for (const listener of listeners) listener({ tone, text });
}

/** Listens to notices until the returned function is called. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
