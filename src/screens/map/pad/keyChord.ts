import type { Direction } from '../../../bridge/state.ts';
import { directionTo } from '../../../client/world/directions.ts';

/** Tolerance in milliseconds for pressing two keys at once, and for releasing them. */
const PRESS_MS = 40;
const RELEASE_MS = 70;

/** Steps to the right and down for each key, by its position on the keyboard (`code`). */
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  KeyW: [0, -1],
  KeyS: [0, 1],
  KeyA: [-1, 0],
  KeyD: [1, 0],
  Numpad7: [-1, -1],
  Numpad8: [0, -1],
  Numpad9: [1, -1],
  Numpad4: [-1, 0],
  Numpad6: [1, 0],
  Numpad1: [-1, 1],
  Numpad2: [0, 1],
  Numpad3: [1, 1],
};
export const isWalkingKey = (code: string) => Object.hasOwn(KEYS, code);

/**
 * Combines the pressed keys to one direction: two keys give a diagonal, opposite keys cancel out. A short delay keeps
 * a diagonal from starting or ending with a straight step; a tap shorter than the delay still counts.
 */
export function keyChord(hold: (direction: Direction | null) => void) {
  const down = new Set<string>();
  let held: Direction | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wanted = () => {
    const steps = [...down].map((code) => KEYS[code] ?? [0, 0]);
    const sum = (index: 0 | 1) => steps.reduce((total, step) => total + step[index], 0);
    return directionTo(sum(0), sum(1));
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
    press(code: string): void {
      if (down.has(code)) return;
      down.add(code);
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
