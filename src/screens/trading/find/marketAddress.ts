import { MARKET_SORTS, type MarketQuery } from '../../../../contract/trades.ts';
import { CREATURE_TYPES } from '../../../../rules/creatures/types.ts';

const LONGEST_NAME = 64;
export const KIND_CODES = ['1', '2', '3'] as const;

const oneOf = <T extends string>(words: readonly T[], word: string | null): T | undefined =>
  words.find((each) => each === word);
const textIn = (params: URLSearchParams, name: string) =>
  (params.get(name) ?? '').trim().slice(0, LONGEST_NAME);
const levelIn = (params: URLSearchParams, name: string) =>
  /^([1-9]\d?|100)$/.exec(params.get(name) ?? '')?.[0];

/** What is looked for, by the address. Whatever it says that makes no sense counts as not said. */
export function marketIn(params: URLSearchParams): Omit<MarketQuery, 'skip'> {
  const wishes = {
    name: textIn(params, 'name'),
    type: oneOf(CREATURE_TYPES, params.get('type')),
    kind: oneOf(KIND_CODES, params.get('kind')),
    least: levelIn(params, 'least'),
    most: levelIn(params, 'most'),
    owner: textIn(params, 'owner'),
    sort: oneOf(MARKET_SORTS, params.get('sort')),
  };
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish));
}

/** How many wishes narrow the search; what is typed and the order do not count. */
export const countWishes = ({ type, kind, least, most, owner }: Omit<MarketQuery, 'skip'>): number =>
  [type, kind, least, most, owner].filter(Boolean).length;

/** Takes every wish out of the address, and goes to the first page. */
export const noWishes = {
  skip: null,
  name: null,
  type: null,
  kind: null,
  least: null,
  most: null,
  owner: null,
  sort: null,
} as const satisfies Record<keyof MarketQuery, null>;
