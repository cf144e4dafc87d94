import { KIND_CODES } from '../../../../contract/shapes/primitives.ts';
import { MARKET_SORTS, type MarketQuery } from '../../../../contract/trades.ts';
import { CREATURE_TYPES } from '../../../../rules/creatures/types.ts';
import { wordOf } from '../../../hooks/useAddress.ts';

const LONGEST_NAME = 64;

const textIn = (params: URLSearchParams, name: string) =>
  (params.get(name) ?? '').trim().slice(0, LONGEST_NAME);
const levelIn = (params: URLSearchParams, name: string) =>
  /^([1-9]\d?|100)$/.exec(params.get(name) ?? '')?.[0];

/** Reads the search from the address; ignores invalid values. */
export function marketIn(params: URLSearchParams): Omit<MarketQuery, 'skip'> {
  const wishes = {
    name: textIn(params, 'name'),
    type: wordOf(CREATURE_TYPES, params.get('type')),
    kind: wordOf(KIND_CODES, params.get('kind')),
    least: levelIn(params, 'least'),
    most: levelIn(params, 'most'),
    owner: textIn(params, 'owner'),
    sort: wordOf(MARKET_SORTS, params.get('sort')),
  };
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish));
}

/** Number of active filters; the name and the order do not count. */
export const countMarketFilters = ({ type, kind, least, most, owner }: Omit<MarketQuery, 'skip'>): number =>
  [type, kind, least, most, owner].filter(Boolean).length;

/** Removes all filters from the address and goes to the first page. */
export const noMarketFilters = {
  skip: null,
  name: null,
  type: null,
  kind: null,
  least: null,
  most: null,
  owner: null,
  sort: null,
} as const satisfies Record<Exclude<keyof MarketQuery, 'species' | 'language'>, null>;
