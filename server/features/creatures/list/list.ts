import type { ListQuery } from '../../../../contract/shapes/list.ts';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';
import type { Services } from '../../../services.ts';
import { readTeam } from '../queries.ts';
import { ALL, type Counted, tally } from './countQueries.ts';
import { filterOf, fits } from './listFilter.ts';
import { orderOf } from './listOrder.ts';
import { type Piece, readPieces } from './listQueries.ts';
import { compareSections, sectionOf, sectionsOf } from './sections.ts';

interface Page {
  readonly rows: CreatureRow[];
  readonly count: number;
}

/** Counts without the creatures of the team. */
function lessThose(counted: readonly Counted[], rows: readonly CreatureRow[]): readonly Counted[] {
  const left = counted.map((part) => ({ ...part }));
  for (const { kind, species } of rows.map(sectionOf)) {
    const part = left.find((one) => one.kind === kind && [species, ALL].includes(one.species));
    // Counts and creatures are read one after the other: a creature may have been given away in between.
    if (part) part.count = Math.max(0, part.count - 1);
  }
  return left;
}

/**
 * Returns a page of a player's creatures. The cost hardly depends on their number: counts are stored, and pages are
 * read along an index from the nearer end.
 */
export async function readList(
  { database, game }: Services,
  playerId: string,
  query: ListQuery,
  which: 'all' | 'outside team',
): Promise<Page> {
  const filter = filterOf(game, query);
  if (!filter) return { rows: [], count: 0 };
  const { sections, keys } = orderOf(query.sort, query.language);
  const isByName = sections.some(({ ranks }) => ranks);
  const [{ counted, owned }, team] = await Promise.all([
    tally(database, playerId, filter, isByName),
    which === 'all' ? [] : readTeam(database, playerId),
  ]);
  const left = lessThose(
    counted,
    team.filter((row) => fits(game, filter, row)),
  );
  const without = team.map(({ number }) => number);
  const pieces: Piece[] = [];
  let [skip, room] = [query.skip, PAGE_SIZE];
  for (const section of sectionsOf(filter, sections, left)) {
    const limit = Math.min(room, section.count - skip);
    if (limit > 0) {
      pieces.push({ ...section, keys, without, skip, limit, owned });
      room -= limit;
    }
    skip = Math.max(0, skip - section.count);
  }
  const rows = await readPieces(database, playerId, keys, pieces);
  return {
    rows: rows.toSorted((one, other) => compareSections(sections, sectionOf(one), sectionOf(other))),
    count: left.reduce((sum, { count }) => sum + count, 0),
  };
}
