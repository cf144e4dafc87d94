/** Maps progress 0…1 to eased progress. It may exceed 1 in between and always ends at 1. */
export type Ease = (progress: number) => number;

export const steady: Ease = (progress) => progress;
export const slowEnd: Ease = (progress) => 1 - (1 - progress) ** 3;
export const slowStart: Ease = (progress) => progress ** 2;
export const slowEnds: Ease = (progress) => (1 - Math.cos(Math.PI * progress)) / 2;

/** Overshoots by a tenth, then returns to 1. */
export const overshoot: Ease = (progress) => {
  const rest = progress - 1;
  return 1 + 2.7 * rest ** 3 + 1.7 * rest ** 2;
};

/** Rises from 0 to 1 and returns to 0, for movements out and back. */
export const arc = (progress: number): number => 4 * progress * (1 - progress);

export const between = (from: number, to: number, progress: number): number => from + (to - from) * progress;
