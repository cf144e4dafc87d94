import type { CreatureType } from '../../rules/index.ts';
import type { PrizeFindings } from './careers/summary.ts';
import { rateOf, type Record as SpeciesRecord } from './species/duels.ts';
import type { FirstRecord } from './starters/firstBattles.ts';
import type { StarterRecord } from './starters/gymBattles.ts';
import { aRound, type TrainingRecord } from './training.ts';

/** Bounds that the content must keep: in percent, except rounds and the factor of training. */
export const BOUNDS = {
  starter: [40, 60],
  species: [0, 75],
  type: [35, 65],
  firstLosses: [3, 10],
  firstRounds: [2, 4],
  training: [1.5, Infinity],
  dayPrizes: [0, 75],
} as const;

export interface TypeRecord {
  readonly type: CreatureType;
  readonly battles: number;
  readonly wins: number;
}

/** Battles and wins of the species of each type, added up. */
export function typeRecords(types: readonly CreatureType[], records: readonly SpeciesRecord[]): TypeRecord[] {
  return types.map((type) => {
    const own = records.filter(({ species }) => species.types.some((one) => one === type));
    return {
      type,
      battles: own.reduce((sum, { battles }) => sum + battles, 0),
      wins: own.reduce((sum, { wins }) => sum + wins, 0),
    };
  });
}

export interface Verdict {
  readonly goal: string;
  /** Unit of the values, such as ` %` or ` rounds`. */
  readonly unit: string;
  /** Lowest and highest value, with the name that it belongs to. */
  readonly least: readonly [name: string, value: number];
  readonly most: readonly [name: string, value: number];
  readonly kept: boolean;
}

/** Judges values by their bounds, both included. */
export function judge(
  goal: string,
  [low, high]: readonly [number, number],
  values: readonly (readonly [name: string, value: number])[],
  unit = ' %',
): Verdict {
  const sorted = values.toSorted((one, other) => one[1] - other[1]);
  const [least = ['', 0] as const] = sorted;
  const most = sorted.at(-1) ?? (['', 0] as const);
  return { goal, unit, least, most, kept: least[1] >= low && most[1] <= high };
}

/** Whether starters, species and types keep their bounds. */
export const verdicts = (
  starters: readonly StarterRecord[],
  species: readonly SpeciesRecord[],
  types: readonly TypeRecord[],
): Verdict[] => [
  judge(
    'every starter wins 40 to 60 % in the first region',
    BOUNDS.starter,
    starters.map((one) => [one.starter, 100 * rateOf(one)]),
  ),
  judge(
    'no species wins more than 75 % against equals of its stage',
    BOUNDS.species,
    species.map((one) => [one.species.name, 100 * rateOf(one)]),
  ),
  judge(
    'no type wins less than 35 % or more than 65 %',
    BOUNDS.type,
    types.map((one) => [one.type, 100 * rateOf(one)]),
  ),
];

/** Whether newcomers lose the wanted share of their first battles, in the wanted number of rounds. */
export const firstVerdicts = (records: readonly FirstRecord[]): Verdict[] => [
  judge(
    'every starter loses 3 to 10 % of a newcomer’s first wild battles',
    BOUNDS.firstLosses,
    records.map(({ starter, losses, battles }) => [starter, (100 * losses) / battles]),
  ),
  judge(
    'a newcomer’s first wild battles take 2 to 4 rounds on average',
    BOUNDS.firstRounds,
    records.map(({ starter, rounds, battles }) => [starter, rounds / battles]),
    ' rounds',
  ),
];

/** Whether a career's best day stays well below the daily limit of prizes. */
export const prizeVerdict = ({ best }: PrizeFindings, dayMost: number): Verdict =>
  judge(
    'no day of a career wins more than 75 % of what user and gold battles pay a day',
    BOUNDS.dayPrizes,
    best.map((coins, at) => [`best day of career ${at + 1}`, (100 * coins) / dayMost]),
  );

/** Whether training is worth its time. */
export const trainingVerdict = (records: readonly TrainingRecord[]): Verdict =>
  judge(
    'a round of training brings at least 1.5 times the experience of one with a wild creature of the same level',
    BOUNDS.training,
    records.map(({ level, size, wild, training }) => [
      `level ${level}, team of ${size}`,
      aRound(training) / aRound(wild),
    ]),
    ' times',
  );
