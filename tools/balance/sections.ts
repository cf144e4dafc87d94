import { WORTH } from '../../rules/battle/turn/rewards.ts';
import type { PrizeLimits } from '../../rules/index.ts';
import { tableOf } from '../shared/table.ts';
import { type BadgeRow, type PrizeFindings, type PurseRow, quantile } from './careers/summary.ts';
import type { CatchRow } from './catchOdds.ts';
import { THROWN } from './catchOdds.ts';
import { findsWorth } from './finds.ts';
import type { TypeRecord, Verdict } from './goals.ts';
import { rateOf, type Record as SpeciesRecord } from './species/duels.ts';
import { LEVELS, STANDINGS } from './standing.ts';
import type { FirstRecord } from './starters/firstBattles.ts';
import type { StarterRecord } from './starters/gymBattles.ts';
import { aRound, type TrainingRecord } from './training.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const number = (value: number): string => Math.round(value).toLocaleString('en');
const BALL_NAMES = { nball: 'Basic', gball: 'Super', uball: 'Ultra' } as const;

/** A table that says whether the goals are kept. */
export const verdictTable = (verdicts: readonly Verdict[]): string =>
  tableOf(
    [
      ['Goal', 'Lowest', 'Highest', 'Kept'],
      ...verdicts.map(({ goal, unit, least, most, kept }) => [
        goal,
        `${least[1].toFixed(1)}${unit} (${least[0]})`,
        `${most[1].toFixed(1)}${unit} (${most[0]})`,
        kept ? 'yes' : '**no**',
      ]),
    ],
    ['left', 'left', 'left', 'left'],
  );

export const starterTable = (starters: readonly StarterRecord[]): string =>
  tableOf(
    [
      ['Starter', 'Battles', 'Won'],
      ...starters.map((one) => [one.starter, number(one.battles), percent(rateOf(one))]),
    ],
    ['left', 'right', 'right'],
  );

export const firstTable = (records: readonly FirstRecord[]): string =>
  tableOf(
    [
      ['Starter', 'Battles', 'Lost', 'Rounds'],
      ...records.map(({ starter, battles, losses, rounds }) => [
        starter,
        number(battles),
        percent(losses / battles),
        (rounds / battles).toFixed(1),
      ]),
    ],
    ['left', 'right', 'right', 'right'],
  );

export const trainingTable = (records: readonly TrainingRecord[]): string =>
  tableOf(
    [
      [
        'Level',
        'Team of',
        'Wild: won',
        'rounds',
        'experience a round',
        'Training: won',
        'rounds',
        'a round',
        'Times',
      ],
      ...records.map(({ level, size, wild, training }) => [
        String(level),
        String(size),
        ...[wild, training].flatMap((one) => [
          percent(rateOf(one)),
          (one.rounds / one.battles).toFixed(1),
          aRound(one).toFixed(1),
        ]),
        (aRound(training) / aRound(wild)).toFixed(1),
      ]),
    ],
    ['right', 'right', 'right', 'right', 'right', 'right', 'right', 'right', 'right'],
  );

/** Tables of every species by evolution stage, the most successful first. */
export const speciesTable = (records: readonly SpeciesRecord[]): string =>
  STANDINGS.map((standing) => {
    const rows = records
      .filter((one) => one.standing === standing)
      .toSorted((one, other) => rateOf(other) - rateOf(one))
      .map((one) => [
        one.species.name,
        one.species.types.join('/'),
        one.species.rarity,
        percent(rateOf(one)),
      ]);
    const title = { first: 'First stages', middle: 'Middle stages', last: 'Last stages and single ones' }[
      standing
    ];
    const table = tableOf([['Species', 'Type', 'Rarity', 'Won'], ...rows], ['left', 'left', 'left', 'right']);
    return `<details><summary>${title}, level ${LEVELS[standing]}</summary>\n\n${table}\n\n</details>`;
  }).join('\n\n');

export const typeTable = (types: readonly TypeRecord[]): string =>
  tableOf(
    [
      ['Type', 'Battles', 'Won'],
      ...types.map((one) => [one.type, number(one.battles), percent(rateOf(one))]),
    ],
    ['left', 'right', 'right'],
  );

export const badgeTable = (rows: readonly BadgeRow[]): string =>
  tableOf(
    [
      ['Region', 'Leader', 'Level', 'Hours (half of all)', 'Tries', 'Caught', 'Coins left', 'Came so far'],
      ...rows.map(({ region, leader, champion, level, hours, attempts, caught, purse, reached }) => [
        region,
        champion ? `**${leader}**` : leader,
        String(level),
        `${hours.middle.toFixed(1)} (${hours.least.toFixed(1)} to ${hours.most.toFixed(1)})`,
        attempts.toFixed(1),
        number(caught),
        number(purse),
        `${Math.round(100 * reached)} %`,
      ]),
    ],
    ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'],
  );

export const purseTable = (rows: readonly PurseRow[], ballPrice: number): string =>
  tableOf(
    [
      [
        'Region',
        'Hours',
        'Coins earned an hour',
        'spent an hour',
        'Basic balls that an hour pays for',
        'Worth of all that lies about',
      ],
      ...rows.map(({ region, hours, earned, spent }) => [
        region,
        hours.toFixed(1),
        number(earned),
        number(spent),
        number(earned / ballPrice),
        number(findsWorth(region)),
      ]),
    ],
    ['left', 'right', 'right', 'right', 'right', 'right'],
  );

/** Full prize of a battle between two teams of six at level 100. */
const HIGHEST = 6 * 100 * WORTH.user.coins;
const ofOne = ({ fall }: PrizeLimits): number =>
  Array.from({ length: Math.ceil(100 / fall) }, (_, wins) =>
    Math.floor((HIGHEST * (100 - fall * wins)) / 100),
  ).reduce((sum, prize) => sum + prize, 0);

/** Coins that a day of user battles pays in the careers, and the most that it can pay. */
export const prizeTable = ({ best, fallen }: PrizeFindings, limits: PrizeLimits): string =>
  tableOf(
    [
      ['A day of user battles', 'Coins'],
      ['best day of a career, half of them below', number(quantile(best, 0.5))],
      ['best day of all careers', number(best.at(-1) ?? 0)],
      ['most that one user pays, both teams six of level 100', number(ofOne(limits))],
      ['most at all, gold battles included', number(limits.dayMost)],
      ['share of the prizes in careers that fell away', `${fallen.toFixed(1)} %`],
    ],
    ['left', 'right'],
  );

export const catchTable = (rows: readonly CatchRow[]): string =>
  tableOf(
    [
      ['Rarity', 'The creature is', ...THROWN.map((ball) => BALL_NAMES[ball])],
      ...rows.map(({ rarity, condition, chances }) => [
        rarity,
        condition,
        ...chances.map((chance) => `${chance.toFixed(0)} %`),
      ]),
    ],
    ['left', 'left', 'right', 'right', 'right'],
  );
