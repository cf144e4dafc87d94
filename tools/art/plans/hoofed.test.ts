import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { drawHoofed } from './hoofed.ts';
import { expectSound } from './sound-body.ts';

const tryScene = (): Scene => {
  const palette = { main: '#cf8a4c', belly: '#fff0d6', hoof: '#5a3a3c' };
  return new Scene('try-', palette, { placement: { stage: 1 } });
};

describe('the hoofed animal', () => {
  it.each([
    {},
    { head: 26, face: 1, length: 1.3, girth: 0.8, legs: 90, neck: 1, lean: -12, step: 1 },
    { head: 48, face: 0, length: 1.5, girth: 1.5, legs: 20, neck: 0, lean: 12 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawHoofed(scene, shape));
  });

  it('lifts one hoof and stands on three', () => {
    const heights = drawHoofed(tryScene(), { step: 1 }).feet.map(([, y]) => y);
    expect(heights.filter((y) => y < 220)).toHaveLength(1);
  });

  it('has a longer face the more it is a mare', () => {
    const nose = (face: number) => drawHoofed(tryScene(), { face }).muzzle[0];
    expect(nose(1)).toBeLessThan(nose(0) - 10);
  });
});
