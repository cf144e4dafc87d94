import { type ListQuery, MOST_SORT_KEYS } from '../../../../contract/shapes/list.ts';
import { KIND_CODES } from '../../../../contract/shapes/primitives.ts';
import { CREATURE_TYPES } from '../../../../rules/creatures/types.ts';
import { skipIn } from '../../../hooks/queries/usePage.ts';
import { wordOf } from '../../../hooks/useAddress.ts';
import { readSort, writeSort } from './sorting.ts';

const LONGEST_NAME = 64;
/** The number of a box; 0 for those in none. */
const BOX = /^\d{1,2}$/;
export const LIST_FLAGS = ['canEvolve', 'inTrade', 'favourite'] as const;

/** Reads the list query from the address; ignores invalid values. */
export function queryIn(params: URLSearchParams): ListQuery {
  const name = (params.get('name') ?? '').trim().slice(0, LONGEST_NAME);
  const type = wordOf(CREATURE_TYPES, params.get('type'));
  const kind = wordOf(KIND_CODES, params.get('kind'));
  const sort = writeSort(readSort(params.get('sort')).slice(0, MOST_SORT_KEYS));
  const query: ListQuery = { skip: skipIn(params) };
  if (name) query.name = name;
  if (type) query.type = type;
  if (kind) query.kind = kind;
  for (const flag of LIST_FLAGS) if (params.get(flag) === '1') query[flag] = '1';
  if (BOX.test(params.get('box') ?? '')) query.box = params.get('box') ?? '';
  if (sort) query.sort = sort;
  return query;
}

/** Number of active filters. */
export const countFilters = ({ skip: _, sort: __, ...filters }: ListQuery): number =>
  Object.keys(filters).length;

/** Removes all filters from the address and goes to the first page. */
export const noListFilters = {
  skip: null,
  name: null,
  type: null,
  kind: null,
  canEvolve: null,
  inTrade: null,
  favourite: null,
  box: null,
  sort: null,
} as const satisfies Record<Exclude<keyof ListQuery, 'species' | 'language'>, null>;
