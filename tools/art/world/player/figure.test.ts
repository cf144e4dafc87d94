import { describe, expect, it } from 'vitest';
import { drawFigure } from './figure.ts';
import { wayfarer } from './looks/wayfarer.ts';
import { DIRECTIONS, poseOf } from './pose.ts';

describe('the walking figure', () => {
  it('looks different in every direction', () => {
    const drawings = DIRECTIONS.map((direction) =>
      drawFigure(wayfarer, direction, 'stand').replaceAll(/id="[^"]*"/g, ''),
    );
    expect(new Set(drawings).size).toBe(DIRECTIONS.length);
  });

  it('swaps its legs between the two steps', () => {
    expect(poseOf('s', 'left').stride).toBe(-poseOf('s', 'right').stride);
    expect(poseOf('s', 'stand').stride).toBe(0);
  });

  it('faces the viewer when it walks south and away when it walks north', () => {
    expect(poseOf('s', 'stand').forward.near).toBeCloseTo(1);
    expect(poseOf('n', 'stand').forward.near).toBeCloseTo(-1);
    expect(poseOf('e', 'stand').forward.across).toBeCloseTo(1);
  });
});
