import { CREATURE_TYPES, type CreatureType } from '../../../rules/creatures/types.ts';
import { oneOf, someOf } from '../../hooks/useAddress.ts';

/** Damaging moves and those known for what they do to stats and health. */
export const CLASSES = ['all', 'damaging', 'status'] as const;
export type ClassFilter = (typeof CLASSES)[number];
/** Least power, the word for any first. */
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

/** What the catalogue is narrowed to, as it stands in the address. */
export interface MoveFilters {
  readonly text: string;
  /** None: all of them. */
  readonly types: readonly CreatureType[];
  readonly moveClass: ClassFilter;
  readonly power: LeastPower;
  readonly learned: Learned;
  /** The first decides, the next ones among equals. */
  readonly sort: readonly SortBy[];
}

/** By how many keys the catalogue is sorted at most. */
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

/** Reads the address; what makes no sense in it counts as left out. */
export const filtersIn = (params: URLSearchParams): MoveFilters => ({
  text: params.get('q') ?? '',
  types: someOf(params, 'type', CREATURE_TYPES),
  moveClass: oneOf(params, 'class', CLASSES),
  power: oneOf(params, 'power', POWERS),
  learned: oneOf(params, 'learned', LEARNERS),
  sort: sortOf(params.get('sort')),
});

/** Numbers begin with the greatest, words with A. */
const startsFalling = (key: MoveSortKey) => key === 'power' || key === 'accuracy';

/** The order after a key was chosen: it comes first; chosen again, it turns round. What decided before, decides next. */
export function sortedAnew(before: readonly SortBy[], key: MoveSortKey): readonly SortBy[] {
  const [first] = before;
  const falling = first?.key === key ? !first.falling : startsFalling(key);
  return [{ key, falling }, ...before.filter((each) => each.key !== key)].slice(0, MOST_KEYS);
}

/** What takes every filter but the text out of the address. */
export const NO_FILTERS = { type: null, class: null, power: null, learned: null } as const;
