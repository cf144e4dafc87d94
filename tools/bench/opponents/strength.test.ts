import { describe, expect, it } from 'vitest';
import { tally } from './tally.ts';

const BATTLES = 200;
const SEED = [3, 1, 4, 1] as const;

/** Percent of battles won. */
function share(one: Parameters<typeof tally>[0], other: Parameters<typeof tally>[1]): number {
  const { wins, battles } = tally(one, other, BATTLES, SEED);
  return (100 * wins) / battles;
}

describe('in two hundred battles between like teams', { timeout: 60_000 }, () => {
  it('greed beats chance clearly', () => {
    expect(share('greedy', 'random')).toBeGreaterThan(65);
  });

  it('looking ahead beats greed', () => {
    expect(share('lookahead', 'greedy')).toBeGreaterThan(54);
  });

  it('equals are equals: each side of a pair wins as often as the other', () => {
    const mirrored = share('greedy', 'greedy');
    expect(Math.abs(mirrored - 50)).toBeLessThan(10);
  });

  it('switches stay few: at most two for each creature', () => {
    const { switches, battles } = tally('lookahead', 'lookahead', BATTLES / 2, SEED);
    expect(switches / battles).toBeLessThan(24);
    expect(switches).toBeGreaterThan(0);
  });
});
