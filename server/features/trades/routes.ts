import {
  acceptTradeOffer,
  addWanted,
  getCreatureOwners,
  getTradeHistory,
  getTradeMatches,
  getWanted,
  makeTradeOffer,
  moveToTrade,
  pokemonsInOffer,
  pokemonsInTrade,
  rejectTradeOffer,
  removeAOfferFromTrade,
  removePokemonFromTrade,
  removeWanted,
  tradeMarket,
} from '../../../contract/trades.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { ownersOf, tradesOf } from './history/history.ts';
import { listCreatures } from './market/listCreatures.ts';
import { listingsOf, offeredBy } from './market/listings.ts';
import { marketPage } from './market/market.ts';
import { removeFromTrade } from './market/removeFromTrade.ts';
import { acceptOffer, rejectOffer } from './offers/answer.ts';
import { makeOffer } from './offers/makeOffer.ts';
import { takeBack } from './offers/takeBack.ts';
import { matchesOf } from './wanted/matches.ts';
import { addWantedEntry, removeWantedEntry, wantedOf } from './wanted/wanted.ts';

/** Registers the calls for listings, offers, the market, the wanted list and the histories. */
export function serveTrades(services: Services): void {
  const { staleReads } = services;
  route(services, pokemonsInTrade, ({ caller, query }) => listingsOf(services, caller, query.skip));
  route(services, pokemonsInOffer, ({ caller, query }) => offeredBy(services, caller, query.skip));
  route(services, tradeMarket, ({ caller, query }) =>
    staleReads.read(caller.id, (database) => marketPage({ ...services, database }, caller.id, query)),
  );
  route(
    services,
    makeTradeOffer,
    inTransaction(({ caller, body, transaction }) => makeOffer(services, transaction, caller.id, body)),
  );
  route(
    services,
    acceptTradeOffer,
    inTransaction(async ({ caller, body, transaction }) => ({
      pokemons: await acceptOffer(services, transaction, caller.id, body),
    })),
  );
  route(
    services,
    rejectTradeOffer,
    inTransaction(async ({ caller, body, transaction }) => ({
      pokemons: await rejectOffer(services, transaction, caller.id, body),
    })),
  );
  route(services, removeAOfferFromTrade, async ({ services, caller, body }) => ({
    pokemons: await takeBack(services, caller.id, body.pokemons),
  }));
  route(services, moveToTrade, async ({ services, caller, body }) => ({
    pokemons: await listCreatures(services, caller.id, body.pokemons),
  }));
  route(services, removePokemonFromTrade, async ({ services, caller, body }) => ({
    pokemons: await removeFromTrade(services, caller.id, body.pokemons),
  }));
  route(services, getWanted, async ({ caller }) => ({ wanted: await wantedOf(services, caller.id) }));
  route(services, addWanted, async ({ services, caller, body }) => ({
    wanted: await addWantedEntry(services, caller.id, body),
  }));
  route(services, removeWanted, async ({ services, caller, body }) => ({
    wanted: await removeWantedEntry(services, caller.id, body.id),
  }));
  route(services, getTradeMatches, ({ caller }) => matchesOf(services, caller.id));
  route(services, getTradeHistory, ({ caller, query }) =>
    staleReads.read(caller.id, (database) => tradesOf({ ...services, database }, caller.id, query.skip)),
  );
  route(services, getCreatureOwners, ({ caller, query }) => ownersOf(services, caller.id, query.id));
}
