import type { Growth } from './types.ts';

export const MOST_LEVEL = 100;

/** Factor of the cubed level as a fraction: the classic fast (4/5), medium fast (1) and slow (5/4) curves. */
const SHARE: Readonly<Record<Growth, readonly [number, number]>> = {
  fast: [4, 5],
  medium: [1, 1],
  slow: [5, 4],
};

const curve = ([times, over]: readonly [number, number]): readonly number[] =>
  Array.from({ length: MOST_LEVEL + 1 }, (_, level) =>
    level < 2 ? 0 : Math.floor((times * level ** 3) / over),
  );

const CURVES: Readonly<Record<Growth, readonly number[]>> = {
  fast: curve(SHARE.fast),
  medium: curve(SHARE.medium),
  slow: curve(SHARE.slow),
};

/**
 * Total experience at which `level` (1 to 100) begins: 0 for level 1; 800,000 (fast), 1,000,000 (medium) or 1,250,000
 * (slow) for level 100.
 * @throws RangeError for any other level
 */
export function experienceAt(growth: Growth, level: number): number {
  const total = level < 1 ? undefined : CURVES[growth][level];
  if (total === undefined) throw new RangeError(`No level ${level}`);
  return total;
}

/** The level, 1 to 100, of a creature with `exp` experience in total. */
export function levelFor(growth: Growth, exp: number): number {
  const totals = CURVES[growth];
  let low = 1;
  let high = MOST_LEVEL;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((totals[middle] as number) <= exp) low = middle;
    else high = middle - 1;
  }
  return low;
}
