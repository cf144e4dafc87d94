/** Some time must pass at most until something that can wait is done. Milliseconds. */
const IDLE_TIMEOUT = 3000;

/** Does what can wait when the browser has nothing else to do. */
export function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  else setTimeout(work, IDLE_TIMEOUT);
}
