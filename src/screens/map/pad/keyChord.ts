import { OFFSETS } from '../../../../rules/world/walking.ts';
import type { Direction } from '../../../bridge/state.ts';
import { directionTo } from '../../../client/world/directions.ts';

/** Tolerance in milliseconds for pressing two keys at once, and for releasing them. */
const PRESS_MS = 40;
const RELEASE_MS = 70;

/**
 * Combines the pressed keys to one direction: two keys give a diagonal, opposite keys cancel out. A short delay keeps
 * a diagonal from starting or ending with a straight step; a tap shorter than the delay still counts.
 */
export function keyChord(hold: (direction: Direction | null) => void) {
  const down = new Map<string, Direction>();
  let held: Direction | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wanted = () => {
    const sum = (axis: 'x' | 'y') => [...down.values()].reduce((total, way) => total + OFFSETS[way][axis], 0);
    return directionTo(sum('x'), sum('y'));
  };
  const settle = () => {
    clearTimeout(timer);
    held = wanted();
    hold(held);
  };
  const settleAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(settle, delay);
  };
  return {
    /** A key, named by its position, is pressed that walks in a direction. */
    press(code: string, direction: Direction): void {
      if (down.has(code)) return;
      down.set(code, direction);
      if (down.size === 1) settleAfter(PRESS_MS);
      else settle();
    },
    release(code: string): void {
      if (!down.has(code)) return;
      const before = wanted();
      down.delete(code);
      if (down.size > 0) settleAfter(RELEASE_MS);
      else {
        if (held === null && before) hold(before);
        settle();
      }
    },
    releaseAll(): void {
      down.clear();
      settle();
    },
  };
}
