import { describe, expect, it } from 'vitest';
import { appearanceOfMove, tierOf } from './canvas.ts';

describe('the look of a move', () => {
  it('grows heavier with its power', () => {
    expect([10, 45, 60, 90, 120, 130, 200].map(tierOf)).toEqual([1, 1, 2, 3, 3, 4, 4]);
  });

  it.each([
    ['crunch', 'jaws'],
    ['haymaker', 'fist'],
    ['slash', 'claws'],
    ['tackle', null],
  ])('strikes with %s by its name', (name, strike) => {
    expect(appearanceOfMove(name)?.strike).toBe(strike);
  });
});
