import { afterAll, beforeAll, expect, it } from 'vitest';
import { meet, newChampion, newPlayer, newTrainer } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { callsOf, LIST, NUMBER, TEXT, TRUTH } from '../../support/specified.ts';
import { newDeal } from '../../support/trade.ts';

/*
 * The fields of section 3 in replies, with the names and types of the specification. They are written out here, so
 * that a change of the contract does not change these tests too.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const moves = { attack1: TEXT, attack2: TEXT, attack3: TEXT, attack4: TEXT };
const creature = {
  ...{ id: TEXT, name: TEXT, kind: NUMBER, type: TEXT, level: NUMBER, exp: NUMBER },
  ...{ hp: NUMBER, orginalHp: NUMBER, ...moves, unlockedMoves: LIST, team_order: NUMBER, in_team: TRUTH },
  ...{ canEvolve: TRUTH, nextEvoPokemon: TEXT, user: { id: TEXT, name: TEXT }, offers: LIST },
};

it('a profile has its count, its starters and the four balls', async () => {
  const { token } = await newPlayer(server);
  expect(await callsOf(server, token)('GET', '/api/auth/profile')).toMatchObject({
    profile: {
      pokemonCount: 0,
      initialPokemons: LIST,
      items: { nball: NUMBER, uball: NUMBER, gball: NUMBER, mball: NUMBER },
    },
  });
});

it('a creature has the fields of the specification, in the team, in lists and when it has evolved', async () => {
  const { lister } = await newDeal(server);
  const call = callsOf(server, lister.token);
  const team = await call<{ pokemons: object[] }>('GET', '/api/game/team');
  expect(team.pokemons[0]).toMatchObject(creature);
  const owned = await call<{ pokemons: object[]; count: number }>('GET', '/api/game/findNextPokemons?skip=0');
  expect(owned).toMatchObject({ pokemons: LIST, count: 10 });
  expect(owned.pokemons[0]).toMatchObject(creature);
  const id = lister.reserve[1]!.id;
  expect(await call('POST', '/api/game/evolve', { id })).toMatchObject({ evolved: { ...creature, id } });
});

it('a map tells place, ways and a wild creature by name, level and kind', async () => {
  const player = await newTrainer(server);
  await meet(server, player, { species: 'molder', level: 3, kind: 3 });
  const ways = { n: TRUTH, ne: TRUTH, e: TRUTH, se: TRUTH, s: TRUTH, sw: TRUTH, w: TRUTH, nw: TRUTH };
  const map = await callsOf(server, player.token)('POST', '/api/game/mapRequest', { mapName: 'green_land' });
  expect(map).toMatchObject({ mapPos: { x: NUMBER, y: NUMBER }, availablePos: ways });
  expect(map).toMatchObject({ pokemon: { name: 'Molder', level: 3, kind: 3 } });
});

it('a battle has the fields of the specification, and an attack its result', async () => {
  const player = await newChampion(server);
  const call = callsOf(server, player.token);
  const begun = await call<{ battleDetails: { myState: { id: string }[] } }>(
    'POST',
    '/api/game/startGymBattle',
    { id: 'Hazel Thornby' },
  );
  expect(begun.battleDetails).toMatchObject({
    ...{ page: 'selection', battleType: 'gym', myState: LIST, opponent: LIST, selectedPokemonId: null },
    ...{ dReceived: null, opponentDReceived: null, userBattaleDetails: null, profile: { username: TEXT } },
    ...{ gymDetails: { name: 'Hazel Thornby' }, gymId: TEXT, error: null, totalExp: NUMBER },
  });
  expect(begun.battleDetails).toHaveProperty('opponentSelectedId');
  const [mine] = begun.battleDetails.myState;
  expect(mine).toMatchObject({ id: TEXT, hp: NUMBER, orginalHp: NUMBER, team_order: 0, ...moves });
  await call('POST', '/api/game/selectBattlePokemon', { selectedPokemon: mine!.id });
  expect(await call('POST', '/api/game/attack', { attackId: 1 })).toMatchObject({
    battleDetails: { opponentDReceived: { dodge: TRUTH, attack: TEXT, mult: NUMBER, damage: NUMBER } },
  });
});

it('battles have the kinds of the specification', async () => {
  const player = await newTrainer(server);
  const other = await newTrainer(server);
  const call = callsOf(server, player.token);
  const kindOf = async (path: string, payload?: object) =>
    (await call<{ battleDetails: { battleType: string } }>('POST', `/api/game/${path}`, payload))
      .battleDetails.battleType;
  await meet(server, player);
  expect(await kindOf('startWildBattle')).toBe('wb');
  expect(await kindOf('startGymBattle', { id: 'Hazel Thornby' })).toBe('gym');
  expect(await kindOf('startUserBattle', { name: other.name })).toBe('user');
  expect(await kindOf('startTrainingBattle', { type: 'ice' })).toBe('training');
  const { battleDetails } = await call<{ battleDetails: object }>('POST', '/api/game/startUserBattle', {
    name: other.name,
  });
  expect(battleDetails).toMatchObject({ userBattaleDetails: { name: other.name } });
});

it('gyms are regions, leaders by region, and who is defeated', async () => {
  const { token } = await newPlayer(server);
  const gyms = await callsOf(server, token)('GET', '/api/game/gym/regionsData');
  expect(gyms).toMatchObject({ regions: LIST, data: { Greenreach: LIST }, defeated: [] });
});

it('an offer has its id, its user and its creatures, and what is offered its target with the owner', async () => {
  const { lister, maker, target, answer } = await newDeal(server);
  const listed = await callsOf(server, lister.token)('GET', '/api/game/pokemonsInTrade');
  expect(listed).toMatchObject({
    pokemons: [
      { offers: [{ id: TEXT, user: { id: TEXT, name: maker.name }, pokemons: [{ id: answer.offer[0] }] }] },
    ],
    count: 1,
  });
  const offered = await callsOf(server, maker.token)('GET', '/api/game/pokemonsInOffer');
  expect(offered).toMatchObject({
    pokemons: [{ offeredTo: { id: target, user: { name: lister.name } } }],
    count: 1,
  });
});

it('the mart has coins, items by key and their order', async () => {
  const { token } = await newPlayer(server);
  const item = { name: TEXT, description: TEXT, bag: NUMBER, price: NUMBER, canShow: TRUTH };
  const mart = await callsOf(server, token)('GET', '/api/game/getPokemartDetails');
  expect(mart).toMatchObject({
    coins: NUMBER,
    items: { nball: item },
    order: expect.arrayContaining(['nball']),
  });
});
