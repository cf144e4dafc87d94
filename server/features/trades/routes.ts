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
import { keyOf, type Repeatable } from '../../shared/idempotency.ts';
import { type Input, route } from '../../shared/route.ts';
import type { Services } from '../../shared/services.ts';
import { admitPlayer, type Caller } from '../../shared/session.ts';
import { acceptOffer } from './accept.ts';
import { ownersOf, tradesOf } from './history.ts';
import { listingsOf, offeredBy } from './listings.ts';
import { makeOffer } from './makeOffer.ts';
import { marketPage } from './market.ts';
import { matchesOf } from './matches.ts';
import { moveToTrade as list } from './moveToTrade.ts';
import { rejectOffer } from './reject.ts';
import { removeFromTrade } from './removeFromTrade.ts';
import { takeBack } from './takeBack.ts';
import { addWanted as add, removeWanted as remove, wantedOf } from './wanted.ts';

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
    pokemons: await list(services, caller.id, body.pokemons),
  }));
  route(app, removePokemonFromTrade, admit, async ({ caller, body }) => ({
    pokemons: await removeFromTrade(services, caller.id, body.pokemons),
  }));
  route(app, getWanted, admit, async ({ caller }) => ({ wanted: await wantedOf(services, caller.id) }));
  route(app, addWanted, admit, async ({ caller, body }) => ({
    wanted: await add(services, caller.id, body),
  }));
  route(app, removeWanted, admit, async ({ caller, body }) => ({
    wanted: await remove(services, caller.id, body.id),
  }));
  route(app, getTradeMatches, admit, ({ caller }) => matchesOf(services, caller.id));
  route(app, getTradeHistory, admit, ({ caller, query }) => tradesOf(services, caller.id, query.skip));
  route(app, getCreatureOwners, admit, ({ caller, query }) => ownersOf(services, caller.id, query.id));
}
