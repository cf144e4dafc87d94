import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { CALLS } from '../../../contract/calls.ts';
import {
  currentBattle,
  evolve,
  findNextPokemons,
  getTeam,
  mapMove,
  mapRequest,
  startGoldBattle,
  startUserBattle,
  startWildBattle,
  updatePokemons,
} from '../../../contract/game.ts';
import { acceptTradeOffer, makeTradeOffer, moveToTrade, pokemonsInTrade } from '../../../contract/trades.ts';
import { theGame } from '../../../server/domain/game.ts';
import { newDatabase, type TestDatabase } from '../../support/database/database.ts';
import { give, meet, newPlayer } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { listOne, newDeal, newTrader } from '../../support/trade.ts';

/** Species that a later version of the game no longer has. */
const SPECIES = ['gloopet', 'molder'];

let home: TestDatabase;
let before: TestServer;
let after: TestServer;
let move: string;
beforeAll(async () => {
  home = await newDatabase();
  before = await startServer({ database: home });
  const game = theGame();
  const without = <Value>(all: Readonly<Record<string, Value>>, gone: readonly string[]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !gone.includes(key)));
  const probe = await newTrader(before, [{ name: 'gloopet', level: 30 }]);
  move = probe.reserve[0]!.attack1.toLowerCase();
  after = await startServer({
    database: home,
    game: {
      ...game,
      book: { species: without(game.book.species, SPECIES), moves: without(game.book.moves, [move]) },
    },
  });
});
afterAll(async () => {
  await after.close();
  await before.close();
  await home.drop();
});

const later = <One extends { token: string }>(player: One) => ({
  ...player,
  ask: after.askWith(player.token),
});

/** A player with a full team and one creature outside; the first and the last are of a species that is gone later. */
async function newOwner() {
  const player = await newPlayer(before);
  await give(before, player, {
    creatures: ['gloopet', 'kindlam', 'podkin', 'podkin', 'podkin', 'podkin', 'gloopet'].map((name) => ({
      name,
      level: 20,
    })),
  });
  return player;
}

