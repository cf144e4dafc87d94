/** What creatures are sorted by in the database. */
type Column = 'level' | 'exp' | 'species' | 'kind' | 'number';

export interface OrderKey {
  readonly column: Column;
  readonly descending: boolean;
}

/** The order of a list. Kinds that come first divide it into sections. */
export interface ListOrder {
  /** The kinds in their order; null where they do not come first. */
  readonly sections: readonly (1 | 2 | 3)[] | null;
  /** The order of the whole list or of each section; `number` is the last, so that it never depends on chance. */
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

/** What the database's index that begins with a column goes on with. */
const TAILS: Readonly<Record<Column, readonly Column[]>> = {
  number: [],
  level: ['number'],
  exp: ['number'],
  species: ['level', 'number'],
  // No index begins with it: kinds that come first are sections.
  kind: ['number'],
};

/** The order in which creatures came. */
export const NUMBER: OrderKey = { column: 'number', descending: false };

/** The order of the index that begins with a key, read in that key's direction. */
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

/** Keys that make an order complete: as the index of a single key goes on, else by who came first. */
function completed(all: readonly OrderKey[]): readonly OrderKey[] {
  const number = all.findIndex(({ column }) => column === 'number');
  // No two have the same number: what follows it says nothing.
  const keys = number < 0 ? all : all.slice(0, number + 1);
  const [first = NUMBER] = keys;
  if (keys.length < 2) return indexOf(first);
  return number < 0 ? [...keys, { ...NUMBER, descending: first.descending }] : keys;
}

/**
 * Reads the `sort` of a query, as the contract lets it through; left out, creatures come in the order in which they
 * came. Equal ones do so too, the other way round where the first key descends: then one index gives both.
 */
export function orderOf(sort: string | undefined): ListOrder {
  const all = sort === undefined ? [] : sort.split(',').map(keyOf);
  const [first, ...others] = all;
  if (first?.column !== 'kind') return { sections: null, keys: completed(all) };
  const kinds = [1, 2, 3] as const;
  return { sections: first.descending ? kinds.toReversed() : kinds, keys: completed(others) };
}
