import { describe, expect, it } from 'vitest';
import type { CreatureType } from '../../../rules/creatures/types.ts';
import { measure } from '../core/checks.ts';
import { lookOf } from '../core/look.ts';
import { Scene } from '../core/scene.ts';
import { ellipse, polygon, spline } from '../core/shapes.ts';
import { type Comparable, checkPairs } from './pair-checks.ts';

const ball = ellipse(128, 128, 60);
/** Overlaps with the ball by about 0.8. */
const drop = spline('128,52! 166,84 186,130 168,172 128,188 88,172 70,130 90,84');
const bar = polygon('10,110 246,110 246,146 10,146');

function species(id: string, type: CreatureType, path: typeof ball, colour: string): Comparable {
  const svg = new Scene('x-', { main: colour }).form(path).svg();
  return { id, types: [type], silhouette: measure(svg).silhouette, look: lookOf(svg) };
}

describe('the comparison of pairs', () => {
  it('has nothing to say where shapes differ', () => {
    const all = [species('ball', 'fire', ball, '#f47b34'), species('bar', 'fire', bar, '#f47b34')];
    expect(checkPairs(all).faults).toEqual([]);
  });

  it('notices the same silhouette in other colours', () => {
    const all = [species('ball', 'fire', ball, '#f47b34'), species('bubble', 'water', ball, '#4aa3ee')];
    expect(checkPairs(all).faults.join()).toContain(
      'ball and bubble (overlap 1.00) have the same silhouette',
    );
  });

  it('notices two of a type with a similar shape and the same colours', () => {
    const fire = species('ball', 'fire', ball, '#f47b34');
    expect(checkPairs([fire, species('drop', 'fire', drop, '#f0823c')]).faults.join()).toContain(
      'share a type',
    );
    expect(checkPairs([fire, species('drop', 'fire', drop, '#6a3fa0')]).faults).toEqual([]);
    expect(checkPairs([fire, species('drop', 'rock', drop, '#f0823c')]).faults).toEqual([]);
  });

  it('leaves out the pairs that nobody asked for', () => {
    const all = ['a', 'b', 'c'].map((id) => species(id, 'fire', ball, '#f47b34'));
    expect(checkPairs(all, ['c']).faults).toHaveLength(2);
  });
});
