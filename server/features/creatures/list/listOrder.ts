import type { ListQuery } from '../../../../contract/shapes/list.ts';
import { type NameRanks, nameRanksIn } from '../../../domain/creatures/nameRanks.ts';

/** Columns that creatures can be sorted by. */
type Column = 'level' | 'exp' | 'species' | 'kind' | 'number';

export interface OrderKey {
  readonly column: Column;
  readonly descending: boolean;
  /** For names that are not sorted as the ids of the species: their places. */
  readonly ranks?: NameRanks | undefined;
}

/**
 * The order of a list. What no index begins with is sorted by sections, if it is the first key: each kind is one, and each
 * species where names are not sorted as ids.
 */
export interface ListOrder {
  /** What the sections are sorted by: the kind, the species, or the kind and then the species. */
  readonly sections: readonly OrderKey[];
  /** Sort keys of the whole list or of each section; `number` is the last, so that the order is unambiguous. */
  readonly keys: readonly OrderKey[];
}

const COLUMNS: Readonly<Record<string, Column>> = {
  level: 'level',
  exp: 'exp',
  name: 'species',
  kind: 'kind',
  newest: 'number',
};

function keyOf(text: string, ranks: NameRanks | null): OrderKey {
  const name = text.replace('-', '');
  const turned = text.startsWith('-');
  const column = COLUMNS[name] ?? 'number';
  const descending = name === 'newest' ? !turned : turned;
  return column === 'species' && ranks ? { column, descending, ranks } : { column, descending };
}

/** The further columns of the index that begins with a column. */
const TAILS: Readonly<Record<Column, readonly Column[]>> = {
  number: [],
  level: ['number'],
  exp: ['number'],
  species: ['level', 'number'],
  // No index begins with the kind: as the first key it becomes sections.
  kind: ['number'],
};

/** The order in which the player received the creatures. */
export const NUMBER: OrderKey = { column: 'number', descending: false };

/** The order of the index that begins with a key, in that key's direction. */
export const indexOf = ({ column, descending }: OrderKey): [OrderKey, ...OrderKey[]] => [
  { column, descending },
  ...TAILS[column].map((each) => ({ column: each, descending })),
];

/** Whether an index has exactly this order, forwards or backwards. */
export function hasIndex(keys: readonly OrderKey[]): boolean {
  const index = indexOf(keys[0] ?? NUMBER);
  return (
    keys.length === index.length &&
    keys.every(
      ({ column, descending }, at) => column === index[at]?.column && descending === index[at]?.descending,
    )
  );
}

/**
 * Completes an order so that it is unambiguous: a single key with the columns of its index, several keys with the
 * number.
 */
function completed(all: readonly OrderKey[]): readonly OrderKey[] {
  const number = all.findIndex(({ column }) => column === 'number');
  // Numbers are unique, so later keys have no effect.
  const keys = number < 0 ? all : all.slice(0, number + 1);
  const [first = NUMBER] = keys;
  if (keys.length < 2) return indexOf(first);
  return number < 0 ? [...keys, { ...NUMBER, descending: first.descending }] : keys;
}

/**
 * Parses the `sort` of a query, already validated by the contract. If omitted, in the order in which the player
 * received the creatures. Creatures with equal keys are also sorted by number, descending if the first key descends,
 * so that one index has both directions.
 */
export function orderOf(sort: string | undefined, language?: ListQuery['language']): ListOrder {
  const ranks = nameRanksIn(language);
  const all = sort === undefined ? [] : sort.split(',').map((text) => keyOf(text, ranks));
  const kind = all[0]?.column === 'kind' ? all.slice(0, 1) : [];
  const [first, ...others] = all.slice(kind.length);
  if (!first?.ranks) return { sections: kind, keys: completed(first ? [first, ...others] : []) };
  // Within a section all are of one species, which the index begins with.
  const species = { column: first.column, descending: first.descending };
  return { sections: [...kind, first], keys: completed([species, ...others]) };
}
