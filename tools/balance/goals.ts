import type { CreatureType } from '../../rules/index.ts';
import { rateOf, type Record as SpeciesRecord } from './species/duels.ts';
import type { StarterRecord } from './starters/gymBattles.ts';

/** Bounds that the content has to keep, in percent. */
export const BOUNDS = { starter: [40, 60], species: [0, 75], type: [35, 65] } as const;

export interface TypeRecord {
  readonly type: CreatureType;
  readonly battles: number;
  readonly wins: number;
}

/** What the species of each type won together. */
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
  /** Lowest and highest share, percent, with whose it is. */
  readonly least: readonly [name: string, percent: number];
  readonly most: readonly [name: string, percent: number];
  readonly kept: boolean;
}

function judge(
  goal: string,
  [low, high]: readonly [number, number],
  shares: readonly (readonly [name: string, share: number])[],
): Verdict {
  const sorted = shares
    .map(([name, share]) => [name, 100 * share] as const)
    .toSorted((one, other) => one[1] - other[1]);
  const [least = ['', 0] as const] = sorted;
  const most = sorted.at(-1) ?? (['', 0] as const);
  return { goal, least, most, kept: least[1] >= low && most[1] <= high };
}

/** Whether the content keeps its bounds. */
export const verdicts = (
  starters: readonly StarterRecord[],
  species: readonly SpeciesRecord[],
  types: readonly TypeRecord[],
): Verdict[] => [
  judge(
    'every starter wins 40 to 60 % in the first region',
    BOUNDS.starter,
    starters.map((one) => [one.starter, rateOf(one)]),
  ),
  judge(
    'no species wins more than 75 % against equals of its stage',
    BOUNDS.species,
    species.map((one) => [one.species.name, rateOf(one)]),
  ),
  judge(
    'no type wins less than 35 % or more than 65 %',
    BOUNDS.type,
    types.map((one) => [one.type, rateOf(one)]),
  ),
];
