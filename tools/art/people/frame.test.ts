import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { Frame } from './frame.ts';

const scene = new Scene('t', { main: '#cc9966' });
const rounded = ([x, y]: readonly [number, number]): [number, number] => [Math.round(x), Math.round(y)];

describe('a frame', () => {
  it('moves, stretches and turns what is drawn on it', () => {
    const head = new Frame(scene, { x: 100, y: 50, size: 2, wide: 1.5, degrees: 90 });
    expect(rounded(head.at(10, 0))).toEqual([100, 80]);
    expect(rounded(head.at(0, 10))).toEqual([80, 50]);
  });

  it('swaps left and right when mirrored', () => {
    expect(rounded(new Frame(scene, { x: 100, y: 0, mirror: true }).at(10, 5))).toEqual([90, 5]);
  });

  it('carries the frames on it along', () => {
    const nose = new Frame(scene, { x: 100, y: 100, size: 2 }).inside({ x: 5, y: 5, size: 3 });
    expect(rounded(nose.at(1, 0))).toEqual([116, 110]);
    expect(nose.scale).toBe(6);
  });

  it('keeps corners, lines and shadows of a form in its own coordinates', () => {
    const drawn = new Scene('t', { main: '#cc9966' });
    new Frame(drawn, { x: 100, y: 100 }).form('0,0! 20,0! 20,20! 0,20!', { lines: ['2,2 10,10 18,18'] });
    const { left, right } = drawn.bounds();
    expect(rounded([left, right])).toEqual([100, 120]);
    expect(drawn.content()).toContain('M100 100');
  });
});
