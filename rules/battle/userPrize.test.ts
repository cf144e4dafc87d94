import { describe, expect, it } from 'vitest';
import { FRESH_DAY, userPrize } from './userPrize.ts';

const limits = { dayMost: 1000, fall: 25, opponents: 2 };
const side = (...levels: number[]) => ({ fighters: levels.map((level) => ({ level })) });
const battle = (own: number[], theirs: number[]) =>
  ({ player: side(...own), opponent: side(...theirs) }) as unknown as Parameters<typeof userPrize>[1];
const even = battle([50], [50]);
const pay = (full: number, user: string | null, day = FRESH_DAY, fought = even) =>
  userPrize(limits, fought, full, user, day);

describe('the prize of a battle against a user', () => {
  it('is full at first, and nothing is told', () => {
    expect(pay(100, 'Ann')).toEqual({
      coins: 100,
      day: { winnings: 100, wins: { Ann: 1 } },
      told: null,
    });
  });

  it('falls with each victory over the same user, down to nothing, and stays for others and for house teams', () => {
    let day = FRESH_DAY;
    const coins = Array.from({ length: 6 }, () => {
      const paid = pay(100, 'Ann', day);
      day = paid.day;
      return paid.coins;
    });
    expect(coins).toEqual([100, 75, 50, 25, 0, 0]);
    expect(pay(100, 'Ann', day).told).toEqual({ type: 'prize', why: 'again', coins: 0, full: 100 });
    expect(pay(100, 'Bob', day).coins).toBe(100);
    expect(pay(100, null, day)).toEqual({ coins: 100, day: { ...day, winnings: 350 }, told: null });
  });

  it('is full for four fifths of the own levels, and falls with them below', () => {
    expect(pay(100, 'Ann', FRESH_DAY, battle([50, 50], [80])).told).toBeNull();
    expect(pay(100, 'Ann', FRESH_DAY, battle([100, 100], [100, 60])).coins).toBe(100);
    expect(pay(100, 'Ann', FRESH_DAY, battle([100, 100], [50, 50]))).toMatchObject({
      coins: 62,
      told: { why: 'weaker', full: 100 },
    });
    expect(pay(10, 'Ann', FRESH_DAY, battle([100], [5])).coins).toBe(0);
  });

  it('ends at the day’s sum, of which lost stakes leave more', () => {
    expect(pay(100, 'Ann', { winnings: 960, wins: {} })).toMatchObject({
      coins: 40,
      day: { winnings: 1000 },
      told: { why: 'day', coins: 40, full: 100 },
    });
    expect(pay(100, 'Ann', { winnings: 1040, wins: {} }).coins).toBe(0);
    expect(pay(1100, 'Ann', { winnings: -500, wins: {} }).coins).toBe(1100);
  });

  it('is paid for so many users a day, and keeps no others in mind', () => {
    const day = { winnings: 10, wins: { Ann: 1, Bob: 1 } };
    expect(pay(100, 'Cid', day)).toMatchObject({ coins: 0, day, told: { why: 'day' } });
    expect(pay(100, 'Bob', day).coins).toBe(75);
    expect(pay(0, 'Bob', FRESH_DAY).day.wins).toEqual({});
  });

  it('takes no inherited name for a user who was beaten', () => {
    expect(pay(100, 'constructor').coins).toBe(100);
  });
});
