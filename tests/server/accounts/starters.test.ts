import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { chooseStarter, getTeam } from '../../../contract/game.ts';
import { newPlayer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const choose = ({ ask }: Player, name: string, key?: string) =>
  ask(chooseStarter, { pokemons: [name] }, key === undefined ? {} : { 'idempotency-key': key });
const teamOf = async ({ ask }: Player) => (await ask(getTeam)).body.pokemons;

describe('the first creature', () => {
  it('comes at the head of the team, at the level of starters, ready to battle', async () => {
    const player = await newPlayer(server);
    const { status, body } = await choose(player, 'dampaw');
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ name: 'Dampaw', level: 5, kind: 1, type: 'water', types: ['water'] });
    expect(body[0]).toMatchObject({ team_order: 0, in_team: true, in_trade: false, in_offer: false });
    expect(body[0]?.user.name).toBe(player.name);
    expect(body[0]?.attack1).not.toBe('');
    expect(body[0]?.hp).toBe(body[0]?.orginalHp);
    expect(await teamOf(player)).toEqual(body);
    expect((await player.ask(getProfile)).body.pokemonCount).toBe(1);
  });

  it('is in the pokedex as caught', async () => {
    const player = await newPlayer(server);
    await choose(player, 'podkin');
    const rows = await server.sql(
      `select d.species, d.kind, d.caught_at is not null as caught from pokedex_entries d
       join players p on p.id = d.player_id where p.username = $1`,
      [player.name],
    );
    expect(rows).toEqual([{ species: 'podkin', kind: 1, caught: true }]);
  });

  it('may be named as players read it', async () => {
    expect((await choose(await newPlayer(server), 'Nubwhal')).status).toBe(200);
  });

  it.each(['voltwit', 'nothing', '', '__proto__', 'constructor', 'emberam'])(
    'attack 28: is never %j, which is no starter',
    async (name) => {
      const player = await newPlayer(server);
      const { status, refusal } = await choose(player, name);
      expect([status, refusal.code]).toEqual([400, 'forbidden_by_rule']);
      expect(await teamOf(player)).toEqual([]);
    },
  );

  it.each([
    { pokemons: [] },
    { pokemons: ['podkin', 'kindlam'] },
    { pokemons: 'podkin' },
    { pokemons: [1] },
    { pokemons: [null] },
    { pokemons: ['x'.repeat(65)] },
    {},
  ])('attack 28: is refused for the body %j', async (body) => {
    const player = await newPlayer(server);
    expect((await player.ask(chooseStarter, body)).status).toBe(400);
    expect(await teamOf(player)).toEqual([]);
  });

  it('attack 28: comes once, also when asked for again', async () => {
    const player = await newPlayer(server);
    await choose(player, 'podkin');
    const { status, refusal } = await choose(player, 'kindlam');
    expect([status, refusal.code]).toEqual([409, 'conflict']);
    expect((await teamOf(player)).map(({ name }) => name)).toEqual(['Podkin']);
  });

  it('attack 28: comes once when fifty requests race for it', async () => {
    const player = await newPlayer(server);
    const names = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'podkin' : 'kindlam'));
    const answers = await Promise.all(names.map((name) => choose(player, name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await teamOf(player)).toHaveLength(1);
  });

  it('attack 39: ignores extra fields', async () => {
    const player = await newPlayer(server);
    const { body } = await player.ask(chooseStarter, {
      pokemons: ['podkin'],
      level: 100,
      kind: 3,
      user: 'x',
    });
    expect(body[0]).toMatchObject({ level: 5, kind: 1 });
  });
});

describe('the same request twice, with an Idempotency-Key', () => {
  it('attack 16: gets the first reply again', async () => {
    const player = await newPlayer(server);
    const first = await choose(player, 'podkin', 'key-1');
    const second = await choose(player, 'podkin', 'key-1');
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await teamOf(player)).toHaveLength(1);
  });

  it('attack 17: is done once when both are in flight', async () => {
    const player = await newPlayer(server);
    const answers = await Promise.all(Array.from({ length: 10 }, () => choose(player, 'podkin', 'one')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body[0]?.id)).size).toBe(1);
    expect(await teamOf(player)).toHaveLength(1);
  });

  it('attack 17: is refused when the body differs', async () => {
    const player = await newPlayer(server);
    await choose(player, 'podkin', 'key-2');
    expect((await choose(player, 'kindlam', 'key-2')).status).toBe(422);
  });

  it('attack 18: a failed attempt does not poison its key', async () => {
    const player = await newPlayer(server);
    const other = await newPlayer(server);
    await choose(player, 'podkin');
    expect((await choose(player, 'podkin', 'key-3')).status).toBe(409);
    expect(await server.sql(`select 1 from idempotency_keys where key = 'key-3'`)).toEqual([]);
    // Keys are per player: another player may use the same one.
    expect((await choose(other, 'kindlam', 'key-3')).status).toBe(200);
  });

  it.each(['', 'x'.repeat(256), 'with space', 'ü'])('refuses the key %j', async (key) => {
    const player = await newPlayer(server);
    expect((await choose(player, 'podkin', key)).status).toBe(400);
    expect(await teamOf(player)).toEqual([]);
  });
});
