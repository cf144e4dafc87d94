import { describe, expect, it } from 'vitest';
import { labDifference, toLab } from './cielab.ts';

describe('colours as L*a*b*', () => {
  it('have black at 0 and white at 100, both without a hue', () => {
    expect(toLab(0, 0, 0).map(Math.round)).toEqual([0, 0, 0]);
    const [lightness, a, b] = toLab(255, 255, 255);
    expect(lightness).toBeCloseTo(100, 1);
    expect(Math.hypot(a, b)).toBeLessThan(0.1);
  });

  it('have red where the tables have it', () => {
    const [lightness, a, b] = toLab(255, 0, 0);
    expect([lightness, a, b].map(Math.round)).toEqual([53, 80, 67]);
  });

  it('differ by 100 between black and white', () => {
    expect(labDifference(toLab(0, 0, 0), toLab(255, 255, 255))).toBeCloseTo(100, 1);
  });
});
