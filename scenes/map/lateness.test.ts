import { describe, expect, it } from 'vitest';
import { Lateness } from './alive.ts';

const givesUp = (frames: readonly number[]): boolean => {
  const lateness = new Lateness();
  return frames.map((ms) => lateness.note(ms)).includes(true);
};

const frames = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);

describe('a map on a slow machine', () => {
  it('gives up its own motion where frame after frame comes late', () => {
    expect(givesUp(frames(10, 90))).toBe(true);
  });

  it('keeps it through a hiccup, and where few frames are late', () => {
    expect(givesUp([...frames(4, 250), ...frames(60, 33)])).toBe(false);
    expect(givesUp(Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? 200 : 40)))).toBe(false);
  });

  it('keeps it where twenty frames come each second', () => {
    expect(givesUp(frames(500, 50))).toBe(false);
  });
});
