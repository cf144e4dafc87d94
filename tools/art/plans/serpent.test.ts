import { describe, expect, it } from 'vitest';
import { drawSerpent } from './serpent.ts';
import { expectSound, tryScene } from './sound-body.ts';

describe('the coiled serpent', () => {
  it.each([
    {},
    { head: 22, girth: 12, coil: 90, rise: 120, sway: 1, tail: 1, snout: 1 },
    { head: 46, girth: 30, coil: 60, rise: 20, sway: 0, tail: 0, tufted: true },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawSerpent(scene, shape));
  });

  it('rises above its coil', () => {
    const headY = (rise: number) => drawSerpent(tryScene(), { rise }).head.y;
    expect(headY(110)).toBeLessThan(headY(30) - 60);
  });
});
