import { book } from '../../../content/index.ts';
import { findNextPokemonsExcludeTeam, getTeam, leaveTeam } from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { MOST_WANTED } from '../../../contract/shapes/trade.ts';
import {
  acceptTradeOffer,
  addWanted,
  getTradeMatches,
  getWanted,
  MARKET_SORTS,
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
import { ask } from '../ask.ts';
import { type Bot, oneOf } from '../bot.ts';
import { think } from '../think.ts';

/** Listings of one bot at most. */
const MOST_LISTED = 4;
/** How often in a hundred an offer is accepted and how often turned down; otherwise it is left for later. */
const ACCEPT = 60;
const REJECT = 25;
/** How often in a hundred a listing or an offer is taken back instead. */
const TAKE_BACK = 12;
const OWNER_KNOWN = 60;

const isFree = ({ in_team, in_trade, in_offer, favourite }: Creature): boolean =>
  !in_team && !in_trade && !in_offer && !favourite;

/** Creatures that can be given away. A bot without any takes one out of its team. */
async function freeCreatures(bot: Bot): Promise<Creature[]> {
  const page = await ask(bot, findNextPokemonsExcludeTeam);
  const free = page.ok ? page.body.pokemons.filter(isFree) : [];
  if (free.length > 0) return free;
  const team = await ask(bot, getTeam);
  const last = team.ok && team.body.pokemons.length > 1 ? team.body.pokemons.at(-1) : undefined;
  if (!last || last.favourite) return [];
  const left = await ask(bot, leaveTeam, { id: last.id });
  return left.ok ? left.body.pokemons.slice(0, 1) : [];
}

/** Puts a creature in trade, or takes one back. */
export async function list(bot: Bot): Promise<void> {
  const mine = await ask(bot, pokemonsInTrade);
  if (!mine.ok) return;
  await think(bot, 'page');
  const back =
    mine.body.count >= MOST_LISTED || bot.dice.chance(TAKE_BACK) ? oneOf(bot, mine.body.pokemons) : undefined;
  if (back) {
    await ask(bot, removePokemonFromTrade, { pokemons: [back.id] });
    return;
  }
  const creature = oneOf(bot, await freeCreatures(bot));
  if (creature) await ask(bot, moveToTrade, { pokemons: [creature.id] });
}

/** Looks through the market and makes an offer for a listing of another bot. */
export async function offer(bot: Bot): Promise<void> {
  const other = oneOf(bot, bot.crowd.bots);
  const search =
    bot.dice.chance(OWNER_KNOWN) && other ? { owner: other.name } : { sort: oneOf(bot, MARKET_SORTS)! };
  const found = await ask(bot, tradeMarket, search);
  if (!found.ok) return;
  await think(bot, 'page');
  const bots = new Set(bot.crowd.bots.map(({ name }) => name));
  const target = oneOf(
    bot,
    found.body.pokemons.filter(({ user }) => bots.has(user.name) && user.name !== bot.name),
  );
  if (!target) return;
  const creatures = await freeCreatures(bot);
  const pokemons = creatures.slice(0, 1 + bot.dice.roll(2)).map(({ id }) => id);
  if (pokemons.length > 0)
    await ask(bot, makeTradeOffer, { pokemonOnTrade: target.id, pokemons, seen: target.mark });
}

/** Answers an offer of another bot. Offers of people are left alone. */
export async function answer(bot: Bot): Promise<void> {
  const mine = await ask(bot, pokemonsInTrade);
  if (!mine.ok) return;
  await think(bot, 'page');
  const makers = new Map(bot.crowd.bots.map((one) => [one.name, one]));
  const offers = mine.body.pokemons.flatMap(({ id, offers: made }) =>
    made.flatMap((one) => {
      const maker = makers.get(one.user.name);
      return maker && !one.changed ? [{ target: id, offer: one, maker }] : [];
    }),
  );
  const chosen = oneOf(bot, offers);
  if (!chosen) return;
  const body = {
    offer: chosen.offer.pokemons.map(({ id }) => id),
    pokemonOnTrade: chosen.target,
    offerId: chosen.offer.id,
  };
  bot.crowd.makers.set(chosen.offer.id, chosen.maker);
  if (bot.dice.chance(ACCEPT)) await ask(bot, acceptTradeOffer, body);
  else if (bot.dice.chance(REJECT)) await ask(bot, rejectTradeOffer, body);
}

/** Looks at the own offers and takes one back now and then. */
export async function reconsider(bot: Bot): Promise<void> {
  const offered = await ask(bot, pokemonsInOffer);
  if (!offered.ok) return;
  await think(bot, 'page');
  const back = oneOf(bot, offered.body.pokemons);
  if (back && bot.dice.chance(ACCEPT)) await ask(bot, removeAOfferFromTrade, { pokemons: [back.id] });
}

/** Adds to the wanted list, or takes an entry off, and looks at the matches. */
export async function want(bot: Bot): Promise<void> {
  const list = await ask(bot, getWanted);
  if (!list.ok) return;
  await think(bot, 'page');
  const entry = oneOf(bot, list.body.wanted);
  if (entry && bot.dice.chance((100 * list.body.wanted.length) / MOST_WANTED + TAKE_BACK))
    await ask(bot, removeWanted, { id: entry.id });
  else {
    const species = oneOf(bot, Object.values(book.species))!;
    await ask(bot, addWanted, { name: species.name, level: 1 + bot.dice.roll(20) });
  }
  await ask(bot, getTradeMatches);
}
