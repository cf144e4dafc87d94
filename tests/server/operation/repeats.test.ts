import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseStarter, evolve, getTeam, startGoldBattle } from '../../../contract/game.ts';
import { getItems, purchase } from '../../../contract/mart.ts';
import { acceptTradeOffer, rejectTradeOffer } from '../../../contract/trades.ts';
import { connect } from '../../../server/database/connect.ts';
import { tidy } from '../../../server/database/tidy.ts';
import { MOST_KEPT_BYTES, MOST_KEPT_REPLIES } from '../../../server/http/calls/idempotency.ts';
import { battleOf } from '../../support/battles/battle.ts';
import { ledgerOf } from '../../support/battles/challenge.ts';
import { holdPlayer } from '../../support/hold.ts';
import { give, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { newDeal, offerFor } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const withKey = (key: string) => ({ 'idempotency-key': key });
const buy = ({ ask }: Player, key: string, nball = 1) => ask(purchase, { items: { nball } }, withKey(key));
const idOf = ({ name }: Player) =>
  server.sql<{ id: string }>('select id from players where username = $1', [name]).then(([row]) => row!.id);
/** The stored idempotency keys of a player, oldest first. */
const keptOf = async (player: Player) => {
  const rows = await server.sql<{ key: string }>(
    'select key from idempotency_keys where sender = $1 order by created_at',
    [await idOf(player)],
  );
  return rows.map(({ key }) => key);
};
/** Stores `count` replies for a player, oldest first. */
const store = async (player: Player, count: number, reply: unknown = {}) =>
  server.sql(
    `insert into idempotency_keys (sender, call, key, request, reply, created_at)
     select $1, 'purchase', 'stored-' || n, '', $3::jsonb, now() - interval '1 hour' + n * interval '1 millisecond'
     from generate_series(1, $2::int) n`,
    [await idOf(player), count, JSON.stringify(reply)],
  );
const rich = async () => {
  const player = await newTrainer(server);
  await give(server, player, { coins: 10_000 });
  return player;
};

describe('a kept reply', () => {
  it('is not made where nothing happened: a gold battle that waits is answered again for nothing', async () => {
    const player = await rich();
    const first = battleOf(await player.ask(startGoldBattle, { tier: 'bronze' }, withKey('first')));
    for (let times = 0; times < 20; times++) {
      const again = await player.ask(startGoldBattle, { tier: 'bronze' }, withKey(`again-${times}`));
      expect(battleOf(again)).toEqual(first);
    }
    expect(await keptOf(player)).toEqual(['first']);
    expect(await ledgerOf(server, player)).toHaveLength(1);
  });

  it('is one of so many at most for each player: the oldest goes for the newest', async () => {
    const [player, other] = [await newTrainer(server), await newTrainer(server)];
    await store(player, MOST_KEPT_REPLIES);
    await store(other, 3);
    expect((await buy(player, 'newest')).status).toBe(200);
    const kept = await keptOf(player);
    expect(kept).toHaveLength(MOST_KEPT_REPLIES);
    expect([kept[0], kept.at(-1)]).toEqual(['stored-2', 'newest']);
    expect(await keptOf(other)).toHaveLength(3);
  });

  it('takes so many bytes at most with all others of the player, itself always among them', async () => {
    const player = await newTrainer(server);
    // Random characters, which the database cannot compress.
    const noise = Array.from({ length: 32 }, (_, at) =>
      createHash('sha512').update(`${at}`).digest('base64'),
    );
    await store(player, MOST_KEPT_REPLIES - 1, {
      noise: Array(4)
        .fill(noise.join(''))
        .map((text, at) => text.slice(at)),
    });
    expect((await buy(player, 'newest')).status).toBe(200);
    const [held] = await server.sql<{ bytes: number; replies: number }>(
      `select sum(octet_length(reply::text))::int as bytes, count(*)::int as replies from idempotency_keys where sender = $1`,
      [await idOf(player)],
    );
    expect(held!.bytes).toBeLessThanOrEqual(MOST_KEPT_BYTES);
    expect(held!.replies).toBeGreaterThan(1);
    expect((await keptOf(player)).at(-1)).toBe('newest');
    expect((await player.ask(getItems)).body.items.nball).toBe(11);
    expect((await buy(player, 'newest')).status).toBe(200);
    expect((await player.ask(getItems)).body.items.nball).toBe(11);
  });

  it('is kept for a day', async () => {
    const player = await newTrainer(server);
    await buy(player, 'of-today');
    await buy(player, 'of-yesterday');
    await server.sql(
      `update idempotency_keys set created_at = now() - interval '24 hours 1 second' where key = 'of-yesterday'`,
    );
    await server.sql(
      `update idempotency_keys set created_at = now() - interval '23 hours 59 minutes' where key = 'of-today'`,
    );
    const database = connect(server.url, () => undefined);
    await tidy(database);
    await database.close();
    expect(await keptOf(player)).toEqual(['of-today']);
  });

  it('belongs to its call: the same key with another call is another key', async () => {
    const player = await rich();
    await give(server, player, { creatures: [{ name: 'kindlam', level: 50 }] });
    const ready = (await player.ask(getTeam)).body.pokemons[1]!;
    expect((await buy(player, 'shared')).status).toBe(200);
    const evolved = await player.ask(evolve, { id: ready.id }, withKey('shared'));
    expect(evolved.status).toBe(200);
    const again = await player.ask(evolve, { id: ready.id }, withKey('shared'));
    expect([again.status, again.body]).toEqual([200, evolved.body]);
    expect(await keptOf(player)).toEqual(['shared', 'shared']);
  });

  it('is given while something else holds the player: whoever repeats waits for nobody', async () => {
    const player = await newTrainer(server);
    const first = await buy(player, 'held');
    const hold = await holdPlayer(server, player);
    const again = await buy(player, 'held');
    await hold.commit();
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('is for one body: with another one the request is refused with 422 and does nothing', async () => {
    const player = await newTrainer(server);
    await buy(player, 'one-body', 1);
    const { status, refusal } = await buy(player, 'one-body', 2);
    expect([status, refusal.code]).toEqual([422, 'key_reused']);
    expect((await player.ask(getItems)).body.items.nball).toBe(11);
    expect(await ledgerOf(server, player)).toHaveLength(1);
  });
});

/** Runs a migration again, on tables that a test has reset to the state before it. */
const migrateBy = async (there: TestServer, name: string) => {
  const file = new URL(`../../../server/database/migrations/${name}.sql`, import.meta.url);
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) {
    await there.sql(statement);
  }
};
/** Resets stored replies to the first format: for some calls only one field of the reply. */
const keepFieldsOnly = (there: TestServer) =>
  there.sql(`update idempotency_keys set reply = coalesce(reply -> 'battleDetails', reply -> 'pokemons')
    where call in ('startGoldBattle', 'acceptTradeOffer', 'rejectTradeOffer')`);

describe('replies that were kept before they were kept whole', () => {
  it('are answered again after the update', async () => {
    const there = await startServer();
    const { lister, maker, answer } = await newDeal(there);
    const rejected = await lister.ask(rejectTradeOffer, answer, withKey('reject'));
    const offer = await offerFor(maker, answer.pokemonOnTrade, [1]);
    const accepted = await lister.ask(acceptTradeOffer, offer, withKey('accept'));
    await give(there, lister, { coins: 10_000 });
    const staked = await lister.ask(startGoldBattle, { tier: 'bronze' }, withKey('stake'));
    await keepFieldsOnly(there);
    await migrateBy(there, '0012_whole_replies');
    const again = [
      await lister.ask(rejectTradeOffer, answer, withKey('reject')),
      await lister.ask(acceptTradeOffer, offer, withKey('accept')),
      await lister.ask(startGoldBattle, { tier: 'bronze' }, withKey('stake')),
    ];
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.map(({ body }) => body)).toEqual([rejected, accepted, staked].map(({ body }) => body));
    await there.close();
  });
});

describe('replies that were kept before keys belonged to a call', () => {
  /** Resets the table to its old form, inserts `rows` and runs the migrations. */
  const migrate = async (there: TestServer, rows: string) => {
    await keepFieldsOnly(there);
    await there.sql(`alter table idempotency_keys drop constraint idempotency_keys_sender_call_key_pk`);
    await there.sql(`alter table idempotency_keys drop column call, drop column bytes`);
    await there.sql(
      `alter table idempotency_keys add constraint idempotency_keys_sender_key_pk primary key (sender, key)`,
    );
    await there.sql(rows);
    await migrateBy(there, '0009_replies');
    await migrateBy(there, '0012_whole_replies');
  };

  it('are answered again after the update: each still belongs to its request', async () => {
    const there = await startServer();
    const player = await newPlayer(there);
    const first = await player.ask(chooseStarter, { pokemons: ['podkin'] }, withKey('starter'));
    await give(there, player, { coins: 10_000 });
    const bought = await buy(player, 'ball');
    const staked = await player.ask(startGoldBattle, { tier: 'bronze' }, withKey('stake'));
    await migrate(there, 'select 1');
    expect((await player.ask(chooseStarter, { pokemons: ['podkin'] }, withKey('starter'))).body).toEqual(
      first.body,
    );
    expect((await buy(player, 'ball')).body).toEqual(bought.body);
    expect((await player.ask(startGoldBattle, { tier: 'bronze' }, withKey('stake'))).body).toEqual(
      staked.body,
    );
    expect(await ledgerOf(there, player)).toHaveLength(2);
    await there.close();
  });

  it('are no more than may be kept after the update', async () => {
    const there = await startServer();
    await migrate(
      there,
      `insert into idempotency_keys (sender, key, request, reply, created_at)
       select 'somebody', n::text, '', '{"items": {}}', now() - n * interval '1 minute' from generate_series(1, 2000) n`,
    );
    const [held] = await there.sql(
      `select count(*)::int as count, max(key::int) as oldest from idempotency_keys where sender = 'somebody'`,
    );
    expect(held).toEqual({ count: MOST_KEPT_REPLIES, oldest: MOST_KEPT_REPLIES });
    await there.close();
  });
});

describe('the header Idempotency-Key', () => {
  it.each([
    'x',
    'x'.repeat(255),
    '"quoted"',
    `"${'q'.repeat(255)}"`,
    '"with space"',
    '"a \\" and a \\\\"',
    'a"b',
  ])('takes %j', async (key) => {
    const player = await newTrainer(server);
    expect([(await buy(player, key)).status, (await buy(player, key)).status]).toEqual([200, 200]);
    expect((await player.ask(getItems)).body.items.nball).toBe(11);
  });

  it.each([
    '',
    '""',
    'x'.repeat(256),
    `"${'q'.repeat(256)}"`,
    'with space',
    '"open',
    '"a" "b"',
    '"a";b',
    '"\\n"',
    'ü',
  ])('refuses %j', async (key) => {
    const player = await newPlayer(server);
    const answer = await player.ask(chooseStarter, { pokemons: ['podkin'] }, withKey(key));
    expect([answer.status, answer.refusal.code]).toEqual([400, 'invalid_payload']);
    expect((await player.ask(getTeam)).body.pokemons).toEqual([]);
  });

  it('says the same with quotes and without', async () => {
    const player = await newTrainer(server);
    const first = await buy(player, 'the-same');
    expect((await buy(player, '"the-same"')).body).toEqual(first.body);
    expect((await player.ask(getItems)).body.items.nball).toBe(11);
  });
});
