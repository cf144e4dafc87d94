import type { ReplyOf } from '../../../../contract/call.ts';
import {
  acceptTradeOffer,
  addWanted,
  makeTradeOffer,
  moveToTrade,
  rejectTradeOffer,
  removeAOfferFromTrade,
  removePokemonFromTrade,
} from '../../../../contract/trades.ts';
import type { Trader } from './trader.ts';

type Made = ReplyOf<typeof makeTradeOffer>['offer'];

const idsOf = (one: Trader, names: readonly string[]): Promise<string[]> =>
  Promise.all(names.map(async (name) => (await one.own(name)).id));

/** Puts creatures in trade, one at a time. */
export async function list(one: Trader, ...names: readonly string[]): Promise<void> {
  for (const id of await idsOf(one, names)) await one.call(moveToTrade.path, { pokemons: [id] });
}

/** Takes a listing back. */
export async function unlist(one: Trader, name: string): Promise<void> {
  await one.call(removePokemonFromTrade.path, { pokemons: await idsOf(one, [name]) });
}

/** Offers creatures for another player's listing. */
export async function offer(
  one: Trader,
  names: readonly string[],
  other: Trader,
  target: string,
): Promise<Made> {
  const [pokemonOnTrade] = await idsOf(other, [target]);
  const body = { pokemonOnTrade, pokemons: await idsOf(one, names) };
  return (await one.call<ReplyOf<typeof makeTradeOffer>>(makeTradeOffer.path, body)).offer;
}

const offered = ({ pokemons }: Made): string[] => pokemons.map(({ id }) => id);
const answer = (made: Made) => ({
  offer: offered(made),
  pokemonOnTrade: made.pokemonOnTrade,
  offerId: made.id,
});

export const accept = (one: Trader, made: Made) => one.call(acceptTradeOffer.path, answer(made));
export const reject = (one: Trader, made: Made) => one.call(rejectTradeOffer.path, answer(made));
export const takeBack = (one: Trader, made: Made) =>
  one.call(removeAOfferFromTrade.path, { pokemons: offered(made) });

/** Adds an entry to the wanted list. */
export const want = (one: Trader, wish: { name?: string; kind?: 1 | 2 | 3; level?: number }) =>
  one.call(addWanted.path, wish);
