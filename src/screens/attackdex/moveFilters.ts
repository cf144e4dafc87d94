import { CREATURE_TYPES, type CreatureType } from '../../../rules/creatures/types.ts';
import { oneOf, someOf } from '../../hooks/useAddress.ts';

/** Damaging moves, and moves that change stats or health. */
export const CLASSES = ['all', 'damaging', 'status'] as const;
export type ClassFilter = (typeof CLASSES)[number];
/** Minimum power; `any` comes first. */
export const POWERS = ['any', '50', '70', '90', '110', '150'] as const;
export type LeastPower = (typeof POWERS)[number];
export const LEARNERS = ['any', 'some'] as const;
export type Learned = (typeof LEARNERS)[number];
export const MOVE_SORT_KEYS = ['name', 'type', 'power', 'accuracy'] as const;
export type MoveSortKey = (typeof MOVE_SORT_KEYS)[number];

export interface SortBy {
  readonly key: MoveSortKey;
  readonly falling: boolean;
}

/** Filters and order of the catalogue, as read from the address. */
export interface MoveFilters {
  readonly text: string;
  /** Empty: all types. */
  readonly types: readonly CreatureType[];
  readonly moveClass: ClassFilter;
  readonly power: LeastPower;
  readonly learned: Learned;
  /** The first key decides; the next ones break ties. */
  readonly sort: readonly SortBy[];
}

/** Maximum number of sort keys. */
const MOST_KEYS = 3;

function sortOf(words: string | null): readonly SortBy[] {
  const named = (words ?? '').split(',').flatMap((word): SortBy[] => {
    const key = MOVE_SORT_KEYS.find((each) => each === word.replace(/^-/, ''));
    return key ? [{ key, falling: word.startsWith('-') }] : [];
  });
  const once = named.filter(({ key }, index) => named.findIndex((other) => other.key === key) === index);
  return once.length > 0 ? once.slice(0, MOST_KEYS) : [{ key: 'name', falling: false }];
}

export const sortWord = (sort: readonly SortBy[]): string =>
  sort.map(({ key, falling }) => (falling ? `-${key}` : key)).join(',');

/** Reads the filters from the address; ignores invalid values. */
export const filtersIn = (params: URLSearchParams): MoveFilters => ({
  text: params.get('q') ?? '',
  types: someOf(params, 'type', CREATURE_TYPES),
  moveClass: oneOf(params, 'class', CLASSES),
  power: oneOf(params, 'power', POWERS),
  learned: oneOf(params, 'learned', LEARNERS),
  sort: sortOf(params.get('sort')),
});

/** Numbers start with the highest value, words with A. */
const startsFalling = (key: MoveSortKey) => key === 'power' || key === 'accuracy';

/**
 * The order after a key was chosen: this key comes first, or is reversed if it was first already. The previous keys
 * break ties.
 */
export function sortedAnew(before: readonly SortBy[], key: MoveSortKey): readonly SortBy[] {
  const [first] = before;
  const falling = first?.key === key ? !first.falling : startsFalling(key);
  return [{ key, falling }, ...before.filter((each) => each.key !== key)].slice(0, MOST_KEYS);
}

/** Removes all filters except the text from the address. */
export const NO_FILTERS = { type: null, class: null, power: null, learned: null } as const;
