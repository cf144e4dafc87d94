import type { Creature } from '../../../contract/shapes/creature.ts';
import {
  addWanted,
  type MarketQuery,
  makeTradeOffer,
  removeWanted,
  tradeMarket,
} from '../../../contract/trades.ts';
import { request, requestOnce } from '../../api/request.ts';
import { idempotent } from '../idempotent.ts';

/** A page of other players' listings. Throws a `Refusal`, like all functions of this file. */
export const searchMarket = (query: MarketQuery) => request(tradeMarket, query);

/**
 * Offers creatures for a listing. If the listing has changed since it was loaded, the refusal contains its present
 * state.
 */
export async function makeOffer(
  target: Pick<Creature, 'id' | 'mark'>,
  pokemons: readonly string[],
): Promise<void> {
  const body = { pokemonOnTrade: target.id, pokemons: [...pokemons], seen: target.mark };
  const what = `offer ${target.id} ${target.mark} ${pokemons.join(' ')}`;
  await idempotent(what, (key) => requestOnce(key, makeTradeOffer, body));
}

/** Adds an entry to the wanted list: a species, a kind or both. */
export const want = (wish: { name: string; kind: 1 | 2 | 3 | null; level: number }) =>
  request(addWanted, wish);
/** Removes an entry from the wanted list. */
export const unwant = (id: string) => request(removeWanted, { id });
