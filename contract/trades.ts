import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { changedCreatures, creature, creaturePage, madeOffer } from './shapes/creature.ts';
import { alsoSpecies, count, creatureType, id, ids, KIND_CODES, namesIn, skip } from './shapes/primitives.ts';
import { MOST_WANTED, pastOwner, pastTrade, tradeMatch, wantedEntry } from './shapes/trade.ts';

/** Maximum number of creatures in one offer. */
export const MOST_OFFERED = 6;
/** Maximum number of listings that one search counts and shows; if there are more, `more` is true. */
export const MOST_FOUND = 300;
/** Sort keys of listings: without a minus the latest, the lowest level or A comes first. */
export const MARKET_SORTS = ['newest', '-newest', 'level', '-level', 'name', '-name'] as const;
export type MarketSort = (typeof MARKET_SORTS)[number];

const paged = z.object({ skip });
/** `offerId`: the offer that the player saw. If omitted, the offer is found by its creatures. */
const answer = z.object({ offer: ids, pokemonOnTrade: id, offerId: z.optional(id) });
const some = z.object({ pokemons: ids });
const refusals = [403, 404, 409];
/** A level in a query string; no restriction if empty or omitted. */
const levelText = z.optional(z.string().check(z.regex(/^(|[1-9]\d?|100)$/)));

export const pokemonsInTrade = get('/api/game/pokemonsInTrade', {
  name: 'pokemonsInTrade',
  summary: 'A page of the player’s listings with the offers for them.',
  query: paged,
  reply: creaturePage,
});

export const pokemonsInOffer = get('/api/game/pokemonsInOffer', {
  name: 'pokemonsInOffer',
  summary:
    'A page of the creatures that the player has offered, each with its target; those of one offer stand together.',
  query: paged,
  reply: creaturePage,
});

const marketQuery = z.object({
  skip,
  /** Part of the species' name, case-insensitive. */
  name: z.optional(z.string().check(z.maxLength(64))),
  species: alsoSpecies,
  type: z.optional(z.union([creatureType, z.literal('')])),
  /** Both `0` and `1` are the normal kind. */
  kind: z.optional(z.enum(['', '0', ...KIND_CODES])),
  /** Lowest and highest level. */
  least: levelText,
  most: levelText,
  /** The owner's full name. */
  owner: z.optional(z.string().check(z.maxLength(64))),
  sort: z.optional(z.enum(MARKET_SORTS)),
  language: namesIn,
});
export type MarketQuery = z.output<typeof marketQuery>;

export const tradeMarket = get('/api/game/tradeMarket', {
  name: 'tradeMarket',
  summary: 'A page of other players’ listings; of one search the first 300 at most.',
  query: marketQuery,
  reply: z.object({ pokemons: z.array(creature), count, more: z.boolean() }),
});

export const makeTradeOffer = post('/api/game/makeTradeOffer', {
  name: 'makeTradeOffer',
  summary: 'Offers creatures for a listed one. `seen` is the mark of the listed one as the player saw it.',
  body: z.object({
    pokemonOnTrade: id,
    pokemons: z.array(id).check(z.minLength(1), z.maxLength(MOST_OFFERED)),
    seen: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({ offer: madeOffer }),
  refusals,
});

export const acceptTradeOffer = post('/api/game/acceptTradeOffer', {
  name: 'acceptTradeOffer',
  summary:
    'Swaps the owners of the listed and the offered creatures. Refused where one of them is no longer what it was when the offer was made.',
  body: answer,
  reply: changedCreatures,
  refusals,
});

export const rejectTradeOffer = post('/api/game/rejectTradeOffer', {
  name: 'rejectTradeOffer',
  summary: 'Turns an offer down.',
  body: answer,
  reply: changedCreatures,
  refusals,
});

export const removeAOfferFromTrade = post('/api/game/removeAOfferFromTrade', {
  name: 'removeAOfferFromTrade',
  summary: 'Takes offered creatures back.',
  body: some,
  reply: changedCreatures,
  refusals,
});

export const moveToTrade = post('/api/game/moveToTrade', {
  name: 'moveToTrade',
  summary: 'Lists creatures for trade.',
  body: some,
  reply: changedCreatures,
  refusals,
});

export const removePokemonFromTrade = post('/api/game/removePokemonFromTrade', {
  name: 'removePokemonFromTrade',
  summary: 'Takes listings back.',
  body: some,
  reply: changedCreatures,
  refusals,
});

const wantedReply = z.object({ wanted: z.array(wantedEntry).check(z.maxLength(MOST_WANTED)) });

export const getWanted = get('/api/game/wanted', {
  name: 'getWanted',
  summary: 'What the player looks for, the first entry first.',
  reply: wantedReply,
});

export const addWanted = post('/api/game/wanted', {
  name: 'addWanted',
  summary:
    'Adds to what the player looks for: a species, a kind or both. A notice tells when one is listed; the same entry twice is one.',
  body: z.object({
    /** A species by its name; any species if empty or omitted. */
    name: z.optional(z.string().check(z.maxLength(64))),
    kind: z.optional(z.nullable(z.literal([1, 2, 3]))),
    level: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  reply: wantedReply,
  refusals: [404, 409],
});

export const removeWanted = post('/api/game/removeWanted', {
  name: 'removeWanted',
  summary: 'Takes an entry off what the player looks for.',
  body: z.object({ id }),
  reply: wantedReply,
  refusals: [404],
});

export const getTradeMatches = get('/api/game/tradeMatches', {
  name: 'getTradeMatches',
  summary:
    'Trades that suit both: listings that the player looks for, of owners who look for what the player has listed. Twenty at most, with players of the last seven days first.',
  reply: z.object({ matches: z.array(tradeMatch) }),
});

export const getTradeHistory = get('/api/game/tradeHistory', {
  name: 'getTradeHistory',
  summary: 'A page of the player’s trades, newest first.',
  query: paged,
  reply: z.object({ trades: z.array(pastTrade), count }),
});

export const getCreatureOwners = get('/api/game/creatureOwners', {
  name: 'getCreatureOwners',
  summary:
    'Who had a creature so far, the first owner first. Of one’s own creatures, those in trade, and those that one has had.',
  query: z.object({ id }),
  reply: z.object({ owners: z.array(pastOwner) }),
  refusals: [404],
});
