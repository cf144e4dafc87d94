import { describe, expect, it } from 'vitest';
import { Limiter } from './limits.ts';

function limiterAt(start = 1000) {
  const clock = { now: start };
  return { clock, limiter: new Limiter({ burst: 3, perSecond: 2 }, () => clock.now) };
}

describe('a limiter of three at once and two a second', () => {
  it('lets three through and says how long the fourth has to wait', () => {
    const { limiter } = limiterAt();
    expect([1, 2, 3].map(() => limiter.take('key'))).toEqual([0, 0, 0]);
    expect(limiter.take('key')).toBeCloseTo(0.5);
    expect(limiter.take('other')).toBe(0);
  });

  it('lets one more through after each half second, however often it was asked before', () => {
    const { limiter, clock } = limiterAt();
    for (let count = 0; count < 100; count++) limiter.take('key');
    clock.now += 500;
    expect(limiter.take('key')).toBe(0);
    expect(limiter.take('key')).toBeCloseTo(0.5);
  });

  it('never saves up more than three', () => {
    const { limiter, clock } = limiterAt();
    clock.now += 1_000_000;
    expect([1, 2, 3, 4].map(() => limiter.take('key') === 0)).toEqual([true, true, true, false]);
  });

  it('gives back what turned out not to count, and forgets', () => {
    const { limiter } = limiterAt();
    for (let count = 0; count < 3; count++) limiter.take('key');
    limiter.giveBack('key');
    expect([limiter.take('key'), limiter.take('key') > 0]).toEqual([0, true]);
    limiter.forget('key');
    expect([1, 2, 3].map(() => limiter.take('key'))).toEqual([0, 0, 0]);
  });

  it('bounds its memory without forgetting who is busy now', () => {
    const { limiter } = limiterAt();
    for (let count = 0; count < 60_000; count++) limiter.take(`key ${count}`);
    expect(limiter.size).toBeLessThanOrEqual(50_000);
    for (let count = 0; count < 3; count++) limiter.take('late');
    expect(limiter.take('late')).toBeGreaterThan(0);
  });
});
