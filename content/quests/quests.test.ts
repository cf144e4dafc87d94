import { describe, expect, it } from 'vitest';
import { items } from '../items.ts';
import { boardOn, isClaimable, type QuestRecords } from './board.ts';
import { addDays, mondayOf, weekOf } from './calendar.ts';
import { questIn, questsOn } from './choose.ts';
import type { DeedCounts } from './deeds.ts';
import { dailyPool, weeklyPool } from './pool.ts';

const PLAYER = '3b0f4c61-3f0e-4a57-9d27-0d4a8b7c1e55';
const days = (count: number) => Array.from({ length: count }, (_, at) => addDays('2026-11-02', at));
/** DeedCounts with which any quest is finished. */
const everything = (): DeedCounts =>
  Object.fromEntries([...dailyPool, ...weeklyPool].map(({ deed }) => [deed, 9999]));
const records = (change: Partial<QuestRecords> = {}): QuestRecords => ({
  ...{ playerId: PLAYER, days: new Map(), badgeDays: [], claimed: new Set<string>() },
  ...change,
});

describe('the pools of quests', () => {
  it('hold each quest once, with rewards of a modest size and items that the game has', () => {
    const all = [...dailyPool, ...weeklyPool];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(dailyPool.filter(({ coins }) => coins < 60 || coins > 120)).toEqual([]);
    expect(all.filter(({ goal, coins }) => goal < 1 || !Number.isInteger(goal) || coins < 1)).toEqual([]);
    expect(all.filter(({ item }) => item && (!Object.hasOwn(items, item.key) || item.count < 1))).toEqual([]);
    expect(all.filter(({ id }) => !/^[a-z0-9-]{1,40}$/.test(id))).toEqual([]);
  });
});

describe('the choice of quests', () => {
  it('gives three of different families each day, the same whenever one asks', () => {
    for (const day of days(60)) {
      const quests = questsOn(day, PLAYER, 0);
      expect(new Set(quests.map(({ family }) => family)).size).toBe(3);
      expect(questsOn(day, PLAYER, 0)).toEqual(quests);
    }
  });

  it('differs from day to day and between players, and comes to every quest', () => {
    const seen = new Set(days(400).flatMap((day) => questsOn(day, PLAYER, 8).map(({ id }) => id)));
    expect([...seen].toSorted()).toEqual(dailyPool.map(({ id }) => id).toSorted());
    const weeks = days(1200).map((day) => questIn(weekOf(day), PLAYER, 8).id);
    expect(new Set(weeks).size).toBe(weeklyPool.length);
    const other = PLAYER.replace('3', '4');
    expect(days(20).map((day) => questsOn(day, other, 0))).not.toEqual(
      days(20).map((day) => questsOn(day, PLAYER, 0)),
    );
  });

  it('asks of newcomers nothing that needs a badge', () => {
    const asked = days(400).flatMap((day) => [...questsOn(day, PLAYER, 0), questIn(weekOf(day), PLAYER, 0)]);
    expect(asked.filter(({ badges }) => badges)).toEqual([]);
  });
});

describe('the calendar', () => {
  it('counts weeks as ISO 8601 does, also where a year ends within one', () => {
    expect(['2026-11-24', '2026-12-31', '2027-01-03', '2027-01-04'].map(weekOf)).toEqual([
      ...['2026-W48', '2026-W53', '2026-W53', '2027-W01'],
    ]);
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
      ...['2026-11-16', '2026-11-23', '2026-11-23'],
    ]);
  });
});

describe('a board', () => {
  it('counts what was done on the day, at most the goal, and nothing of another day', () => {
    const board = boardOn('2026-11-24', records({ days: new Map([['2026-11-24', everything()]]) }));
    expect(board.today.every(isClaimable)).toBe(true);
    expect(board.today.every(({ count, quest }) => count === quest.goal)).toBe(true);
    const later = boardOn('2026-11-25', records({ days: new Map([['2026-11-24', everything()]]) }));
    expect(later.today.every(({ count }) => count === 0)).toBe(true);
    expect(later.week.count).toBeGreaterThan(0);
    expect(later.former).toEqual(board.today);
  });

  it('adds the days of a week up, and a new day takes nothing away', () => {
    const week = questIn('2026-W48', PLAYER, 0);
    const one = (count: number) => ({ [week.deed]: count });
    const known = new Map([
      ['2026-11-22', one(999)],
      ['2026-11-23', one(1)],
      ['2026-11-26', one(2)],
    ]);
    expect(boardOn('2026-11-29', records({ days: known })).week).toMatchObject({
      count: 3,
      until: '2026-11-29',
    });
  });

  it('keeps what was earned for seven days, and what was taken is not offered again', () => {
    const known = new Map([['2026-11-23', everything()]]);
    const waiting = (day: string, claimed = new Set<string>()) =>
      boardOn(day, records({ days: known, claimed })).former.map(({ id }) => id);
    expect(waiting('2026-11-30')).toHaveLength(4);
    expect(waiting('2026-12-01')).toEqual([expect.stringMatching(/^2026-W48:/)]);
    expect(waiting('2026-12-06')).toHaveLength(1);
    expect(waiting('2026-12-07')).toEqual([]);
    expect(waiting('2026-11-30', new Set(waiting('2026-11-30')))).toEqual([]);
  });

  it('does not change its choice when a leader is beaten on the day', () => {
    const before = boardOn('2026-11-24', records());
    expect(boardOn('2026-11-24', records({ badgeDays: ['2026-11-24', '2026-11-24'] }))).toEqual(before);
  });
});
