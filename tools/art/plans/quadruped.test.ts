import { describe, expect, it } from 'vitest';
import { drawQuadruped } from './quadruped.ts';
import { expectSound, tryScene } from './sound-body.ts';

describe('the quadruped', () => {
  it.each([
    {},
    { head: 30, snout: 1, tufted: true, length: 1.3, girth: 0.8, legs: 70, neck: 1, lean: -12 },
    { head: 54, snout: 0, length: 0.8, girth: 1.3, legs: 10, lean: 12, step: 1 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawQuadruped(scene, shape));
  });

  it('paints its extras behind, between and in front, in this order', () => {
    const order: string[] = [];
    const note = (word: string) => () => void order.push(word);
    drawQuadruped(tryScene(), {}, { front: note('front'), behind: note('behind'), between: note('between') });
    expect(order).toEqual(['behind', 'between', 'front']);
  });

  it('carries its head higher with more neck, and lower when it bows', () => {
    const headY = (shape: object) => drawQuadruped(tryScene(), shape).head.y;
    expect(headY({ neck: 1 })).toBeLessThan(headY({}) - 20);
    expect(headY({ lean: 12 })).toBeGreaterThan(headY({}) + 4);
  });

  it('lifts the near forepaw from the ground', () => {
    const [, , paw] = drawQuadruped(tryScene(), { step: 1 }).feet;
    expect(paw?.[1]).toBeLessThan(226);
  });
});