describe('a species that the game no longer has', () => {
  it('is shown by its name in team and lists, and said to be unknown', async () => {
    const owner = later(await newOwner());
    const team = (await owner.ask(getTeam)).body.pokemons;
    expect(team[0]).toMatchObject({ name: 'Gloopet', unknown: true, types: [], level: 20, canEvolve: false });
    expect(team[1]).not.toHaveProperty('unknown');
    const all = (await owner.ask(findNextPokemons, { skip: '0' })).body;
    expect(all.pokemons.filter(({ unknown }) => unknown)).toHaveLength(2);
  });

  it('lets every call that reads be answered as before', async () => {
    const owner = await newOwner();
    const { lister } = await newDeal(before);
    await before.sql(
      `update creatures set species = 'gloopet' where player_id = (select id from players where username = $1)`,
      [lister.name],
    );
    await before.sql(
      `insert into pokedex_entries (player_id, species, kind, caught_at) select id, 'molder', 1, now() from players where username = $1 on conflict do nothing`,
      [owner.name],
    );
    await meet(before, owner, { species: 'molder' });
    for (const player of [later(owner), later(lister)]) {
      for (const call of CALLS.filter(
        ({ method, access, stream }) => method === 'GET' && access === 'player' && !stream,
      )) {
        const { status, text } = await player.ask(call, {});
        expect([call.name, status < 500, text]).toEqual([call.name, true, text]);
      }
    }
  });

  it('stays out of battles, and the rest of the team goes', async () => {
    const owner = later(await newOwner());
    await meet(after, owner, { species: 'kindlam', level: 3 });
    const { status, body } = await owner.ask(startWildBattle);
    expect(status).toBe(200);
    expect(body.battleDetails.myState.map(({ name }) => name)).toEqual([
      'Kindlam',
      'Podkin',
      'Podkin',
      'Podkin',
      'Podkin',
    ]);
  });

  it('is nobody to meet: an encounter with it is not there', async () => {
    const owner = later(await newOwner());
    await meet(before, owner, { species: 'molder' });
    const { status, body } = await owner.ask(mapRequest, { mapName: 'green_land' });
    expect([status, body.pokemon]).toEqual([200, undefined]);
    expect((await owner.ask(startWildBattle)).status).toBe(409);
    expect((await owner.ask(mapMove, { dir: 's' })).status).toBe(200);
  });

  it('ends a battle that waits, which keeps nobody from walking and battling', async () => {
    const owner = await newOwner();
    await owner.ask(mapRequest, { mapName: 'green_land' });
    await meet(before, owner, { species: 'molder' });
    expect((await owner.ask(startWildBattle)).status).toBe(200);
    const now = later(owner);
    expect((await now.ask(getProfile)).body.profile.inBattle).toBe(true);
    expect((await now.ask(currentBattle)).body.battleDetails).toBeNull();
    expect((await now.ask(getProfile)).body.profile.inBattle).toBe(false);
    expect((await now.ask(mapMove, { dir: 's' })).status).toBe(200);
    await meet(after, now, { species: 'kindlam', level: 3 });
    expect((await now.ask(startWildBattle)).status).toBe(200);
  });

  it('gives the stake of a gold battle back that it ends', async () => {
    const owner = await newOwner();
    const coins = async () => (await owner.ask(getProfile)).body.profile.coins;
    const rich = await coins();
    expect((await owner.ask(startGoldBattle, { tier: 'bronze' })).status).toBe(200);
    const staked = await coins();
    expect(staked).toBeLessThan(rich);
    expect((await later(owner).ask(currentBattle)).body.battleDetails).toBeNull();
    expect(await coins()).toBe(rich);
    expect((await later(owner).ask(currentBattle)).body.battleDetails).toBeNull();
    expect(await coins()).toBe(rich);
  });

  it('fights for no user either', async () => {
    const owner = await newOwner();
    const other = later(await newPlayer(before));
    await give(before, other, { creatures: [{ name: 'kindlam', level: 20 }] });
    const { status, body } = await other.ask(startUserBattle, { name: owner.name });
    expect(status).toBe(200);
    expect(body.battleDetails.opponent).toHaveLength(5);
  });

  it('cannot be traded, evolved or taken into the team, and nothing of it is lost', async () => {
    const owner = later(await newTrader(before, [{ name: 'gloopet', level: 20 }]));
    const lister = await newTrader(before);
    const id = owner.reserve[0]!.id;
    const target = await listOne(lister);
    for (const [call, body] of [
      [moveToTrade, { pokemons: [id] }],
      [makeTradeOffer, { pokemonOnTrade: target, pokemons: [id] }],
      [evolve, { id }],
    ] as const) {
      const { status, refusal } = await owner.ask(call, body);
      expect([status, refusal.message]).toEqual([409, 'Gloopet is not known here any more']);
    }
    const back = (await before.askWith(owner.token)(findNextPokemons, { skip: '0' })).body.pokemons;
    expect(back.find((one) => one.id === id)).toMatchObject({
      name: 'Gloopet',
      level: 20,
      attack1: owner.reserve[0]!.attack1,
    });
  });

  it('that was offered cannot be accepted, and the listing is still there', async () => {
    const { lister, answer } = await newDeal(before);
    await before.sql(`update creatures set species = 'gloopet' where id = $1`, [answer.offer[0]]);
    const now = later(lister);
    expect((await now.ask(acceptTradeOffer, answer)).status).toBe(409);
    expect((await now.ask(pokemonsInTrade)).body.pokemons).toHaveLength(1);
  });

  it('leaves the order of a team that it is in to its owner', async () => {
    const owner = later(await newOwner());
    const team = (await owner.ask(getTeam)).body.pokemons;
    const pokemons = team.map(({ id, attack1, attack2, attack3, attack4 }, at) => ({
      id,
      attack1,
      attack2,
      attack3,
      attack4,
      team_order: team.length - 1 - at,
    }));
    const { status, text } = await owner.ask(updatePokemons, { pokemons, inTeam: true });
    expect([status, text]).toEqual([200, text]);
    expect((await owner.ask(getTeam)).body.pokemons.at(-1)).toMatchObject({ name: 'Gloopet' });
  });
});

describe('a move that the game no longer has', () => {
  it('is shown by its name and fights no more', async () => {
    const owner = await newPlayer(before);
    await give(before, owner, { creatures: [{ name: 'kindlam', level: 20 }] });
    await before.sql(
      `update creatures set moves = array[$2, '', '', ''] where player_id = (select id from players where username = $1)`,
      [owner.name, move],
    );
    const now = later(owner);
    const [shown] = (await now.ask(getTeam)).body.pokemons;
    expect(shown!.attack1.toLowerCase()).toBe(move);
    await meet(after, now, { species: 'kindlam', level: 3 });
    const { status, body } = await now.ask(startWildBattle);
    expect(status).toBe(200);
    expect(body.battleDetails.myState[0]!.attack1).not.toBe('');
    expect(body.battleDetails.myState[0]!.attack1.toLowerCase()).not.toBe(move);
  });
});
