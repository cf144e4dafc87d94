import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barriersOpen,
  knownState,
  type Mechanism,
  stateAfter,
  stateCount,
  stateWith,
  switchesOn,
} from './switches.ts';

const cell = (x: number) => ({ x, y: 0 });
/** Two wheels that share the middle one of three sluices, which is open at first. */
const wheels: Mechanism = {
  how: 'levers',
  switches: [
    { ...cell(0), turns: [0, 1] },
    { ...cell(1), turns: [1, 2] },
  ],
  barriers: [cell(10), { ...cell(11), open: true }, cell(12)],
};
const stones: Mechanism = { how: 'order', switches: [cell(0), cell(1), cell(2)], barriers: [cell(10)] };
const stepping = (mechanism: Mechanism, ...cells: number[]) =>
  cells.reduce((state, x) => stateAfter(mechanism, state, cell(x)), 0);

describe('levers', () => {
  it('open what is closed and close what is open, each its own barriers', () => {
    expect(barriersOpen(wheels, 0)).toEqual([false, true, false]);
    expect(barriersOpen(wheels, stepping(wheels, 0))).toEqual([true, false, false]);
    expect(barriersOpen(wheels, stepping(wheels, 1))).toEqual([false, false, true]);
    expect(barriersOpen(wheels, stepping(wheels, 0, 1))).toEqual([true, true, true]);
  });

  it('are as they were after two steps onto one', () => {
    expect(stepping(wheels, 1, 0, 1)).toBe(stepping(wheels, 0));
  });
});

describe('switches in an order', () => {
  it('open what they close once all are lit, and stay lit whatever is stepped on afterwards', () => {
    expect(barriersOpen(stones, stepping(stones, 0, 1))).toEqual([false]);
    expect(barriersOpen(stones, stepping(stones, 0, 1, 2))).toEqual([true]);
    expect(stepping(stones, 0, 1, 2, 1, 0, 2)).toBe(3);
  });

  it('go out at a wrong one, and do not mind one that is lit', () => {
    expect(switchesOn(stones, stepping(stones, 0, 0))).toEqual([true, false, false]);
    expect(switchesOn(stones, stepping(stones, 0, 2))).toEqual([false, false, false]);
    expect(stepping(stones, 2)).toBe(0);
  });
});

describe.each([
  ['levers', wheels],
  ['an order', stones],
] as const)('every walk over %s', (_name, mechanism) => {
  const steps = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 40 });

  it('ends in a state that is known, and that the switches that are on tell', () => {
    fc.assert(
      fc.property(steps, (cells) => {
        const state = stepping(mechanism, ...cells);
        expect(state).toBeGreaterThanOrEqual(0);
        expect(state).toBeLessThan(stateCount(mechanism));
        expect(knownState(mechanism, state)).toBe(state);
        expect(stateWith(mechanism, switchesOn(mechanism, state))).toBe(state);
      }),
    );
  });

  it('changes nothing by a step elsewhere', () => {
    fc.assert(
      fc.property(steps, (cells) => {
        const state = stepping(mechanism, ...cells);
        expect(stateAfter(mechanism, state, cell(20))).toBe(state);
      }),
    );
  });
});

it.each([-1, 4, 1.5, '1', null, undefined, Number.NaN])('the stored state %j counts as none', (stored) => {
  expect(knownState(stones, stored)).toBe(0);
});
