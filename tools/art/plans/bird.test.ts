import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { drawBird } from './bird.ts';
import { expectSound } from './sound-body.ts';

const tryScene = (): Scene => {
  const palette = { main: '#5f9be8', belly: '#fff3dc', beak: '#ffb03b' };
  return new Scene('try-', palette, { placement: { stage: 1 } });
};

describe('the bird', () => {
  it.each([
    {},
    { head: 24, girth: 0.7, length: 1.6, legs: 80, neck: 1, lean: 30, spread: 1, beak: 1.6 },
    { head: 56, girth: 1.3, length: 0.8, legs: 8, lean: -30, beak: 0.3 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawBird(scene, shape));
  });

  it('stands on both feet under its body', () => {
    const { feet, belly } = drawBird(tryScene());
    expect(feet[0]![0]).toBeLessThan(belly[0] + 20);
    expect(feet[1]![0]).toBeGreaterThan(belly[0] - 10);
  });

  it('lifts both wings when it spreads them', () => {
    const tips = (spread: number) => drawBird(tryScene(), { spread }).hands.map(([, y]) => y);
    expect(tips(1)[0]).toBeLessThan(tips(0)[0]! - 30);
    expect(tips(1)[1]).toBeLessThan(tips(0)[1]! - 30);
  });
});
