import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWild } from '../../support/battles/battle.ts';
import { give, meet, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { callsOf, LIST, NUMBER, TEXT, TRUTH } from '../../support/specified.ts';
import { listOne, newDeal, newTrader, offerFor } from '../../support/trade.ts';

/*
 * Every call of section 7 of the specification. Method, path, payload and reply are written out here, so that a change
 * of the contract, which server and client share, does not change these tests too.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const by = ({ token }: Player) => callsOf(server, token);
const anybody = () => callsOf(server);
interface Listed {
  readonly pokemons: readonly { readonly id: string }[];
}
const idsOf = ({ pokemons }: Listed) => pokemons.map(({ id }) => id);

describe('an account', () => {
  const account = { username: 'As specified', password: 'a long enough one' };

  it('is made, and logged in to, by username and password', async () => {
    const call = anybody();
    expect(await call('POST', '/api/auth/signup', account)).toMatchObject({ access_token: TEXT });
    expect(await call('POST', '/api/auth/login', account)).toEqual({ access_token: TEXT });
  });

  it('tells its profile, and is logged out of without a payload', async () => {
    const call = by(await newPlayer(server));
    expect(await call('GET', '/api/auth/profile')).toMatchObject({
      profile: { pokemonCount: 0, initialPokemons: LIST },
      pokemonCount: 0,
      initialPokemons: LIST,
    });
    expect(await call('POST', '/api/auth/logout')).toEqual({ ok: true });
    await expect(call('GET', '/api/auth/profile')).rejects.toThrow('unauthorized');
  });

  it('gets its first creature by the name in small letters, and a list back', async () => {
    const call = by(await newPlayer(server));
    expect(await call('POST', '/api/game/pokemon', { pokemons: ['podkin'] })).toEqual([
      expect.objectContaining({ name: 'Podkin' }),
    ]);
  });
});

describe('a map', () => {
  const seen = { mapPos: { x: NUMBER, y: NUMBER }, availablePos: { n: TRUTH, se: TRUTH } };

  it('is entered by its name, green_land where none is said, and walked by a direction', async () => {
    const player = await newTrainer(server);
    const call = by(player);
    expect(await call('POST', '/api/game/mapRequest', { mapName: 'green_land2' })).toMatchObject(seen);
    expect(await call('POST', '/api/game/mapRequest', {})).toMatchObject({ ...seen, mapName: 'green_land' });
    expect(await call('POST', '/api/game/mapMove', { dir: 's' })).toMatchObject(seen);
  });
});

describe('a battle', () => {
  const page = (battle: string) => ({ battleDetails: expect.objectContaining({ page: battle }) });

  it('against a wild creature is started without a payload, and a creature chosen by its id', async () => {
    const player = await newTrainer(server);
    await meet(server, player, { species: 'molder', level: 3 });
    const call = by(player);
    expect(await call('POST', '/api/game/startWildBattle')).toEqual(page('selection'));
    const [mine] = idsOf(await call<Listed>('GET', '/api/game/team'));
    expect(await call('POST', '/api/game/selectBattlePokemon', { selectedPokemon: mine })).toEqual(
      page('battle'),
    );
    expect(await call('POST', '/api/game/attack', { attackId: 1 })).toMatchObject({
      battleDetails: { page: 'roundResults', profile: { username: player.name } },
    });
    expect(await call('POST', '/api/game/battleContinue')).toMatchObject({ battleDetails: { page: TEXT } });
  });

  it.each(['nball', 'uball', 'gball', 'mball'])('is a place to throw a %s', async (ballType) => {
    const player = await newTrainer(server);
    await give(server, player, { items: { mball: 1 } });
    const { myState } = await startWild(server, player, { species: 'tempestral', level: 60 });
    const call = by(player);
    await call('POST', '/api/game/selectBattlePokemon', { selectedPokemon: myState[0]!.id });
    const reply = await call<object>('POST', '/api/game/catch', { ballType });
    expect(reply).toMatchObject({ battleDetails: { profile: { items: { mball: NUMBER } } } });
    expect(reply).toHaveProperty('battleDetails.error');
  });

  it('is started against a leader by name and by gym id, a user by name or 1, and a type', async () => {
    const player = await newTrainer(server);
    const other = await newTrainer(server);
    const call = by(player);
    expect(await call('POST', '/api/game/startGymBattle', { id: 'Hazel Thornby' })).toMatchObject({
      battleDetails: { page: 'selection', gymId: 'thornby-garden' },
    });
    expect(await call('POST', '/api/game/startGymBattle', { id: 'thornby-garden' })).toEqual(
      page('selection'),
    );
    expect(await call('POST', '/api/game/startUserBattle', { name: other.name })).toEqual(page('selection'));
    expect(await call('POST', '/api/game/startUserBattle', { name: 1 })).toEqual(page('selection'));
    expect(await call('POST', '/api/game/startTrainingBattle', { type: 'ice' })).toEqual(page('selection'));
  });
});

describe('creatures', () => {
  it('are told as a team, and by offset with the count of all', async () => {
    const call = by(await newTrader(server));
    const ten = { pokemons: expect.objectContaining({ length: 10 }), count: 10 };
    expect(await call('GET', '/api/game/team')).toEqual({ pokemons: expect.objectContaining({ length: 6 }) });
    expect(await call('GET', '/api/game/findNextPokemons?skip=0')).toEqual(ten);
    expect(await call('GET', '/api/game/findNextPokemons?skip=10')).toEqual({ pokemons: [], count: 10 });
    expect(await call('GET', '/api/game/findNextPokemonsExcludeTeam?skip=0')).toMatchObject({ count: 4 });
    expect(await call('GET', '/api/game/findNextPokemonsExcludeTeam?skip=4')).toEqual({
      pokemons: [],
      count: 4,
    });
  });

  it('are saved as a team with the flag, and one alone without it', async () => {
    const { team, token } = await newTrader(server);
    const call = callsOf(server, token);
    const pokemons = team.map(({ id, attack1 }, team_order) => ({ id, team_order: 5 - team_order, attack1 }));
    const saved = await call<Listed>('POST', '/api/game/updatePokemons', { pokemons, inTeam: true });
    expect(idsOf(saved).toSorted()).toEqual(team.map(({ id }) => id).toSorted());
    expect(idsOf(await call('GET', '/api/game/team'))).toEqual(team.map(({ id }) => id).toReversed());
    const one = [{ id: team[0]!.id, attack1: team[0]!.attack1 }];
    expect(await call('POST', '/api/game/updatePokemons', { pokemons: one })).toMatchObject({
      pokemons: [{ id: team[0]!.id }],
    });
  });

  it('evolve by their id, and replace each other by the ids from and to', async () => {
    const { team, reserve, token } = await newTrader(server);
    const call = callsOf(server, token);
    expect(await call('POST', '/api/game/evolve', { id: reserve[0]!.id })).toMatchObject({
      evolved: { id: reserve[0]!.id, name: 'Emberam' },
    });
    const exchange = { from: team[0]!.id, to: reserve[1]!.id };
    expect(await call('POST', '/api/game/replaceTeamPokemon', exchange)).toMatchObject({
      pokemons: LIST,
    });
    expect(idsOf(await call('GET', '/api/game/team'))[0]).toBe(reserve[1]!.id);
  });
});

describe('what is for sale, carried and fought for', () => {
  it('is told by the regions of gyms, the items and the mart, and bought by item key', async () => {
    const call = by(await newPlayer(server));
    expect(await call('GET', '/api/game/gym/regionsData')).toMatchObject({
      regions: expect.arrayContaining(['Greenreach']),
      data: { Greenreach: expect.arrayContaining(['Hazel Thornby']) },
      defeated: [],
    });
    expect(await call('GET', '/api/game/items')).toMatchObject({ items: { nball: 10 } });
    const mart = { coins: NUMBER, items: { nball: { price: NUMBER } }, order: LIST };
    expect(await call('GET', '/api/game/getPokemartDetails')).toMatchObject(mart);
    expect(await call('POST', '/api/game/purchase', { items: { nball: 1 } })).toMatchObject({ items: mart });
    await expect(call('POST', '/api/game/purchase', { items: { nball: 9999 } })).rejects.toThrow(
      '"message":"Not enough coins!"',
    );
  });
});

describe('a trade', () => {
  it('is listed and taken back by the ids of creatures', async () => {
    const { reserve, token } = await newTrader(server);
    const call = callsOf(server, token);
    const pokemons = [reserve[0]!.id];
    expect(await call('POST', '/api/game/moveToTrade', { pokemons })).toMatchObject({ pokemons: LIST });
    expect(await call('GET', '/api/game/pokemonsInTrade?skip=0')).toMatchObject({
      pokemons: [{ id: pokemons[0] }],
      count: 1,
    });
    expect(await call('GET', '/api/game/pokemonsInTrade?skip=10')).toEqual({ pokemons: [], count: 1 });
    expect(await call('POST', '/api/game/removePokemonFromTrade', { pokemons })).toMatchObject({
      pokemons: LIST,
    });
    expect(await call('GET', '/api/game/pokemonsInTrade?skip=0')).toEqual({ pokemons: [], count: 0 });
  });

  it('shows what was offered with what it is for, and an offer is taken back by the ids of its creatures', async () => {
    const { maker, target, answer } = await newDeal(server);
    const call = by(maker);
    expect(await call('GET', '/api/game/pokemonsInOffer?skip=0')).toMatchObject({
      pokemons: [{ id: answer.offer[0], offeredTo: { id: target } }],
      count: 1,
    });
    expect(await call('POST', '/api/game/removeAOfferFromTrade', { pokemons: answer.offer })).toMatchObject({
      pokemons: LIST,
    });
    expect(await call('GET', '/api/game/pokemonsInOffer?skip=0')).toEqual({ pokemons: [], count: 0 });
  });

  it('is accepted and rejected by the ids of the offered creatures and of the listed one', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    const call = by(lister);
    const { offer, pokemonOnTrade } = answer;
    expect(await call('POST', '/api/game/rejectTradeOffer', { offer, pokemonOnTrade })).toMatchObject({
      pokemons: LIST,
    });
    const again = await offerFor(maker, target, [1]);
    const accepted = { offer: again.offer, pokemonOnTrade: again.pokemonOnTrade };
    expect(await call('POST', '/api/game/acceptTradeOffer', accepted)).toMatchObject({ pokemons: LIST });
    expect(await call('GET', '/api/game/pokemonsInTrade')).toEqual({ pokemons: [], count: 0 });
    await expect(listOne(lister)).rejects.toThrow('not_yours');
  });
});
