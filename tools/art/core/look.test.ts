import { describe, expect, it } from 'vitest';
import { lookDifference, lookOf } from './look.ts';
import { Scene } from './scene.ts';
import { ellipse } from './shapes.ts';

const ball = (colour: string, radius = 60) => {
  return lookOf(new Scene('x-', { main: colour }).form(ellipse(128, 128, radius)).svg());
};

describe('the look of a picture', () => {
  it('does not depend on its size', () => {
    expect(lookDifference(ball('#f47b34'), ball('#f47b34', 90))).toBeLessThan(6);
  });

  it('is another one in another colour', () => {
    expect(lookDifference(ball('#f47b34'), ball('#4aa3ee'))).toBeGreaterThan(18);
  });
});
