/** Milliseconds. The events of focus and visibility come together and count as one return. */
const TOGETHER_MS = 50;

/**
 * Calls the listener when the player returns to this window or the network is back. Returns a function that stops it.
 */
export function onReturn(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const back = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'hidden') timer = setTimeout(listener, TOGETHER_MS);
  };
  for (const kind of ['focus', 'online']) globalThis.addEventListener(kind, back);
  document.addEventListener('visibilitychange', back);
  return () => {
    clearTimeout(timer);
    for (const kind of ['focus', 'online']) globalThis.removeEventListener(kind, back);
    document.removeEventListener('visibilitychange', back);
  };
}
