import type { ListQuery } from '../../../../contract/shapes/list.ts';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';
import { pokedexKind } from '../../../domain/creatures/pokedex.ts';
import type { Services } from '../../../services.ts';
import { readTeam } from '../queries.ts';
import { type Tally, tally } from './countQueries.ts';
import { filterOf, fits } from './listFilter.ts';
import { orderOf } from './listOrder.ts';
import { readPiece } from './listQueries.ts';

interface Page {
  readonly rows: CreatureRow[];
  readonly count: number;
}

const KINDS = [1, 2, 3] as const;

function lessThose(counted: Tally, rows: readonly CreatureRow[]): Tally {
  const left = { ...counted };
  for (const { kind } of rows) {
    const of = pokedexKind(kind);
    // Counts and creatures are read one after the other: a creature may have been given away in between.
    left[of] = Math.max(0, left[of] - 1);
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
  const [counted, team] = await Promise.all([
    tally(database, playerId, filter),
    which === 'all' ? [] : readTeam(database, playerId),
  ]);
  const left = lessThose(
    counted,
    team.filter((row) => fits(game, filter, row)),
  );
  const { sections, keys } = orderOf(query.sort);
  const pieces = sections
    ? sections.map((kind) => ({ filter: { ...filter, kind }, count: left[kind] }))
    : [{ filter, count: left[1] + left[2] + left[3] }];
  const rows: CreatureRow[] = [];
  let { skip } = query;
  for (const piece of pieces) {
    if (skip < piece.count && rows.length < PAGE_SIZE) {
      const limit = PAGE_SIZE - rows.length;
      const without = team.map(({ number }) => number);
      rows.push(
        ...(await readPiece(database, playerId, {
          ...piece,
          keys,
          without,
          skip,
          limit,
          owned: counted.owned,
        })),
      );
    }
    skip = Math.max(0, skip - piece.count);
  }
  return { rows, count: KINDS.reduce((sum, kind) => sum + left[kind], 0) };
}
