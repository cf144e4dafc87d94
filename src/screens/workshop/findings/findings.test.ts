import { describe, expect, it } from 'vitest';
import { pictureRules } from '../../../../content/assets/pictureRules.ts';
import type { OpenedPicture } from '../files/openPicture.ts';
import { findingsOf } from './findings.ts';

/** A transparent square picture with an opaque rectangle. */
function picture(side: number, [left, top, right, bottom]: readonly number[], bytes = 20_000): OpenedPicture {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
    for (let x = left ?? 0; x < (right ?? 0); x += 1) data[(y * side + x) * 4 + 3] = 255;
  }
  return { type: 'png', bytes, pixels: { data, width: side, height: side } };
}
const bad = (opened: OpenedPicture, name = 'items/nball') =>
  findingsOf(opened, pictureRules(name))
    .filter(({ good }) => !good)
    .map(({ check, found }) => `${check}: ${found}`);

describe('a picture of an item', () => {
  it('is fine at its size, with air around it', () => {
    expect(bad(picture(96, [4, 4, 92, 92], 9_000))).toEqual([]);
  });

  it('is told its size, its weight, and which edges it touches', () => {
    expect(bad(picture(64, [0, 4, 60, 64], 30_500))).toEqual([
      'size: 64 × 64 pixels',
      'weight: 30.5 kB',
      'edges: touches the bottom, left edge',
    ]);
  });

  it('is told that nothing can be seen through it', () => {
    expect(bad(picture(96, [0, 0, 96, 96], 9_000))[0]).toBe('transparency: nothing to see through');
  });

  it('may be an svg of any size that has its shape', () => {
    const drawn = { ...picture(48, [4, 4, 40, 20], 2_000), type: 'svg' as const };
    expect(bad(drawn)).toEqual([]);
    expect(bad({ ...drawn, pixels: { ...drawn.pixels, height: 24 } })).toEqual(['size: 48 × 24 pixels']);
  });
});

it('of a backdrop only size and weight are looked at beside the type', () => {
  const checks = findingsOf(picture(96, [0, 0, 96, 96]), pictureRules('battle/meadow')).map(
    ({ check }) => check,
  );
  expect(checks).toEqual(['type', 'size', 'weight']);
});
