import { describe, expect, it } from 'vitest';
import { drawLizard } from './lizard.ts';
import { expectSound, tryScene } from './sound-body.ts';

describe('the lizard', () => {
  it.each([
    {},
    { head: 24, snout: 1, length: 1.5, girth: 0.8, legs: 40, rear: 1, tail: 2, curl: 0 },
    { head: 48, snout: 0, length: 0.8, girth: 1.3, legs: 4, rear: 0, tail: 0.5, curl: 1 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawLizard(scene, shape));
  });

  it('lays its tail on the ground or curls it over itself', () => {
    const tip = (curl: number) => drawLizard(tryScene(), { curl, tail: 1.2 }).tail;
    expect(tip(0)[1]).toBeGreaterThan(210);
    expect(tip(1)[1]).toBeLessThan(205);
    expect(tip(1)[0]).toBeLessThan(tip(0)[0] - 20);
  });
});
