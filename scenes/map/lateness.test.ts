import { describe, expect, it } from 'vitest';
import { Lateness } from './lateness.ts';

const givesUp = (frames: readonly number[]): boolean => {
  const lateness = new Lateness();
  return frames.map((ms) => lateness.note(ms)).includes(true);
};

describe('a map on a slow machine', () => {
  it('gives up its own motion where frame after frame comes late', () => {
    expect(givesUp(Array.from({ length: 20 }, () => 240))).toBe(true);
  });

  it('keeps it through a hiccup, and where few frames are late', () => {
    expect(givesUp([...Array.from({ length: 6 }, () => 250), ...Array.from({ length: 60 }, () => 33)])).toBe(
      false,
    );
    expect(givesUp(Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? 200 : 40)))).toBe(false);
  });

  it('never gives up where ten frames come each second', () => {
    expect(givesUp(Array.from({ length: 500 }, () => 100))).toBe(false);
  });
});
