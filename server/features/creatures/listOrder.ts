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

/** Whether an index has exactly this order, forwards or backwards. */
export const hasIndex = ([first, ...others]: readonly OrderKey[]): boolean =>
  first !== undefined &&
  others.map(({ column }) => column).join() === TAILS[first.column].join() &&
  others.every(({ descending }) => descending === first.descending);

/** Keys that make an order complete: as the index of a single key goes on, else by who came first. */
function completed(keys: readonly OrderKey[]): OrderKey[] {
  const [first] = keys;
  if (keys.some(({ column }) => column === 'number')) return [...keys];
  const tail: readonly Column[] = first && keys.length === 1 ? TAILS[first.column] : ['number'];
  return [...keys, ...tail.map((column) => ({ column, descending: first?.descending ?? false }))];
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
