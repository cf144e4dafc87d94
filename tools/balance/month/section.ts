import { tableOf } from '../../shared/table.ts';
import type { CupRecord } from '../cups.ts';
import type { GoldRecord } from '../gold.ts';
import type { LeaderRecord } from '../leaders/firstTries.ts';
import type { MonthRecord } from './playMonths.ts';

/** Days, from 1, of which the table tells. */
const TOLD = [1, 3, 7, 14, 21, 30] as const;
const number = (value: number): string => Math.round(value).toLocaleString('en');

/** What the middle player of each kind has after some of the thirty days. */
export const monthTable = (records: readonly MonthRecord[]): string =>
  tableOf(
    [
      ['Plays', 'Day', 'Coins', 'Level', 'Badges', 'Species'],
      ...records.flatMap(({ kind, evenings }) =>
        TOLD.flatMap((day) => {
          const evening = evenings[day - 1];
          if (!evening) return [];
          const { coins, level, badges, species } = evening;
          return [[kind.name, ...[day, coins, level, badges, species].map(number)]];
        }),
      ),
    ],
    ['left', 'right', 'right', 'right', 'right', 'right'],
  );

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** How many of a hundred prepared teams beat each leader at the first try. */
export const firstTryTable = (records: readonly LeaderRecord[]): string =>
  tableOf(
    [
      ['Region', 'Leader', 'Beaten at the first try'],
      ...records.map(({ region, leader, wins, battles }) => [region, leader, percent(wins / battles)]),
    ],
    ['left', 'left', 'right'],
  );

/** What each tier of the gold battle returns. */
export const goldTable = (records: readonly GoldRecord[]): string =>
  tableOf(
    [
      ['Tier', 'Won', 'Coins back for 100'],
      ...records.map(({ tier, wins, battles, returned }) => [
        tier,
        percent(wins / battles),
        number(returned),
      ]),
    ],
    ['left', 'right', 'right'],
  );

/** What each tournament returns. */
export const cupTable = (records: readonly CupRecord[]): string =>
  tableOf(
    [
      ['Tournament', 'Won', 'Coins back for 100'],
      ...records.map(({ cup, won, entered, returned }) => [cup, percent(won / entered), number(returned)]),
    ],
    ['left', 'right', 'right'],
  );
