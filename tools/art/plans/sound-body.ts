import { expect } from 'vitest';
import { checkSource, measure } from '../core/checks.ts';
import { Scene } from '../core/scene.ts';
import type { Anchors, Place } from './body.ts';

const palette = { main: '#f0873c', belly: '#fff1d8', accent: '#5a3a2c', iris: '#3f8a4a' };

/** A scene for testing a body plan. */
export const tryScene = (): Scene => new Scene('try-', palette, { placement: { stage: 1 } });

const allPlaces = (at: Anchors): Place[] => {
  const { head, crown, muzzle, earLeft, earRight, back, tail, shoulders, feet, hands, belly } = at;
  const single = [[head.x, head.y] as const, crown, muzzle, earLeft, earRight, tail, belly];
  return [...single, ...back, ...shoulders, ...feet, ...hands];
};

/** Expects a body in one piece, with every anchor on it or at its edge. */
export function expectSound(scene: Scene, at: Anchors): void {
  const svg = scene.svg();
  expect(checkSource(svg)).toEqual([]);
  const { islands, cover } = measure(svg);
  expect(islands).toHaveLength(1);
  expect(cover).toBeGreaterThan(0.12);
  const { left, right, top, bottom } = scene.bounds();
  for (const [x, y] of allPlaces(at)) {
    expect(x).toBeGreaterThan(left - 8);
    expect(x).toBeLessThan(right + 8);
    expect(y).toBeGreaterThan(top - 8);
    expect(y).toBeLessThan(bottom + 8);
  }
  expect(at.earLeft[0]).toBeLessThan(at.earRight[0]);
  expect(at.crown[1]).toBeLessThan(at.head.y);
}
