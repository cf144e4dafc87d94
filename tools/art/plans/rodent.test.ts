import { describe, expect, it } from 'vitest';
import { drawRodent } from './rodent.ts';
import { expectSound, tryScene } from './sound-body.ts';

describe('the upright rodent', () => {
  it.each([
    {},
    { head: 34, tall: 110, girth: 0.7, feet: 1.6, lean: 20, reach: 1, snout: 1, tufted: true },
    { head: 58, tall: 50, girth: 1.5, feet: 0.6, lean: -15, reach: 0, cheeks: 1.5 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawRodent(scene, shape));
  });

  it('holds its paws together before the chest, or throws them up on either side', () => {
    const gap = (reach: number) => {
      const [far, near] = drawRodent(tryScene(), { reach }).hands;
      return near![0] - far![0];
    };
    expect(gap(0)).toBeLessThan(20);
    expect(gap(1)).toBeGreaterThan(90);
  });

  it('paints what it holds under its paws', () => {
    const order: string[] = [];
    drawRodent(tryScene(), {}, { held: () => order.push('held'), front: () => order.push('front') });
    expect(order).toEqual(['held', 'front']);
  });
});
