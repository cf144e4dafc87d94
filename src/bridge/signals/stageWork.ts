let unfinished = 0;
const waiting = new Set<() => void>();

/**
 * Tells how much the shown scene has begun and not ended: loading its pictures, fading in, a round. While the scenes
 * themselves are loaded, that counts as one.
 */
export function noteStageWork(count: number): void {
  unfinished = count;
  if (count > 0) return;
  for (const work of waiting) work();
  waiting.clear();
}

/** Whether the shown scene is still being drawn, or moves. */
export const isStageWorking = (): boolean => unfinished > 0;

/** Calls `work` once, when the shown scene is drawn; at once where there is none. The returned function cancels it. */
export function whenDrawn(work: () => void): () => void {
  if (unfinished === 0) work();
  else waiting.add(work);
  return () => void waiting.delete(work);
}
