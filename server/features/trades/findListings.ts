import { MOST_FOUND } from '../../../contract/trades.ts';
import type { Database } from '../../database/connect.ts';
import type { Game } from '../../shared/game.ts';
import { type Cell, type CellOrder, countCells, type Hit, readCells } from './marketQueries.ts';
import type { Search } from './search.ts';

/** Kind 0 is an older code of 1. */
const KINDS = [0, 1, 2, 3];
/** More ranges of an index than that cost more than going through what does not fit. */
const MOST_CELLS = 1000;
const ALL: Cell = { species: null, kind: null, level: null };

const levelsOf = ({ least, most }: Search): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);
const isDescending = ({ sort }: Search): boolean => sort.endsWith('newest') !== sort.startsWith('-');

/** Compares two listings in the order asked for: equal ones by who was listed first, turned round with the rest. */
export function compareBy(sort: Search['sort']): (one: Hit, other: Hit) => number {
  const by = sort.replace('-', '');
  // Newest means the highest number first.
  const sign = (by === 'newest') === sort.startsWith('-') ? 1 : -1;
  const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return (one, other) =>
    sign *
    ((by === 'name' ? text(one.species, other.species) : 0) ||
      (by === 'newest' ? 0 : one.level - other.level) ||
      one.listing - other.listing);
}

/** Ranges of the index that begins with the kind. */
const kindsOf = ({ kinds }: Search): Cell[] => (kinds ?? KINDS).map((kind) => ({ ...ALL, kind }));

/** Ranges of the indexes that begin with species and kind. */
function sortsOf({ book }: Game, { species, kinds }: Search): Cell[] {
  const all = species ?? Object.keys(book.species);
  return all.flatMap((id) => (kinds ?? KINDS).map((kind) => ({ species: id, kind, level: null })));
}

/** Which ranges of which index have what is searched, in its order, with little that does not fit. */
function planOf(game: Game, search: Search): { cells: Cell[]; order: CellOrder } {
  const { species, kinds, least, most, sort } = search;
  const isWhole = least === 1 && most === 100;
  // Nearly everything is normal: that alone is no reason to look for it species by species.
  const isDense = species === null && (kinds === null || kinds.includes(1));
  if (sort.endsWith('level')) {
    return { cells: isDense ? [ALL] : sortsOf(game, search), order: 'level' };
  }
  if (isDense) {
    const cells = isWhole ? [ALL] : levelsOf(search).map((level) => ({ ...ALL, level }));
    return { cells, order: 'listing' };
  }
  if (species === null && isWhole) return { cells: kindsOf(search), order: 'listing' };
  const sorts = sortsOf(game, search);
  const levels = levelsOf(search);
  // A wide range of levels fits often enough.
  if (isWhole || sorts.length * levels.length > MOST_CELLS) return { cells: sorts, order: 'listing' };
  return { cells: sorts.flatMap((cell) => levels.map((level) => ({ ...cell, level }))), order: 'listing' };
}

/** Ranges that have all that fits, in whatever order: there what fits is counted. */
function wholeOf(game: Game, search: Search): { cells: Cell[]; order: CellOrder | null } {
  const { species, kinds, least, most } = search;
  const isDense = species === null && kinds === null;
  const isWhole = least === 1 && most === 100;
  // Without an order the whole table of creatures might be gone through, of which few may be listed.
  if (isDense) return { cells: [ALL], order: isWhole ? 'listing' : 'level' };
  const byKind = species === null && isWhole;
  return { cells: byKind ? kindsOf(search) : sortsOf(game, search), order: null };
}

/** The last entry of each range that may have more. */
function lastOf(hits: readonly (Hit & { cell: number })[], each: number): Hit[] {
  const sizes = new Map<number, { count: number; last: Hit }>();
  for (const hit of hits) sizes.set(hit.cell, { count: (sizes.get(hit.cell)?.count ?? 0) + 1, last: hit });
  return [...sizes.values()].filter(({ count }) => count === each).map(({ last }) => last);
}

/**
 * The first ones of many. Each range gives a few; what comes after the last one of a range that has more is not known yet, so
 * the ranges are asked for more until enough are known.
 */
async function readFirst(database: Database, game: Game, search: Search, count: number): Promise<Hit[]> {
  const { cells, order } = planOf(game, search);
  const compare = compareBy(search.sort);
  const mean = count / cells.length;
  // Enough of each in nearly all cases, were they spread by chance.
  let each = Math.min(count, Math.ceil(1.5 * mean + 3 * Math.sqrt(mean)) + 2);
  for (;;) {
    const hits = await readCells(database, search, cells, { order, descending: isDescending(search), each });
    const [border] = lastOf(hits, each).toSorted(compare);
    const known = border ? hits.filter((hit) => compare(hit, border) <= 0) : hits;
    if (each >= count || known.length >= count || !border) return known.toSorted(compare).slice(0, count);
    each = Math.min(count, each * 3);
  }
}

/** The same by name: one species after the other, and of those that have few more and more at once. */
async function readByName(database: Database, game: Game, search: Search, count: number): Promise<Hit[]> {
  const descending = isDescending(search);
  const names = [...(search.species ?? Object.keys(game.book.species))].toSorted();
  if (descending) names.reverse();
  const hits: Hit[] = [];
  for (let from = 0, size = 1; from < names.length && hits.length < count; from += size, size *= 2) {
    const cells = sortsOf(game, { ...search, species: names.slice(from, from + size) });
    const each = count - hits.length;
    hits.push(...(await readCells(database, search, cells, { order: 'level', descending, each })));
  }
  return hits.toSorted(compareBy(search.sort)).slice(0, count);
}

/**
 * What a search finds: all of it where it is little, else as much as the page needs.
 * @param count how many of the first ones are needed
 */
export async function findListings(
  database: Database,
  game: Game,
  search: Search,
  count: number,
): Promise<{ hits: Hit[]; found: number }> {
  const { cells, order } = wholeOf(game, search);
  const found = await countCells(database, search, cells, order, MOST_FOUND + 1);
  if (found === 0) return { hits: [], found };
  if (found <= MOST_FOUND) {
    const all = await readCells(database, search, cells, { order, descending: true, each: MOST_FOUND });
    return { hits: all.toSorted(compareBy(search.sort)), found: all.length };
  }
  const read = search.sort.endsWith('name') ? readByName : readFirst;
  return { hits: await read(database, game, search, Math.min(count, MOST_FOUND)), found };
}
