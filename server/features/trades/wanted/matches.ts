import type { ReplyOf } from '../../../../contract/call.ts';
import type { getTradeMatches } from '../../../../contract/trades.ts';
import { creatureView } from '../../../domain/creatures/creatureView.ts';
import { hiddenFrom } from '../../../domain/moderation/blocks.ts';
import type { Services } from '../../../services.ts';
import { readListed } from '../listingQueries.ts';
import { readMatches } from './matchQueries.ts';

/** Returns trades that suit both sides: first with players active within a week, of each group the latest listing first. */
export async function matchesOf(
  { database, game }: Services,
  playerId: string,
): Promise<ReplyOf<typeof getTradeMatches>> {
  const found = await readMatches(database, playerId, await hiddenFrom(database.drizzle, playerId));
  if (found.length === 0) return { matches: [] };
  const rows = await readListed(database, [
    ...new Set(found.flatMap(({ theirs, mine }) => [theirs, ...mine])),
  ]);
  const viewOf = (number: number) => {
    const row = rows.find(({ creature }) => creature.listing === number);
    return row ? [creatureView(game, row.creature, row.owner)] : [];
  };
  const matches = found.flatMap(({ theirs, mine }) => {
    const [listing] = viewOf(theirs);
    const own = mine.flatMap(viewOf);
    // A listing was taken out of trade in the meantime.
    return listing && own.length > 0 ? [{ theirs: listing, mine: own }] : [];
  });
  return { matches };
}
