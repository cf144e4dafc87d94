import { describe, expect, it } from 'vitest';
import { expectSound, tryScene } from './sound-body.ts';
import { drawSprite } from './sprite.ts';

describe('the sprite', () => {
  it.each([
    {},
    { head: 26, trunk: 80, girth: 0.7, hips: 0.7, legs: 80, reach: [1, 1], lean: 15, hovers: true } as const,
    { head: 56, trunk: 36, girth: 1.5, hips: 1.5, legs: 14, reach: [0, 0], lean: -15 } as const,
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawSprite(scene, shape));
  });

  it('moves each arm for itself', () => {
    const { hands, shoulders } = drawSprite(tryScene(), { reach: [1, 0] });
    expect(hands[0]![1]).toBeLessThan(shoulders[0][1]);
    expect(hands[1]![1]).toBeGreaterThan(shoulders[1][1]);
  });

  it('lets its legs trail when it hovers', () => {
    const { feet, belly } = drawSprite(tryScene(), { hovers: true, legs: 60 });
    expect(feet[1]![0]).toBeGreaterThan(belly[0] + 20);
  });
});
