import { MOST_SORT_KEYS, SORT_KEYS, type SortKey } from '../../../../contract/shapes/list.ts';

/** A key that a list is sorted by, and whether it is turned round. */
export interface Sorted {
  readonly key: SortKey;
  readonly turned: boolean;
}

/** Whoever sorts by these wants the highest, the most or the rarest first. */
const TURNED_FIRST: readonly SortKey[] = ['level', 'exp', 'kind'];

/** The keys of a text such as `-level,name`, each once; what is no key is left out. */
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

/** A press on a key: it comes last, is turned round by the next press and goes with the third. */
export function pressSort(sorted: readonly Sorted[], key: SortKey): readonly Sorted[] {
  const first = TURNED_FIRST.includes(key);
  const present = sorted.find((each) => each.key === key);
  if (!present) return sorted.length < MOST_SORT_KEYS ? [...sorted, { key, turned: first }] : sorted;
  if (present.turned !== first) return sorted.filter((each) => each !== present);
  return sorted.map((each) => (each === present ? { key, turned: !first } : each));
}
