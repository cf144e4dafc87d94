import { expect, test } from 'vitest';
import { shadowAxes } from './shadows.ts';

const dusk = { x: 0.95, y: 0.3 };
/** How thick the shadow of an upright pole is, as a share of the pole's own width. */
const thickness = ({ across, up }: ReturnType<typeof shadowAxes>): number =>
  Math.abs(across.x * up.y - across.y * up.x) / Math.hypot(up.x, up.y);

test('the shadow of something flat keeps its width from west to east', () => {
  expect(shadowAxes(dusk, false)).toEqual({ across: { x: 1, y: 0 }, up: dusk });
});

test('a low sun makes the shadow of a wall thin, and that of a trunk not so thin', () => {
  expect(thickness(shadowAxes(dusk, false))).toBeCloseTo(0.3, 2);
  expect(thickness(shadowAxes(dusk, true))).toBeGreaterThan(0.45);
});

test('nothing round throws its shadow mirrored, from whichever side the light comes', () => {
  for (const x of [-0.8, 0, 0.42]) expect(shadowAxes({ x, y: 0.25 }, true).across.x).toBeGreaterThan(0);
});

test('light from the north shows something round as wide as it is', () => {
  expect(shadowAxes({ x: 0, y: 0.2 }, true).across).toEqual({ x: 1, y: -0 });
});
