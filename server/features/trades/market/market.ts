import type { ReplyOf } from '../../../../contract/call.ts';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import { type MarketQuery, MOST_FOUND, type tradeMarket } from '../../../../contract/trades.ts';
import { creatureView } from '../../../domain/creatures/creatureView.ts';
import { hiddenFrom } from '../../../domain/moderation/blocks.ts';
import { findPlayer } from '../../../domain/players/names.ts';
import type { Services } from '../../../services.ts';
import { readListed } from '../listingQueries.ts';
import { findListings } from './findListings.ts';
import { readOwners } from './marketQueries.ts';
import { type Search, searchOf } from './search.ts';

const NOTHING = { pokemons: [], count: 0, more: false };

async function hitsOf({ database, game }: Services, search: Search, query: MarketQuery) {
  const { skip } = query;
  const owner = query.owner?.trim() ?? '';
  if (owner === '') return findListings(database, game, search, { skip, size: PAGE_SIZE });
  const player = await findPlayer(database.drizzle, owner);
  const hits = player ? await readOwners(database, player.id, search) : [];
  const end = Math.min(skip + PAGE_SIZE, MOST_FOUND);
  return { hits: hits.slice(skip, end), found: hits.length };
}

/**
 * Returns a page of a search among other players' listings. The cost hardly depends on their number: a search covers
 * only the first 300 matches, along an index in their order.
 */
export async function marketPage(
  services: Services,
  playerId: string,
  query: MarketQuery,
): Promise<ReplyOf<typeof tradeMarket>> {
  const { database, game } = services;
  const search = searchOf(game, playerId, await hiddenFrom(database.drizzle, playerId), query);
  if (!search) return NOTHING;
  const { hits, found } = await hitsOf(services, search, query);
  const count = Math.min(found, MOST_FOUND);
  const numbers = hits.map(({ listing }) => listing);
  const rows = numbers.length > 0 ? await readListed(database, numbers) : [];
  const pokemons = numbers.flatMap((number) => {
    const row = rows.find(({ creature }) => creature.listing === number);
    // A creature that was taken out of trade in the meantime is left out.
    return row ? [creatureView(game, row.creature, row.owner)] : [];
  });
  return { pokemons, count, more: found > MOST_FOUND };
}
