import type { TriedFile } from '../../../client/workshop/tryOut/tried.ts';
import { folded } from '../../../locales/folded.ts';
import type { Shelf, ShelfRow } from './shelves.ts';
import { type FileState, stateOf } from './stateOf.ts';

export const FILE_FILTERS = ['all', 'missing', 'overridden', 'changed'] as const;
export type FileFilter = (typeof FILE_FILTERS)[number];

const STATES: Readonly<Record<Exclude<FileFilter, 'all'>, readonly FileState[]>> = {
  missing: ['missing'],
  overridden: ['overridden'],
  changed: ['tried', 'kept'],
};

/** Returns the rows of a shelf whose names contain a word and that have a file in the wanted state. */
export function shownRows(
  { rows }: Shelf,
  text: string,
  show: FileFilter,
  tried: Readonly<Record<string, TriedFile>>,
): readonly ShelfRow[] {
  const word = folded(text.trim());
  const named = rows.filter(({ id, title }) => id.includes(word) || folded(title).includes(word));
  if (show === 'all') return named;
  return named.filter(({ names }) =>
    names.some((name) => name !== null && STATES[show].includes(stateOf(name, tried))),
  );
}
