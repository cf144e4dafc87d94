import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items } from '../../../content/index.ts';
import { findNextPokemons, findNextPokemonsExcludeTeam, getTeam } from '../../../contract/game.ts';
import { getItems } from '../../../contract/mart.ts';
import { give, newPlayer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let player: Player;
beforeAll(async () => {
  server = await startServer();
  player = await newPlayer(server);
  await give(server, player, {
    creatures: Array.from({ length: 25 }, (_, index) => ({ name: 'podkin', level: index + 1 })),
  });
});
afterAll(() => server.close());

const levels = async (call: typeof findNextPokemons, skip?: string) => {
  const { body } = await player.ask(call, skip === undefined ? undefined : { skip });
  return { levels: body.pokemons.map(({ level }) => level), count: body.count };
};
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('lists of creatures', () => {
  it('come ten to a page, in the order in which the creatures came, with the count of all', async () => {
    expect(await levels(findNextPokemons)).toEqual({ levels: range(1, 10), count: 25 });
    expect(await levels(findNextPokemons, '10')).toEqual({ levels: range(11, 20), count: 25 });
    expect(await levels(findNextPokemons, '20')).toEqual({ levels: range(21, 25), count: 25 });
  });

  it('leave out the team where they should', async () => {
    expect(await levels(findNextPokemonsExcludeTeam, '0')).toEqual({ levels: range(7, 16), count: 19 });
  });

  it.each(['25', '30', '1000000'])('are empty beyond the end, at %s, with the true count', async (skip) => {
    expect(await levels(findNextPokemons, skip)).toEqual({ levels: [], count: 25 });
  });

  it.each(['-1', '1e12', '1.5', 'ten', '', ' ', '99999999', '0x10', '1;drop table players'])(
    'attack 42: are refused for the offset %j',
    async (skip) => {
      for (const call of [findNextPokemons, findNextPokemonsExcludeTeam]) {
        expect((await player.ask(call, { skip })).status).toBe(400);
      }
    },
  );

  it('attack 42: are refused for two offsets at once', async () => {
    const url = `${findNextPokemons.path}?skip=0&skip=1`;
    const { status } = await server.send({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${player.token}` },
    });
    expect(status).toBe(400);
  });

  it('show only one’s own', async () => {
    const stranger = await newPlayer(server);
    expect((await stranger.ask(findNextPokemons)).body).toEqual({ pokemons: [], count: 0 });
    expect((await stranger.ask(getTeam)).body).toEqual({ pokemons: [] });
  });

  it('name every item of the game, also those of which there is none', async () => {
    expect((await player.ask(getItems)).body.items).toEqual({
      ...Object.fromEntries(Object.keys(items).map((key) => [key, 0])),
      nball: 10,
      gball: 3,
      uball: 1,
    });
  });
});
