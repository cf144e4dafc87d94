import type { PurseRow } from '../careers/summary.ts';
import { judge, type Verdict } from '../goals.ts';
import type { GoldRecord } from '../gold.ts';
import type { LeaderRecord } from '../leaders/firstTries.ts';
import type { MonthRecord } from './playMonths.ts';
import { dailyWishes, MOST_DAYS } from './wishes.ts';

/** Bounds of a month: hours, percent, hours without a badge, days of wishes. */
const MONTH_BOUNDS = {
  region: [4, 8],
  firstTry: [100 / 3, 90],
  longest: [0, 12],
  gold: [100, 130],
  purse: [0, MOST_DAYS],
} as const;

/** Whether regions, leaders and gold battles are what a month needs, nobody is stuck, and coins have an end. */
export const monthVerdicts = (
  regions: readonly PurseRow[],
  leaders: readonly LeaderRecord[],
  gold: readonly GoldRecord[],
  months: readonly MonthRecord[],
): Verdict[] => [
  judge(
    'each region takes the middle player 4 to 8 hours',
    MONTH_BOUNDS.region,
    regions.map(({ region, hours }) => [region, hours]),
    ' hours',
  ),
  judge(
    'one in three to nine in ten prepared teams beat a leader at the first try',
    MONTH_BOUNDS.firstTry,
    leaders.map(({ leader, wins, battles }) => [leader, (100 * wins) / battles]),
  ),
  judge(
    'nobody plays more than 12 hours without a new badge',
    MONTH_BOUNDS.longest,
    months.map(({ kind, longest }) => [kind.name, longest]),
    ' hours',
  ),
  judge(
    'gold battles return 100 to 130 of 100 coins to the prepared',
    MONTH_BOUNDS.gold,
    gold.map(({ tier, returned }) => [tier, returned]),
    ' coins',
  ),
  judge(
    'no purse of the middle player holds more than ten days of wishes',
    MONTH_BOUNDS.purse,
    months.map(({ kind, purse }) => [kind.name, purse / dailyWishes]),
    ' days',
  ),
];
