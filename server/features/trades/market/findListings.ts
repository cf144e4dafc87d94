import { MOST_FOUND } from '../../../../contract/trades.ts';
import type { Database } from '../../../database/connect.ts';
import { compareRanks } from '../../../domain/creatures/nameRanks.ts';
import type { Game } from '../../../domain/game.ts';
import {
  type CellOrder,
  type Found,
  type Hit,
  type IndexRange,
  readCells,
  readWhole,
  type Whole,
} from './marketQueries.ts';
import type { Search } from './search.ts';

/** Kinds with this code or a higher one are rare. */
const RARE = 2;
/** If fewer listings match, all are read and sorted, for searches whose matches lie far apart in the order. */
const MOST_READ = 4000;
/** With at least this many levels, matches are assumed to be frequent everywhere in the order. */
const MANY_LEVELS = 50;
const ALL: IndexRange = { species: null, kind: null, level: null };

const levelsOf = ({ least, most }: Search): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);
const isOfAnyLevel = ({ least, most }: Search): boolean => least === 1 && most === 100;

/** Whether a search is only for rare kinds, which have indexes of their own. */
const isRare = ({ kinds }: Search): boolean => kinds?.every((kind) => kind >= RARE) ?? false;

/** Ranges of the indexes that begin with a species, or with a rare kind and then a species. */
function speciesOf(search: Search, all: readonly string[]): IndexRange[] {
  if (!search.kinds || !isRare(search)) return all.map((species) => ({ ...ALL, species }));
  return search.kinds.flatMap((kind) => all.map((species) => ({ ...ALL, species, kind })));
}

/** The index ranges for a search in its order, such that few of their entries do not match. */
function rangesOf(search: Search): { cells: IndexRange[]; order: CellOrder } {
  const { species, kinds, sort } = search;
  const order = sort.endsWith('level') ? 'level' : 'listing';
  if (species) return { cells: speciesOf(search, species), order };
  if (kinds && isRare(search)) return { cells: kinds.map((kind) => ({ ...ALL, kind })), order };
  if (order === 'level' || isOfAnyLevel(search)) return { cells: [ALL], order };
  return { cells: levelsOf(search).map((level) => ({ ...ALL, level })), order };
}

/** Index ranges that together contain all matches. */
function wholeOf(search: Search): Whole {
  const ranges = rangesOf(search);
  const isPlain = isOfAnyLevel(search);
  const isSorted =
    ranges.cells.length === 1 && search.sort.endsWith(ranges.order === 'level' ? 'level' : 'newest');
  if (isSorted && (isPlain || ranges.order === 'level')) return { ...ranges, most: MOST_FOUND + 1, isSorted };
  const isSparse = levelsOf(search).length < MANY_LEVELS && (search.species !== null || isRare(search));
  return {
    cells: rangesOf({ ...search, sort: 'level' }).cells,
    // Without an order PostgreSQL might scan the whole table of creatures, of which few may be listed.
    order: search.species ? null : isPlain ? 'listing' : 'level',
    most: isSparse ? MOST_READ : MOST_FOUND + 1,
    isSorted: false,
  };
}

/** The last hit of the first range that may have more than `each` hits. */
function borderOf(hits: readonly Found[], each: number): Found | undefined {
  const counts = new Map<number, number>();
  return hits.find(({ cell }) => {
    const count = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, count);
    return count === each;
  });
}

/**
 * Reads the first of many matches. Reads `each` entries per range. Beyond the last one of a range with more entries
 * the order is unknown, so it repeats with a larger `each` until enough are known.
 */
async function readFirst(database: Database, search: Search, count: number): Promise<Hit[]> {
  const { cells, order } = rangesOf(search);
  // The number of creatures differs widely between levels.
  const mean = (count / cells.length) * (cells[0]?.level ? 3 : 1);
  // Enough in nearly all cases if the matches are distributed at random over the ranges.
  let each = Math.min(count, Math.ceil(1.5 * mean + 3 * Math.sqrt(mean)) + 2);
  for (;;) {
    const hits = await readCells(database, search, cells, { order, each, count });
    const border = borderOf(hits, each);
    const known = border ? hits.indexOf(border) + 1 : hits.length;
    if (each >= count || known >= count || !border) return hits.slice(0, known);
    each = Math.min(count, each * 3);
  }
}

/** The same in the order of names: one species at first, then twice as many at a time until enough are found. */
async function readByName(database: Database, game: Game, search: Search, count: number): Promise<Hit[]> {
  const { ranks } = search;
  const names = [...(search.species ?? Object.keys(game.book.species))].toSorted(
    ranks ? (one, other) => compareRanks(ranks, one, other) : undefined,
  );
  if (search.sort.startsWith('-')) names.reverse();
  const hits: Hit[] = [];
  for (let from = 0, size = 1; from < names.length && hits.length < count; from += size, size *= 2) {
    const cells = speciesOf(search, names.slice(from, from + size));
    const each = count - hits.length;
    hits.push(...(await readCells(database, search, cells, { order: 'level', each, count: each })));
  }
  return hits;
}

/**
 * Finds a page of a search in its order, and the number of matches; a number above 300 only means that there are more.
 * @param skip number of matches before the page, `size` its maximum length
 */
export async function findListings(
  database: Database,
  game: Game,
  search: Search,
  { skip, size }: { skip: number; size: number },
): Promise<{ hits: readonly Hit[]; found: number }> {
  const end = Math.min(skip + size, MOST_FOUND);
  const limit = Math.max(0, end - skip);
  const ranges = wholeOf(search);
  const whole = await readWhole(database, search, ranges, { skip, limit });
  if (whole.found < ranges.most || ranges.isSorted || limit === 0) return whole;
  const first = search.sort.endsWith('name')
    ? await readByName(database, game, search, end)
    : await readFirst(database, search, end);
  return { hits: first.slice(skip), found: whole.found };
}
