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

/** A page of others' listings. Throws a `Refusal`, as all of these do. */
export const searchMarket = (query: MarketQuery) => request(tradeMarket, query);

/** Offers creatures for a listing as it was seen. Where it has changed since, the refusal carries how it is now. */
export async function makeOffer(
  target: Pick<Creature, 'id' | 'mark'>,
  pokemons: readonly string[],
): Promise<void> {
  const body = { pokemonOnTrade: target.id, pokemons: [...pokemons], seen: target.mark };
  const what = `offer ${target.id} ${target.mark} ${pokemons.join(' ')}`;
  await idempotent(what, (key) => requestOnce(key, makeTradeOffer, body));
}

/** Adds to what the player looks for: a species, a kind or both. */
export const want = (wish: { name: string; kind: 1 | 2 | 3 | null; level: number }) =>
  request(addWanted, wish);
/** Takes an entry off what the player looks for. */
export const unwant = (id: string) => request(removeWanted, { id });
