import { describe, expect, it } from 'vitest';
import { foamBalls, waterDrop } from './water.ts';

describe('a water drop', () => {
  it('points up and rests on its round end', () => {
    const { top, bottom, left, right } = waterDrop(100, 100, 10).bounds();
    expect(100 - top).toBeCloseTo(21.5);
    expect(bottom - 100).toBeCloseTo(10, 0);
    expect((left + right) / 2).toBeCloseTo(100, 0);
  });

  it('points to the right when it is turned by a quarter', () => {
    const { right } = waterDrop(100, 100, 10, 90).bounds();
    expect(right - 100).toBeCloseTo(21.5);
  });
});

describe('foam', () => {
  it('grows by the same amount on every side', () => {
    const [ball] = foamBalls([[50, 50, 8]], 3);
    expect(ball?.bounds().width).toBeCloseTo(22, 0);
  });
});
