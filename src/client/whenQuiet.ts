import { isStageWorking } from '../bridge/signals/stageWork.ts';

/** Milliseconds in which no file has arrived: what the page needs first has then been loaded. */
const QUIET_MS = 1500;
/** Milliseconds after which nothing waits any longer. */
const LONGEST_MS = 10_000;

/**
 * Calls `work` once, when the page has been loaded and the canvas, if it has one, is drawn. The returned function cancels it.
 * @param longest milliseconds after which the page counts as loaded anyway
 */
export function whenQuiet(work: () => void, longest = LONGEST_MS): () => void {
  let idle: number | undefined;
  const rest = () => {
    if (isStageWorking()) timer = setTimeout(rest, QUIET_MS);
    else begin();
  };
  const begin = () => {
    stop();
    // Not in the middle of building a scene.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(work, { timeout: longest });
    else work();
  };
  let timer = setTimeout(rest, QUIET_MS);
  const latest = setTimeout(begin, longest);
  const arrivals =
    'PerformanceObserver' in globalThis &&
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rest, QUIET_MS);
    });
  if (arrivals) arrivals.observe({ type: 'resource' });
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(latest);
    if (arrivals) arrivals.disconnect();
  };
  return () => {
    stop();
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
