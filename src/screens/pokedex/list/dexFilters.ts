import { MAP_NAMES } from '../../../../contract/shapes/map.ts';
import { CREATURE_TYPES, type CreatureType, RARITIES } from '../../../../rules/creatures/types.ts';
import { oneOf, someOf } from '../../../hooks/useAddress.ts';

export const MARKS = ['all', 'seen', 'caught', 'missing', 'unseen'] as const;
export type Mark = (typeof MARKS)[number];
export const ANY_RARITY = ['any', ...RARITIES] as const;
export type AnyRarity = (typeof ANY_RARITY)[number];
export const HOMES = ['anywhere', ...MAP_NAMES, 'nowhere'] as const;
export type AnyHome = (typeof HOMES)[number];
export const DEX_SORTS = ['number', 'name', 'rarity', 'strength', 'height', 'weight'] as const;
export type DexSort = (typeof DEX_SORTS)[number];

/** Filters and order of the Pokedex, as read from the address. */
export interface DexFilters {
  readonly text: string;
  readonly mark: Mark;
  readonly types: readonly CreatureType[];
  readonly rarity: AnyRarity;
  readonly home: AnyHome;
  readonly sort: DexSort;
  readonly falling: boolean;
}

/** Reads the filters from the address; ignores invalid values. */
export const dexFiltersIn = (params: URLSearchParams): DexFilters => {
  const sort = params.get('sort') ?? '';
  return {
    text: params.get('q') ?? '',
    mark: oneOf(params, 'show', MARKS),
    types: someOf(params, 'type', CREATURE_TYPES),
    rarity: oneOf(params, 'rarity', ANY_RARITY),
    home: oneOf(params, 'home', HOMES),
    sort: DEX_SORTS.find((each) => each === sort.replace(/^-/, '')) ?? 'number',
    falling: sort.startsWith('-'),
  };
};

/** Removes all filters except the text from the address. */
export const NO_DEX_FILTERS = { show: null, type: null, rarity: null, home: null } as const;
