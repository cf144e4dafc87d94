import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { drawBeetle } from './beetle.ts';
import { expectSound } from './sound-body.ts';

const tryScene = (): Scene => {
  const palette = { main: '#9fc52f', belly: '#f4efb0', leg: '#4d3b52', shell: '#d8493c' };
  return new Scene('try-', palette, { placement: { stage: 1 } });
};

describe('the six-legged insect', () => {
  it.each([
    {},
    { head: 24, length: 1.3, girth: 0.7, waist: 1, legs: 50, lift: 30, wave: 1 },
    { head: 50, length: 0.8, girth: 1.3, waist: 0, legs: 10, lift: -20 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawBeetle(scene, shape, { shell: 'shell' }));
  });

  it('stands on six legs, or waves one', () => {
    const low = (wave: number) => drawBeetle(tryScene(), { wave }).feet.filter(([, y]) => y > 220);
    expect(low(0)).toHaveLength(6);
    expect(low(1)).toHaveLength(5);
  });
});
