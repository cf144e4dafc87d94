/** Columns that creatures can be sorted by. */
type Column = 'level' | 'exp' | 'species' | 'kind' | 'number';

export interface OrderKey {
  readonly column: Column;
  readonly descending: boolean;
}

/** The order of a list. If the kind is the first key, each kind is a section of its own. */
export interface ListOrder {
  /** The kinds in their order; null if the kind is not the first key. */
  readonly sections: readonly (1 | 2 | 3)[] | null;
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

function keyOf(text: string): OrderKey {
  const name = text.replace('-', '');
  const turned = text.startsWith('-');
  const column = COLUMNS[name] ?? 'number';
  return { column, descending: name === 'newest' ? !turned : turned };
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
export function orderOf(sort: string | undefined): ListOrder {
  const all = sort === undefined ? [] : sort.split(',').map(keyOf);
  const [first, ...others] = all;
  if (first?.column !== 'kind') return { sections: null, keys: completed(all) };
  const kinds = [1, 2, 3] as const;
  return { sections: first.descending ? kinds.toReversed() : kinds, keys: completed(others) };
}
