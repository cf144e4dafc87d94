import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { getTeam } from '../../../contract/game.ts';
import { getItems } from '../../../contract/mart.ts';
import { grant } from '../../../contract/operations.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { newPlayer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  // With few connections few requests wait for a lock; the others wait up to a minute for a connection without a 503.
  server = await startServer({ limits: { connections: 8, connect: 60_000 } });
});
afterAll(() => server.close());

const grantTo = ({ name }: Player, gifts: Record<string, unknown>, key?: string) =>
  server.askWith(ADMIN_TOKEN)(
    grant,
    { username: name, ...gifts },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const grantText = (payload: string) =>
  server.send({
    method: 'POST',
    url: grant.path,
    payload,
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
  });
const holdings = async (player: Player) => [
  (await player.ask(getProfile)).body.profile,
  (await player.ask(getItems)).body.items,
  (await player.ask(getTeam)).body.pokemons,
];

/** Expects that every player's coins equal the sum of the ledger. */
async function expectBalanced() {
  const wrong = await server.sql(`
    select p.username from players p left join coin_ledger l on l.player_id = p.id
    group by p.id having p.coins <> coalesce(sum(l.amount), 0)`);
  expect(wrong).toEqual([]);
}

describe('a grant', () => {
  it('gives coins, items and creatures, and answers with the profile and the new creatures', async () => {
    const player = await newPlayer(server);
    const { status, body } = await grantTo(player, {
      coins: 250,
      items: { mball: 2, nball: 5 },
      creatures: [
        { name: 'Kindlam', level: 12, kind: 3 },
        { name: 'voltwit', level: 3 },
      ],
    });
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ coins: 750, pokemonCount: 2, items: { nball: 15, mball: 2 } });
    expect(body.pokemons).toMatchObject([
      { name: 'Kindlam', level: 12, kind: 3, team_order: 0 },
      { name: 'Voltwit', level: 3, kind: 1, team_order: 1 },
    ]);
    expect((await holdings(player))[2]).toEqual(body.pokemons);
    await expectBalanced();
  });

  it('fills the team first and puts the rest outside', async () => {
    const player = await newPlayer(server);
    const { body } = await grantTo(player, {
      creatures: Array.from({ length: 8 }, () => ({ name: 'molder', level: 2 })),
    });
    expect(body.pokemons.map(({ team_order }) => team_order)).toEqual([0, 1, 2, 3, 4, 5, -1, -1]);
  });

  it('finds the player by a name that looks alike', async () => {
    const player = await newPlayer(server, 'Olivia 10');
    expect((await grantTo({ ...player, name: 'oliviaio' }, { coins: 1 })).body.profile.coins).toBe(501);
  });

  it('is nothing to anybody without the token', async () => {
    const player = await newPlayer(server);
    for (const token of ['', 'wrong', `${ADMIN_TOKEN}x`, ADMIN_TOKEN.slice(1), player.token]) {
      const { status, refusal } = await server.askWith(token)(grant, { username: player.name, coins: 5 });
      expect([status, refusal.code]).toEqual([401, 'unauthorized']);
    }
    expect((await holdings(player))[0]).toMatchObject({ coins: 500 });
  });

  it('does not exist where the server has no admin token', async () => {
    const bare = await startServer({
      config: { adminToken: null },
      database: server,
    });
    for (const token of ['', 'null', ADMIN_TOKEN]) {
      expect((await bare.askWith(token)(grant, { username: 'Nobody' })).status).toBe(404);
    }
    await bare.close();
  });

  it.each(['-1', '1.5', '1e309', 'NaN', '"2"', 'null', '[]', '9007199254740993', '1000000001', '-0.1'])(
    'attack 13: of %s coins is refused',
    async (coins) => {
      const player = await newPlayer(server);
      const before = await holdings(player);
      expect((await grantText(`{"username":"${player.name}","coins":${coins}}`)).status).toBe(400);
      expect(await holdings(player)).toEqual(before);
    },
  );

  it.each([-1, 0, 1.5, '2', null, [], 2 ** 53, 10_000])(
    'attack 13: of %j balls is refused',
    async (quantity) => {
      const player = await newPlayer(server);
      const before = await holdings(player);
      expect((await grantTo(player, { items: { nball: quantity } })).status).toBe(400);
      expect(await holdings(player)).toEqual(before);
    },
  );

  it.each([
    { level: 0 },
    { level: 101 },
    { level: 1.5 },
    { level: '5' },
    { kind: 4 },
    { kind: -1 },
    { name: 5 },
    { name: '' },
  ])('attack 13: of a creature with %j is refused', async (wrong) => {
    const player = await newPlayer(server);
    expect((await grantTo(player, { creatures: [{ name: 'podkin', level: 5, ...wrong }] })).status).toBe(400);
    expect((await holdings(player))[2]).toEqual([]);
  });

  it('attack 14: beyond what anybody can hold is refused, and takes nothing with it', async () => {
    const player = await newPlayer(server);
    await server.sql('update players set coins = $2 where username = $1', [
      player.name,
      Number.MAX_SAFE_INTEGER - 10,
    ]);
    await server.sql(
      `insert into coin_ledger (player_id, amount, balance, reason)
       select id, coins - 500, coins, 'grant' from players where username = $1`,
      [player.name],
    );
    const { status } = await grantTo(player, { items: { mball: 1 }, coins: 11 });
    expect(status).toBe(409);
    expect((await player.ask(getItems)).body.items.mball).toBe(0);
    await server.sql(
      `update bag_items set quantity = 999999999 where item = 'nball' and player_id =
      (select id from players where username = $1)`,
      [player.name],
    );
    expect((await grantTo(player, { coins: 1, items: { nball: 2 } })).status).toBe(409);
    expect((await player.ask(getProfile)).body.profile.coins).toBe(Number.MAX_SAFE_INTEGER - 10);
    await expectBalanced();
  });

  it('attack 15: made a hundred times at once is made a hundred times', async () => {
    const player = await newPlayer(server);
    const gifts = { coins: 3, items: { uball: 1 }, creatures: [{ name: 'podkin', level: 1 }] };
    const answers = await Promise.all(Array.from({ length: 100 }, () => grantTo(player, gifts)));
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    const [profile, items, team] = await holdings(player);
    expect(profile).toMatchObject({ coins: 800, pokemonCount: 100 });
    expect(items).toMatchObject({ uball: 101 });
    expect(team).toHaveLength(6);
    await expectBalanced();
  }, 60_000);

  it('attacks 16, 17: is made once per key, however often and however fast it comes', async () => {
    const player = await newPlayer(server);
    const gifts = { coins: 40, creatures: [{ name: 'podkin', level: 9 }] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => grantTo(player, gifts, 'grant-1')));
    const again = await grantTo(player, gifts, 'grant-1');
    for (const { status, body } of [...answers, again]) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]!.body);
    }
    expect((await holdings(player))[0]).toMatchObject({ coins: 540, pokemonCount: 1 });
    expect((await grantTo(player, { coins: 41 }, 'grant-1')).status).toBe(422);
  });

  it('attack 18: that failed can be sent again with its key', async () => {
    const player = await newPlayer(server);
    expect((await grantTo(player, { items: { nothing: 1 } }, 'grant-2')).status).toBe(404);
    expect((await grantTo(player, { coins: 5 }, 'grant-2')).status).toBe(200);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'Nball', 'x', ''])(
    'attack 19: of the item %j is refused',
    async (item) => {
      const player = await newPlayer(server);
      const { status } = await grantText(`{"username":"${player.name}","coins":5,"items":{"${item}":1}}`);
      expect(status).toBe(400);
      expect((await holdings(player))[0]).toMatchObject({ coins: 500 });
    },
  );

  it('attack 19: of what does not exist is refused as a whole', async () => {
    const player = await newPlayer(server);
    expect((await grantTo(player, { coins: 5, items: { zball: 1 } })).status).toBe(404);
    for (const name of ['nothing', '__proto__', 'constructor']) {
      expect((await grantTo(player, { coins: 5, creatures: [{ name, level: 5 }] })).status).toBe(404);
    }
    expect((await grantTo({ ...player, name: 'Nobody at all' }, { coins: 5 })).status).toBe(404);
    expect((await grantTo({ ...player, name: 'nul\0name' }, { coins: 5 })).status).toBe(404);
    expect((await holdings(player))[0]).toMatchObject({ coins: 500, pokemonCount: 0 });
  });
});
