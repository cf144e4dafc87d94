/** Focus and visibility come one after the other, and mean one return. Milliseconds. */
const TOGETHER_MS = 50;

/** Listens to the player's coming back to this window, or to the network, until the returned function is called. */
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
