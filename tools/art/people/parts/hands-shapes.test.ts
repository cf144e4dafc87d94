import { describe, expect, it } from 'vitest';
import { Scene } from '../../core/scene.ts';
import { Frame } from '../frame.ts';
import { drawFist } from './hands.ts';
import { drawCuppedHand } from './hands-cupped.ts';
import { drawRaisedHand } from './hands-raised.ts';

const newScene = (): Scene => new Scene('h', { skin: '#d9a06c', hair: '#4a3a30' });
const boxOf = (draw: (hand: Frame) => void): { left: number; width: number; height: number } => {
  const scene = newScene();
  draw(new Frame(scene, { x: 100, y: 100 }));
  return scene.bounds();
};

describe('the shapes of hands', () => {
  it('spread a raised hand wider than a fist, its fingers upwards', () => {
    const [raised, fist] = [boxOf(drawRaisedHand), boxOf(drawFist)];
    expect(raised.width).toBeGreaterThan(fist.width);
    expect(raised.height).toBeGreaterThan(raised.width);
  });

  it('let the fingers of a cupped hand reach round to the left', () => {
    expect(boxOf(drawCuppedHand).left).toBeLessThan(60);
  });

  it('put both into gloves', () => {
    const scene = newScene();
    drawRaisedHand(new Frame(scene, { x: 60, y: 100 }), { ramp: '#cc3344' });
    drawCuppedHand(new Frame(scene, { x: 160, y: 100 }), { ramp: '#cc3344' });
    expect(scene.content()).toContain('#cc3344');
  });
});
