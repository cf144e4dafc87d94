import { describe, expect, it } from 'vitest';
import { oakLeaf } from './foliage.ts';

describe('an oak leaf', () => {
  it('points where it is asked to', () => {
    const { right, left } = oakLeaf(0, 0, 60, 30, 0).bounds();
    expect(left).toBeCloseTo(0);
    expect(right).toBeCloseTo(60);
  });

  it('is the same on both sides of its vein', () => {
    const { top, bottom } = oakLeaf(0, 0, 60, 30, 0).bounds();
    expect(top).toBeCloseTo(-bottom, 0);
  });
});
