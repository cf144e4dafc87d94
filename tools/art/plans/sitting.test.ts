import { describe, expect, it } from 'vitest';
import { drawSitting } from './sitting.ts';
import { expectSound, tryScene } from './sound-body.ts';

describe('the sitting cub', () => {
  it.each([
    {},
    { head: 28, tall: 120, girth: 0.7, lean: 0, neck: 1, snout: 1, tufted: true },
    { head: 54, tall: 60, girth: 1.4, lean: 30, neck: 0, snout: 0 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawSitting(scene, shape));
  });

  it('leans over its paws', () => {
    const headX = (lean: number) => drawSitting(tryScene(), { lean }).head.x;
    expect(headX(30)).toBeLessThan(headX(0) - 30);
  });
});
