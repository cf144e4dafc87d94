import { MOST_SORT_KEYS, SORT_KEYS, type SortKey } from '../../../../contract/shapes/list.ts';

/** A sort key, and whether its order is reversed. */
export interface Sorted {
  readonly key: SortKey;
  readonly turned: boolean;
}

/** Keys whose first press sorts in reverse: highest level, most experience or rarest kind first. */
const TURNED_FIRST: readonly SortKey[] = ['level', 'exp', 'kind'];

/** Parses the keys of a text such as `-level,name`; ignores repeated and unknown keys. */
export function readSort(text: string | null): readonly Sorted[] {
  const sorted: Sorted[] = [];
  for (const word of (text ?? '').split(',')) {
    const turned = word.startsWith('-');
    const key = SORT_KEYS.find((each) => each === word.slice(turned ? 1 : 0));
    if (key && !sorted.some((each) => each.key === key)) sorted.push({ key, turned });
  }
  return sorted;
}

export const writeSort = (sorted: readonly Sorted[]): string =>
  sorted.map(({ key, turned }) => `${turned ? '-' : ''}${key}`).join(',');

/** A press on a key: the first adds it at the end, the second reverses it, the third removes it. */
export function pressSort(sorted: readonly Sorted[], key: SortKey): readonly Sorted[] {
  const first = TURNED_FIRST.includes(key);
  const present = sorted.find((each) => each.key === key);
  if (!present) return sorted.length < MOST_SORT_KEYS ? [...sorted, { key, turned: first }] : sorted;
  if (present.turned !== first) return sorted.filter((each) => each !== present);
  return sorted.map((each) => (each === present ? { key, turned: !first } : each));
}
