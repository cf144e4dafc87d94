import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items } from '../../../content/index.ts';
import { getItems, getPokemartDetails, purchase } from '../../../contract/mart.ts';
import { ledgerOf } from '../../support/battles/challenge.ts';
import { give, newPlayer, type Player } from '../../support/player.ts';
import { startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';

let both: TwoServers;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  both = await startTwoServers();
  ({ server, second } = both);
});
afterAll(() => both.close());

const NEWCOMER = 500;
const ball = items.nball!;
const mart = async ({ ask }: Player) => (await ask(getPokemartDetails)).body;
const buy = ({ ask }: Player, wanted: unknown, key?: string) =>
  ask(purchase, { items: wanted }, key === undefined ? {} : { 'idempotency-key': key });

describe('the mart', () => {
  it('tells coins, every item with price and bag, and their order', async () => {
    const player = await newPlayer(server);
    const { coins, items: listed, order } = await mart(player);
    expect(coins).toBe(NEWCOMER);
    expect(order).toEqual(Object.keys(items));
    expect(listed.nball).toEqual({
      name: ball.name,
      description: ball.description,
      price: ball.price,
      canShow: true,
      bag: 10,
    });
    expect(listed.mball).toMatchObject({ canShow: false, bag: 0 });
    expect(listed['coin-charm']).toMatchObject({ most: 1 });
  });

  it('sells exactly what is asked for at exactly its price, with an entry in the ledger', async () => {
    const player = await newPlayer(server);
    const { status, body } = await buy(player, { nball: 3, gball: 2 });
    const price = 3 * ball.price + 2 * items.gball!.price;
    expect(status).toBe(200);
    expect(body.items).toMatchObject({
      coins: NEWCOMER - price,
      items: { nball: { bag: 13 }, gball: { bag: 5 } },
      order: Object.keys(items),
    });
    expect(await mart(player)).toEqual(body.items);
    expect(await ledgerOf(server, player)).toEqual([['purchase', -price]]);
  });

  it('sells to the last coin and no further', async () => {
    const player = await newPlayer(server);
    const most = Math.floor(NEWCOMER / ball.price);
    const refused = await buy(player, { nball: most + 1 });
    expect([refused.status, refused.refusal.message]).toEqual([409, 'Not enough coins!']);
    expect((await buy(player, { nball: most })).status).toBe(200);
    expect((await mart(player)).coins).toBe(NEWCOMER - most * ball.price);
  });

  it('sells all of a purchase or nothing of it', async () => {
    const player = await newPlayer(server);
    const before = await mart(player);
    expect((await buy(player, { nball: 1, uball: 9999 })).status).toBe(409);
    expect((await buy(player, { nball: 1, nothing: 1 })).status).toBe(404);
    expect(await mart(player)).toEqual(before);
    expect(await ledgerOf(server, player)).toEqual([]);
  });

  it('sells one of each charm only', async () => {
    const player = await newPlayer(server);
    await give(server, player, { coins: 100_000 });
    expect((await buy(player, { 'coin-charm': 2 })).status).toBe(409);
    expect((await buy(player, { 'coin-charm': 1 })).status).toBe(200);
    const { status, refusal } = await buy(player, { 'coin-charm': 1 });
    expect([status, refusal.message]).toEqual([409, 'You can carry one Coin charm only']);
  });

  it('sells nothing that it does not show', async () => {
    const player = await newPlayer(server);
    await give(server, player, { coins: 1_000_000 });
    expect((await buy(player, { mball: 1 })).status).toBe(400);
    expect((await player.ask(getItems)).body.items.mball).toBe(0);
  });
});

describe('attacks on the mart', () => {
  it.each([-1, 0, 1.5, '2', null, [], {}, true, 10_000, 2 ** 53])(
    'attack 13: the quantity %j is refused',
    async (quantity) => {
      const player = await newPlayer(server);
      expect((await buy(player, { nball: quantity })).status).toBe(400);
      expect((await mart(player)).coins).toBe(NEWCOMER);
    },
  );

  it.each([
    '{"items":{"nball":1e309}}',
    '{"items":{"nball":NaN}}',
    '{"items":[]}',
    '{"items":null}',
    '{}',
    '{"items":{}}',
  ])('attack 13: the body %s is refused', async (payload) => {
    const player = await newPlayer(server);
    const answer = await server.send({
      method: 'POST',
      url: purchase.path,
      payload,
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['__proto__', 400],
    ['constructor', 404],
    ['toString', 404],
    ['NBALL', 404],
    ['', 404],
    ['n ball', 404],
    ['x'.repeat(1000), 404],
  ])('attack 19: the item %j is refused with %i, and nothing changes', async (key, expected) => {
    const player = await newPlayer(server);
    const answer = await server.send({
      method: 'POST',
      url: purchase.path,
      payload: `{"items":{"nball":1,${JSON.stringify(key)}:1}}`,
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
    });
    expect([answer.status, answer.refusal.message]).toEqual([expected, expect.any(String)]);
    expect((await mart(player)).coins).toBe(NEWCOMER);
    expect((await player.ask(getItems)).body.items.nball).toBe(10);
  });

  it('attack 15: of 60 purchases at once on two servers, with coins for one, one succeeds', async () => {
    const player = await newPlayer(server);
    const there = { ...player, ask: second.askWith(player.token) };
    const quantity = Math.floor(NEWCOMER / ball.price);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => buy(index % 2 ? player : there, { nball: quantity })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { coins, items: listed } = await mart(player);
    expect([coins, listed.nball!.bag]).toEqual([NEWCOMER - quantity * ball.price, 10 + quantity]);
    expect(await ledgerOf(server, player)).toEqual([['purchase', -quantity * ball.price]]);
  });

  it('attacks 16 to 18: the same key is charged once and answered the same, a failed attempt poisons nothing', async () => {
    const player = await newPlayer(server);
    expect((await buy(player, { uball: 500 }, 'first')).status).toBe(409);
    const answers = await Promise.all(Array.from({ length: 12 }, () => buy(player, { nball: 2 }, 'second')));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
    expect(await ledgerOf(server, player)).toEqual([['purchase', -2 * ball.price]]);
    expect((await buy(player, { nball: 3 }, 'second')).status).toBe(422);
    expect((await buy(player, { nball: 1 }, 'first')).status).toBe(200);
  });

  it('attack 20: nothing in the mart is worth more than it costs, for nothing can be sold', async () => {
    const player = await newPlayer(server);
    await buy(player, { nball: 1 });
    expect((await mart(player)).coins).toBeLessThan(NEWCOMER);
  });
});
