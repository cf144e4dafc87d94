let unfinished = 0;

/** Tells how much the shown scene has begun and not ended: loading its pictures, fading in, a round. */
export function noteStageWork(count: number): void {
  unfinished = count;
}

/** Whether the shown scene is still being drawn, or moves. */
export const isStageWorking = (): boolean => unfinished > 0;
