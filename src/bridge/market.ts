import { findNextPokemonsExcludeTeam } from '../../contract/game.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import {
  addWanted,
  getTradeMatches,
  getWanted,
  type MarketQuery,
  makeTradeOffer,
  removeWanted,
  tradeMarket,
} from '../../contract/trades.ts';
import { Refusal, toRefusal } from '../api/refusal.ts';
import { request, requestOnce } from '../api/request.ts';
import { marketWords } from '../locales/en/market.ts';
import { once } from './once.ts';
import { unlist } from './trades.ts';

/** A page of others' listings. Throws a `Refusal`, as all of these do. */
export const searchMarket = (query: MarketQuery) => request(tradeMarket, query);

/** A page of what the player has outside of the team, the newest first. */
export const fetchOutside = (skip: number, name: string) =>
  request(findNextPokemonsExcludeTeam, { skip, name, sort: 'newest' });

/**
 * Makes sure that a listing still is what was seen, as far as the market shows it. Nothing of one's own should be taken
 * out of trade for one that is gone. Throws a `Refusal` like that of the offer itself.
 */
async function checkListing({ id, name, mark, user }: Creature): Promise<void> {
  const { pokemons, count } = await searchMarket({ skip: 0, name, owner: user.name });
  const now = pokemons.find((one) => one.id === id);
  if (now && now.mark !== mark) {
    throw new Refusal(marketWords.changed(name), 409, 'changed', null, [now]);
  }
  if (!now && count <= pokemons.length) throw new Refusal(marketWords.gone(name), 409, 'conflict', null);
}

/**
 * Takes those of the creatures that are in trade out of it, so that they can be offered for a listing as it was seen;
 * offers for them end. Gives all of them as they are then.
 */
export async function freeForOffer(
  target: Creature,
  creatures: readonly Creature[],
): Promise<readonly Creature[]> {
  const listed = creatures.filter(({ in_trade }) => in_trade);
  if (listed.length === 0) return creatures;
  await checkListing(target);
  for (const { id } of listed) {
    await unlist(id).catch((problem: unknown) => {
      // It is free already, perhaps by a try whose reply was lost; if not, the offer will tell.
      if (toRefusal(problem).status !== 409) throw problem;
    });
  }
  return creatures.map((creature) => ({ ...creature, in_trade: false }));
}

/** Offers creatures for a listing as it was seen. Where it has changed since, the refusal carries how it is now. */
export async function makeOffer(
  target: Pick<Creature, 'id' | 'mark'>,
  pokemons: readonly string[],
): Promise<void> {
  const body = { pokemonOnTrade: target.id, pokemons: [...pokemons], seen: target.mark };
  const what = `offer ${target.id} ${target.mark} ${pokemons.join(' ')}`;
  await once(what, (key) => requestOnce(key, makeTradeOffer, body));
}

/** What the player looks for, the first entry first. */
export const fetchWanted = () => request(getWanted);
/** Adds to what the player looks for: a species, a kind or both. */
export const want = (wish: { name: string; kind: 1 | 2 | 3 | null; level: number }) =>
  request(addWanted, wish);
/** Takes an entry off what the player looks for. */
export const unwant = (id: string) => request(removeWanted, { id });
/** Trades that suit both sides. */
export const fetchMatches = () => request(getTradeMatches);
