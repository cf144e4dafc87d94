let moving = 0;
const waiting = new Set<() => void>();

/** Tells that the stage of a great moment has begun to move. The returned function tells its end; further calls do nothing. */
export function beginPeak(): () => void {
  moving += 1;
  let over = false;
  return () => {
    if (over) return;
    over = true;
    moving -= 1;
    if (moving > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
}

/** Resolves once no stage of a great moment moves; news must not lie over one. */
export const peakOver = (): Promise<void> =>
  moving === 0 ? Promise.resolve() : new Promise((go) => waiting.add(go));
