export interface Toast {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
}
type Listener = (notice: Toast) => void;

const listeners = new Set<Listener>();

/** Tells the player something in passing; the toast area shows it. */
export function showToast(tone: Toast['tone'], text: string): void {
  for (const listener of listeners) listener({ tone, text });
}

/** Listens to notices until the returned function is called. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
