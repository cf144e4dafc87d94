import { describe, expect, it } from 'vitest';
import { PLAN_NAMES } from '../plans/plan-names.ts';
import { type Counted, countQuotas } from './quotas.ts';

const kinds = ['dot', 'round', 'fierce', 'dot', 'round', 'fierce', 'round', 'dot', 'round', 'calm'];
/** Forty species with different plans and the wanted mixture of eyes. */
const lively = Array.from({ length: 40 }, (_, i): Counted => {
  return {
    plan: PLAN_NAMES[i]!,
    eyes: ['round', kinds[i % 10]!],
    symmetry: i % 2 ? 0.6 : 0.9,
    complexity: i % 10 ? 2.4 : 1.4,
  };
});
const broken = (all: readonly Counted[]): string[] => {
  return countQuotas(all)
    .filter(({ kept }) => !kept)
    .map(({ name }) => name);
};
const changed = (change: Partial<Counted>) => lively.map((one) => ({ ...one, ...change }));

describe('the quotas of variety', () => {
  it('are kept by a lively collection', () => {
    expect(broken(lively)).toEqual([]);
  });

  it('notice a plan that is everywhere, and too few plans', () => {
    const few = broken(changed({ plan: 'bird' }));
    expect(few).toEqual(['body plans', 'commonest plan']);
  });

  it('notice that everything walks on legs', () => {
    const walking = ['biped', 'quadruped', 'hoofed', 'crab', 'ant', 'spider', 'lizard'] as const;
    const all = lively.map((one, i) => ({ ...one, plan: walking[i % walking.length]! }));
    expect(broken(all)).toContain('legless, winged or finned');
  });

  it('notice silhouettes that are all symmetric, or all round', () => {
    expect(broken(changed({ symmetry: 0.9 }))).toEqual(['asymmetric silhouettes']);
    expect(broken(changed({ complexity: 1.4 }))).toEqual(['round outlines']);
  });

  it('notice when all have the same eyes; the near eye counts', () => {
    const same = broken(changed({ eyes: ['round', 'fierce'] }));
    expect(same).toEqual(['dot eyes', 'round eyes', 'fierce eyes']);
  });

  it('count eyes that are drawn by hand or glow as others', () => {
    expect(broken(changed({ eyes: [] }))).toContain('other eyes');
    expect(broken(changed({ eyes: ['glowing'] }))).toContain('other eyes');
  });
});
