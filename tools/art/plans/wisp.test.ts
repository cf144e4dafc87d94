import { describe, expect, it } from 'vitest';
import { expectSound, tryScene } from './sound-body.ts';
import { drawWisp } from './wisp.ts';

describe('the ghost', () => {
  it.each([
    {},
    { radius: 40, length: 140, trail: 1, tips: 5, hem: 1.4, reach: [1, 1] } as const,
    { radius: 72, length: 40, trail: 0, tips: 2, hem: 0.6, reach: [0, 0] } as const,
    { tips: 1, length: 120, trail: 0.8 },
  ])('is one sound body with its anchors on it (%o)', (shape) => {
    const scene = tryScene();
    expectSound(scene, drawWisp(scene, shape));
  });

  it('has hands only when they do something', () => {
    expect(drawWisp(tryScene()).hands).toHaveLength(0);
    expect(drawWisp(tryScene(), { reach: [0.2, 0.8] }).hands).toHaveLength(2);
  });
});
