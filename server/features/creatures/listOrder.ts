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

/**
 * Reads the `sort` of a query, as the contract lets it through; left out, creatures come in the order in which they
 * came. Equal ones do so too, the other way round where the first key descends: then one index gives both.
 */
export function orderOf(sort: string | undefined): ListOrder {
  const all = sort === undefined ? [] : sort.split(',').map(keyOf);
  const [first, ...others] = all;
  const sections = first?.column === 'kind' ? ([1, 2, 3] as const) : null;
  const keys = sections ? others : all;
  const number = { column: 'number', descending: keys[0]?.descending ?? false } as const;
  return {
    sections: sections && first?.descending ? sections.toReversed() : sections,
    keys: keys.some(({ column }) => column === 'number') ? keys : [...keys, number],
  };
}
