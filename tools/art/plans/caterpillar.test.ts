import { describe, expect, it } from 'vitest';
import { drawCaterpillar } from './caterpillar.ts';
import { expectSound, tryScene } from './sound-body.ts';

describe('the caterpillar', () => {
  it.each([
    {},
    { head: 24, rings: 9, girth: 14, taper: 0.6, arch: 1, rear: 1 },
    { head: 48, rings: 4, girth: 34, taper: 0, arch: 0, rear: 0 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawCaterpillar(scene, shape));
  });

  it('has a place on the back for every ring', () => {
    expect(drawCaterpillar(tryScene(), { rings: 7 }).back).toHaveLength(7);
  });

  it('stands on fewer rings when it makes a loop', () => {
    const soles = (arch: number) => drawCaterpillar(tryScene(), { rings: 8, arch }).feet.length;
    expect(soles(1)).toBeLessThan(soles(0));
    expect(soles(1)).toBeGreaterThan(0);
  });
});
