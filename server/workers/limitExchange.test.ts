import { describe, expect, it } from 'vitest';
import { createLimits } from '../http/admission/limits.ts';
import { countTaken, LimitExchange } from './limitExchange.ts';
import type { Taken } from './messages.ts';

/** Two processes that tell each other what they have counted. */
function twoProcesses(now: () => number) {
  const sent: Taken[] = [];
  const exchange = new LimitExchange((taken) => sent.push(taken));
  const first = createLimits(true, { now, onTaken: exchange.note });
  const second = createLimits(true, { now });
  return {
    first,
    second,
    sent,
    /** Brings what the first has counted to the second. */
    deliver: () => {
      exchange.flush();
      for (const taken of sent.splice(0)) countTaken(second, taken);
    },
  };
}

describe('the limits of several workers', () => {
  it('are counted together: what one has allowed, the other no longer does', () => {
    const { first, second, deliver } = twoProcesses(() => 0);
    const allowed = (limits: typeof first) => {
      let count = 0;
      while (limits.allows('offer', 'somebody')) count++;
      return count;
    };
    for (let count = 0; count < 15; count++) first.take('offer', 'somebody');
    deliver();
    expect(allowed(second)).toBe(5);
  });

  it('are paid back by a longer wait where each process has allowed a burst', () => {
    let now = 0;
    const { first, second, deliver } = twoProcesses(() => now);
    for (let count = 0; count < 20; count++) {
      first.take('offer', 'somebody');
      second.take('offer', 'somebody');
    }
    deliver();
    // Twenty offers more than one process would have allowed, at two a minute.
    now = 10 * 60_000;
    expect(second.allows('offer', 'somebody')).toBe(false);
    now += 30_000;
    expect(second.allows('offer', 'somebody')).toBe(true);
  });

  it('are sent in batches, one number for each key, and nothing where nothing was counted', () => {
    const sent: Taken[] = [];
    const exchange = new LimitExchange((taken) => sent.push(taken));
    for (let count = 0; count < 3; count++) exchange.note('action', 'a');
    exchange.note('move', 'a');
    exchange.note('action', 'b');
    expect(sent).toEqual([]);
    exchange.flush();
    exchange.flush();
    expect(sent).toEqual([
      [
        ['action', 'a', 3],
        ['move', 'a', 1],
        ['action', 'b', 1],
      ],
    ]);
  });

  it('are known to a worker that takes the place of another one', () => {
    let now = 1000;
    const before = createLimits(true, { now: () => now });
    for (let count = 0; count < 20; count++) before.take('offer', 'somebody');
    before.take('offer', 'another');
    // The clock of another process has another beginning.
    const after = createLimits(true, { now: () => now - 900 });
    after.restore(before.snapshot());
    expect(after.allows('offer', 'somebody')).toBe(false);
    expect(after.allows('offer', 'another')).toBe(true);
    now += 30_000;
    expect(after.allows('offer', 'somebody')).toBe(true);
  });
});
