import type { Creature } from '../../../../contract/shapes/creature.ts';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import { creatureView } from '../../../domain/creatures/creatureView.ts';
import { readOffers } from '../../../domain/trades/offers.ts';
import type { Caller } from '../../../http/admission/session.ts';
import { pauses } from '../../../http/calls/largeReply.ts';
import type { Services } from '../../../services.ts';
import { countListings, readListings, readManyWithOwners } from '../listingQueries.ts';
import { readOffered } from '../offers/offerQueries.ts';
import { fieldsOf, hasChanged, listingView } from '../views.ts';

interface Page {
  readonly pokemons: Creature[];
  readonly count: number;
}

/** Returns a page of a player's listings, each with its offers. */
export async function listingsOf({ database, game }: Services, caller: Caller, skip: number): Promise<Page> {
  const { drizzle } = database;
  const [rows, count] = await Promise.all([
    readListings(drizzle, caller.id, skip, PAGE_SIZE),
    countListings(drizzle, caller.id),
  ]);
  const offers = await readOffers(
    drizzle,
    rows.map(({ id }) => id),
  );
  const pause = pauses();
  const pokemons: Creature[] = [];
  for (const row of rows) {
    await pause();
    pokemons.push(listingView(game, row, caller, offers));
  }
  return { pokemons, count };
}

/** Returns a page of the creatures that a player has offered, each with the listing that it is offered for. */
export async function offeredBy({ database, game }: Services, caller: Caller, skip: number): Promise<Page> {
  const { drizzle } = database;
  const { rows, count } = await readOffered(drizzle, caller.id, skip, PAGE_SIZE);
  const targetIds = [...new Set(rows.map(({ offer }) => offer.targetId))];
  const [targets, offers] = await Promise.all([
    targetIds.length > 0 ? readManyWithOwners(drizzle, targetIds) : [],
    readOffers(drizzle, targetIds, caller.id),
  ]);
  const pokemons = rows.flatMap(({ creature, offer }) => {
    const target = targets.find((one) => one.creature.id === offer.targetId);
    const whole = offers.find(({ id }) => id === offer.id);
    // The offer was answered after the page was read.
    if (!target || !whole) return [];
    const { id, createdAt } = offer;
    const changed = hasChanged(whole, target.creature);
    return {
      ...creatureView(game, creature, caller),
      offeredTo: {
        ...fieldsOf(game, target.creature, target.owner),
        user: { id: target.owner.id, name: target.owner.username },
        offer: { id, at: createdAt.toISOString(), changed },
      },
    };
  });
  return { pokemons, count };
}
