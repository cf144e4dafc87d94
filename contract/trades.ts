import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { changedCreatures, creaturePage } from './shapes/creature.ts';
import { creatureType, id, ids, skip } from './shapes/primitives.ts';

const paged = z.object({ skip });
const answer = z.object({ offer: ids, pokemonOnTrade: id });
const some = z.object({ pokemons: ids });
const refusals = [403, 404, 409];

export const pokemonsInTrade = get('/api/game/pokemonsInTrade', {
  name: 'pokemonsInTrade',
  summary: 'A page of the player’s listings with the offers for them.',
  query: paged,
  reply: creaturePage,
});

export const pokemonsInOffer = get('/api/game/pokemonsInOffer', {
  name: 'pokemonsInOffer',
  summary: 'A page of the creatures that the player has offered, each with its target.',
  query: paged,
  reply: creaturePage,
});

export const tradeMarket = get('/api/game/tradeMarket', {
  name: 'tradeMarket',
  summary: 'A page of other players’ listings.',
  query: z.object({
    skip,
    name: z.optional(z.string().check(z.maxLength(64))),
    type: z.optional(z.union([creatureType, z.literal('')])),
    kind: z.optional(z.enum(['', '0', '1', '2', '3'])),
  }),
  reply: creaturePage,
});

export const makeTradeOffer = post('/api/game/makeTradeOffer', {
  name: 'makeTradeOffer',
  summary: 'Offers creatures for a listed one.',
  body: z.object({ pokemonOnTrade: id, pokemons: ids }),
  reply: z.object({ offer: z.object({ id, pokemons: ids, pokemonOnTrade: id }) }),
  refusals,
});

export const acceptTradeOffer = post('/api/game/acceptTradeOffer', {
  name: 'acceptTradeOffer',
  summary: 'Swaps the owners of the listed and the offered creatures.',
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
