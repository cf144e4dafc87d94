import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { drawClaws, sickle } from './claws.ts';

describe('claws', () => {
  it('grow as many as are written', () => {
    const scene = new Scene('t', { claw: '#ffeecc' });
    drawClaws(scene, '0,0,20,10,0 0,20,20,10,0');
    const { right, bottom } = scene.bounds();
    expect(right).toBeCloseTo(20);
    expect(bottom).toBeCloseTo(25);
  });

  it('say which one is written wrongly', () => {
    const scene = new Scene('t', { claw: '#ffeecc' });
    expect(() => drawClaws(scene, '0,0,20,10,0 5,5')).toThrow('not a claw: 5,5');
  });

  it('curve to the side when they are sickles', () => {
    expect(sickle(0, 0, 40, 10, 0, 15).bounds().bottom).toBeGreaterThan(14);
  });
});
