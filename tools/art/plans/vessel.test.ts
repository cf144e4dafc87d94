import { describe, expect, it } from 'vitest';
import { expectSound, tryScene } from './sound-body.ts';
import { drawVessel } from './vessel.ts';

describe('the vessel', () => {
  it.each([
    {},
    { tall: 190, foot: 20, belly: 50, neck: 16, mouth: 24, widest: 0.7, view: 0.4, tilt: 16 },
    { tall: 80, foot: 60, belly: 80, neck: 64, mouth: 76, widest: 0.3, view: 0, tilt: -16 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawVessel(scene, shape));
  });

  it('tips to the left', () => {
    expect(drawVessel(tryScene(), { tilt: 16 }).crown[0]).toBeLessThan(128 - 20);
  });
});
