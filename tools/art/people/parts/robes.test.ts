import { describe, expect, it } from 'vitest';
import { Scene } from '../../core/scene.ts';
import { Frame } from '../frame.ts';
import { drawCrossedCollars } from './crossed-collars.ts';
import { drawHipFist, drawOfferedHand } from './hands-offered.ts';
import { drawSteam } from './steam.ts';

const newScene = (): Scene =>
  new Scene('t', { skin: '#d9a06c', steam: '#f2f8ff', silk: '#fff6e0', plum: '#8c4480' });
const formsOf = (scene: Scene): number => scene.content().match(/clipPath id="tf\d+c"/g)?.length ?? 0;

describe('robes, steam and open hands', () => {
  it('lay every robe over the one below, the inner ones nearer to the throat', () => {
    const widthOf = (ramps: readonly string[]): number => {
      const scene = newScene();
      drawCrossedCollars(scene, ramps, { x: 128, y: 200 });
      const { left, right } = scene.bounds();
      return right - left;
    };
    expect(widthOf(['silk', 'plum'])).toBeGreaterThan(widthOf(['silk']));
  });

  it('glove an offered hand and a fist on the hip', () => {
    const scene = newScene();
    const hand = new Frame(scene, { x: 60, y: 200 });
    drawOfferedHand(hand, { ramp: '#cc3344' });
    drawHipFist(hand, { ramp: '#cc3344' });
    expect(scene.content()).not.toContain('#d9a06c');
  });

  it('give an offered hand four fingers, a palm and a thumb', () => {
    const scene = newScene();
    drawOfferedHand(new Frame(scene, { x: 60, y: 200 }));
    expect(formsOf(scene)).toBe(6);
  });

  it('let steam rise from where it is put', () => {
    const scene = newScene();
    drawSteam(new Frame(scene, { x: 0, y: 0 }), 100, 150, 0);
    const { top, bottom } = scene.bounds();
    expect(bottom).toBeLessThan(156);
    expect(top).toBeLessThan(100);
  });
});
