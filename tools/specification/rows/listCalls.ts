import { files, server } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';

const row = rowOf(7);
const wire = server('contract/specifiedCalls');

const lists = 'are told as a team, and by offset with the count of all';
const saving = 'are saved as a team with the flag, and one alone without it';
const changing = 'evolve by their id, and replace each other by the ids from and to';
const goods = 'is told by the regions of gyms, the items and the mart, and bought by item key';
const listing = 'is listed and taken back by the ids of creatures';
const offering =
  'shows what was offered with what it is for, and an offer is taken back by the ids of its creatures';
const answering = 'is accepted and rejected by the ids of the offered creatures and of the listed one';

/** Section 7: the calls for creatures, gyms, the mart and trades, each with payload and reply. */
export const listCalls: readonly Row[] = [
  row(
    'GET /api/game/team: response pokemons',
    of(wire, [
      lists,
      "expect(await call('GET', '/api/game/team')).toEqual({ pokemons: expect.objectContaining({ length: 6 }) })",
    ]),
    of(files.team, [
      'members stand in team order under the heading Your Team',
      "expect(names()).toEqual(['Kindlam', 'Podkin', 'Puddlip'])",
    ]),
  ),
  row(
    'GET /api/game/findNextPokemons?skip=n: response pokemons, count',
    of(wire, [
      lists,
      "expect(await call('GET', '/api/game/findNextPokemons?skip=10')).toEqual({ pokemons: [], count: 10 })",
    ]),
    of(files.owned, [
      'PREV is disabled at offset 0, NEXT where offset plus 10 reaches the count',
      'expect(asked(server).at(-1)).toEqual({ skip: 20 })',
    ]),
  ),
  row(
    'GET /api/game/findNextPokemonsExcludeTeam?skip=n: response pokemons, count',
    of(wire, [
      lists,
      "expect(await call('GET', '/api/game/findNextPokemonsExcludeTeam?skip=0')).toMatchObject({ count: 4 })",
    ]),
    of(files.change, [
      'NEXT follows the same rule as everywhere',
      'expect(server.sent.at(-1)).toMatchObject({ path: REST, params: { skip: 10 } })',
    ]),
  ),
  row(
    'POST /api/game/updatePokemons: team save sends the list with team_order and moves plus flag inTeam true',
    of(wire, [
      saving,
      "expect(idsOf(await call('GET', '/api/game/team'))).toEqual(team.map(({ id }) => id).toReversed())",
    ]),
    of(files.team, [
      'Save sends the whole team with its new order and moves, and says Saved',
      'expect(server.sentTo(SAVE).at(-1)).toMatchObject({ body: { inTeam: true,',
      "{ id: 'c', team_order: 2, ...moves, attack3: 'Bite' }",
    ]),
  ),
  row(
    'POST /api/game/updatePokemons: owned-list Save sends a one-item list without the flag',
    of(wire, [
      saving,
      "expect(await call('POST', '/api/game/updatePokemons', { pokemons: one })).toMatchObject({ pokemons: [{ id: team[0]!.id }] })",
    ]),
    of(files.owned, [
      'Save is shown only when moves changed, sends the one creature without the flag, and goes again',
      "expect(server.sentTo(SAVE).at(-1)?.body).toEqual({ pokemons: [{ id: 'b', attack1: 'Tackle', attack2: 'Ember', attack3: 'Bite', attack4: '' }] })",
    ]),
  ),
  row(
    'POST /api/game/evolve: id; response evolved',
    of(wire, [
      changing,
      "expect(await call('POST', '/api/game/evolve', { id: reserve[0]!.id })).toMatchObject({ evolved: { id: reserve[0]!.id, name: 'Emberam' } })",
    ]),
    of(files.evolve, [
      'Evolve replaces the creature in the list and says so; the scene can be skipped',
      "expect(server.sentTo(EVOLVE).at(-1)).toMatchObject({ body: { id: 'a' } })",
    ]),
  ),
  row(
    'POST /api/game/replaceTeamPokemon: from, to (stored team creature and chosen replacement)',
    of(wire, [changing, "expect(idsOf(await call('GET', '/api/game/team'))[0]).toBe(reserve[1]!.id)"]),
    of(files.change, [
      'Select replaces, clears what was stored and goes back to the team',
      "expect(sent(server)).toEqual([{ from: 'a', to: 'b' }])",
    ]),
  ),
  row(
    'GET /api/game/gym/regionsData: response regions, data, defeated',
    of(wire, [
      goods,
      "expect(await call('GET', '/api/game/gym/regionsData')).toMatchObject({ regions: expect.arrayContaining(['Greenreach']), data: { Greenreach: expect.arrayContaining(['Hazel Thornby']) }, defeated: [] })",
    ]),
    of(files.gym, [
      'has a tab for each region, and says how the locked ones open',
      "expect(tabs.map(({ textContent }) => textContent)).toEqual(['Greenreach1/2', 'HarkmoorLocked'])",
    ]),
  ),
  row(
    'GET /api/game/items: response shape not shown',
    of(wire, [goods, "expect(await call('GET', '/api/game/items')).toMatchObject({ items: { nball: 10 } })"]),
  ),
  row(
    'GET /api/game/getPokemartDetails: response coins, items, order',
    of(wire, [goods, "expect(await call('GET', '/api/game/getPokemartDetails')).toMatchObject(mart)"]),
    of(files.mart, [
      'says that it fetches mart details, and then shows title and coins',
      "screen.getByText('You have 500 coins to spend.')",
    ]),
  ),
  row(
    'POST /api/game/purchase: items (quantities by item key); response items (new mart state)',
    of(wire, [
      goods,
      "expect(await call('POST', '/api/game/purchase', { items: { nball: 1 } })).toMatchObject({ items: mart })",
    ]),
    of(files.mart, [
      'of exactly the coins held is made',
      'expect(purchases(server)).toEqual([{ items: { nball: 12 } }])',
      "await screen.findByText('You have 0 coins to spend.')",
    ]),
  ),
  row(
    'POST /api/game/purchase: message on failure',
    of(wire, [
      goods,
      "await expect(call('POST', '/api/game/purchase', { items: { nball: 9999 } })).rejects.toThrow('\"message\":\"Not enough coins!\"')",
    ]),
    of(files.mart, [
      'that is refused shows the server’s message, and how things stand now',
      "await screen.findByText('Your bag is torn')",
    ]),
  ),
  row(
    'GET /api/game/pokemonsInTrade?skip=n: response data.pokemons, data.count',
    of(wire, [
      listing,
      "expect(await call('GET', '/api/game/pokemonsInTrade?skip=0')).toMatchObject({ pokemons: [{ id: pokemons[0] }], count: 1 })",
    ]),
    of(files.trades, [
      'PREV and NEXT lead through pages of ten, which stand in the address',
      'expect(asked(server, LIST).at(-1)?.params).toEqual({ skip: 10 })',
    ]),
  ),
  row(
    'GET /api/game/pokemonsInOffer?skip=n: response data.pokemons (each with offeredTo), data.count',
    of(wire, [
      offering,
      "expect(await call('GET', '/api/game/pokemonsInOffer?skip=0')).toMatchObject({ pokemons: [{ id: answer.offer[0], offeredTo: { id: target } }], count: 1 })",
    ]),
    of(files.offers, [
      'PREV is disabled at offset 0, NEXT where offset plus 10 reaches the count',
      'expect(server.sent.at(-1)).toMatchObject({ path: LIST, params: { skip: 10 } })',
    ]),
  ),
  row(
    'POST /api/game/acceptTradeOffer: offer, pokemonOnTrade',
    of(wire, [
      answering,
      "expect(await call('POST', '/api/game/acceptTradeOffer', accepted)).toMatchObject({ pokemons: LIST })",
    ]),
    of(files.trades, [
      'Accept offer trades, shows who has come and loads the list again',
      "expect(asked(server, ACCEPT)[0]?.body).toEqual({ offer: ['puddlip-3'], pokemonOnTrade: 'a', offerId: 'offer-1' })",
    ]),
  ),
  row(
    'POST /api/game/rejectTradeOffer: offer, pokemonOnTrade',
    of(wire, [
      answering,
      "expect(await call('POST', '/api/game/rejectTradeOffer', { offer, pokemonOnTrade })).toMatchObject({ pokemons: LIST })",
    ]),
    of(files.trades, [
      'Reject offer turns it down and loads the list again',
      "expect(asked(server, REJECT)[0]?.body).toMatchObject({ offer: ['puddlip-3'], pokemonOnTrade: 'a' })",
    ]),
  ),
  row(
    'POST /api/game/removeAOfferFromTrade: pokemons (offer creature ids)',
    of(wire, [
      offering,
      "expect(await call('POST', '/api/game/removeAOfferFromTrade', { pokemons: answer.offer })).toMatchObject({ pokemons: LIST })",
    ]),
    of(files.offers, [
      'Remove all the offers takes the whole group back and loads the list again',
      "expect(bodies(server, REMOVE)).toEqual([{ pokemons: ['a', 'b'] }])",
    ]),
  ),
  row(
    'POST /api/game/moveToTrade: pokemons (creature ids)',
    of(wire, [
      listing,
      "expect(await call('POST', '/api/game/moveToTrade', { pokemons })).toMatchObject({ pokemons: LIST })",
    ]),
    of(files.owned, [
      'Put for trade moves the creature to trade, says so and loads the list again',
      "expect(server.sent.find(({ path }) => path === TRADE)?.body).toEqual({ pokemons: ['b'] })",
    ]),
  ),
  row(
    'POST /api/game/removePokemonFromTrade: pokemons (creature ids)',
    of(wire, [
      listing,
      "expect(await call('POST', '/api/game/removePokemonFromTrade', { pokemons })).toMatchObject({ pokemons: LIST })",
    ]),
    of(files.trades, [
      'Remove from trade says so and loads the list again',
      "expect(asked(server, REMOVE)[0]?.body).toEqual({ pokemons: ['b'] })",
    ]),
  ),
];
