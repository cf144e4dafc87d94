import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { drawFish } from './fish.ts';
import { expectSound } from './sound-body.ts';

const tryScene = (): Scene => {
  const palette = { main: '#4aa3ee', belly: '#eefaff', fin: '#ffb24d' };
  return new Scene('try-', palette, { placement: { stage: 1, float: 6 } });
};

describe('the fish', () => {
  it.each([
    {},
    { length: 190, depth: 40, tail: 1.3, crest: 0.9, fin: 1, tilt: -12, bend: -1 },
    { length: 100, depth: 130, tail: 0.4, crest: 0, fin: 0.2, tilt: 14, bend: 1 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawFish(scene, shape));
  });

  it('points its nose up when it is tilted', () => {
    const noseY = (tilt: number) => drawFish(tryScene(), { tilt }).muzzle[1];
    expect(noseY(14)).toBeLessThan(noseY(-14) - 20);
  });
});
