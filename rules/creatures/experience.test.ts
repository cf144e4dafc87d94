import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { experienceAt, levelFor } from './experience.ts';

const GROWTHS = ['fast', 'medium', 'slow'] as const;

describe('experience', () => {
  it.each([
    ['fast', 2, 6],
    ['fast', 10, 800],
    ['fast', 100, 800_000],
    ['medium', 2, 8],
    ['medium', 10, 1000],
    ['medium', 100, 1_000_000],
    ['slow', 2, 10],
    ['slow', 10, 1250],
    ['slow', 100, 1_250_000],
  ] as const)('of %s growth for level %i is %i', (growth, level, total) => {
    expect(experienceAt(growth, level)).toBe(total);
  });

  it.each(GROWTHS)('of %s growth begins at 0 and rises with every level', (growth) => {
    expect(experienceAt(growth, 1)).toBe(0);
    for (let level = 2; level <= 100; level += 1) {
      expect(experienceAt(growth, level)).toBeGreaterThan(experienceAt(growth, level - 1));
    }
  });

  it.each([0, -1, 101, 1.5, Number.NaN])('knows no level %d', (level) => {
    expect(() => experienceAt('medium', level)).toThrow(RangeError);
  });

  it.each(GROWTHS)('of %s growth reaches each level at its total and not before', (growth) => {
    for (let level = 2; level <= 100; level += 1) {
      expect(levelFor(growth, experienceAt(growth, level))).toBe(level);
      expect(levelFor(growth, experienceAt(growth, level) - 1)).toBe(level - 1);
    }
  });

  it('never leads past level 100 or below level 1', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GROWTHS), fc.integer(), (growth, exp) => {
        const level = levelFor(growth, exp);
        expect(level >= 1 && level <= 100).toBe(true);
      }),
    );
  });
});
