import type { Call } from '../../../contract/call.ts';
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
import { admitPlayer, type Caller } from '../../http/admission/session.ts';
import { keyOf, type Repeatable } from '../../http/calls/idempotency.ts';
import { type Input, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { ownersOf, tradesOf } from './history/history.ts';
import { listCreatures } from './market/listCreatures.ts';
import { listingsOf, offeredBy } from './market/listings.ts';
import { marketPage } from './market/market.ts';
import { removeFromTrade } from './market/removeFromTrade.ts';
import { acceptOffer } from './offers/accept.ts';
import { makeOffer } from './offers/makeOffer.ts';
import { rejectOffer } from './offers/reject.ts';
import { takeBack } from './offers/takeBack.ts';
import { matchesOf } from './wanted/matches.ts';
import { addWantedEntry, removeWantedEntry, wantedOf } from './wanted/wanted.ts';

const repeatable = <C extends Call>(call: C, { caller, body, request }: Input<C, Caller>): Repeatable => ({
  sender: caller.id,
  key: keyOf(request),
  call: call.name,
  body,
});

/** Listings, offers and what becomes of them, the market, the wanted list and the histories. */
export function serveTrades(services: Services): void {
  const { app } = services;
  const admit = admitPlayer(services);
  route(app, pokemonsInTrade, admit, ({ caller, query }) => listingsOf(services, caller, query.skip));
  route(app, pokemonsInOffer, admit, ({ caller, query }) => offeredBy(services, caller, query.skip));
  route(app, tradeMarket, admit, ({ caller, query }) => marketPage(services, caller.id, query));
  route(app, makeTradeOffer, admit, (input) =>
    makeOffer(services, input.body, repeatable(makeTradeOffer, input)),
  );
  route(app, acceptTradeOffer, admit, async (input) => ({
    pokemons: await acceptOffer(services, input.body, repeatable(acceptTradeOffer, input)),
  }));
  route(app, rejectTradeOffer, admit, async (input) => ({
    pokemons: await rejectOffer(services, input.body, repeatable(rejectTradeOffer, input)),
  }));
  route(app, removeAOfferFromTrade, admit, async ({ caller, body }) => ({
    pokemons: await takeBack(services, caller.id, body.pokemons),
  }));
  route(app, moveToTrade, admit, async ({ caller, body }) => ({
    pokemons: await listCreatures(services, caller.id, body.pokemons),
  }));
  route(app, removePokemonFromTrade, admit, async ({ caller, body }) => ({
    pokemons: await removeFromTrade(services, caller.id, body.pokemons),
  }));
  route(app, getWanted, admit, async ({ caller }) => ({ wanted: await wantedOf(services, caller.id) }));
  route(app, addWanted, admit, async ({ caller, body }) => ({
    wanted: await addWantedEntry(services, caller.id, body),
  }));
  route(app, removeWanted, admit, async ({ caller, body }) => ({
    wanted: await removeWantedEntry(services, caller.id, body.id),
  }));
  route(app, getTradeMatches, admit, ({ caller }) => matchesOf(services, caller.id));
  route(app, getTradeHistory, admit, ({ caller, query }) => tradesOf(services, caller.id, query.skip));
  route(app, getCreatureOwners, admit, ({ caller, query }) => ownersOf(services, caller.id, query.id));
}
