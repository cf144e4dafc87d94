import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNotices } from '../../../contract/notices.ts';
import { connect } from '../../../server/database/connect.ts';
import { transact } from '../../../server/database/transaction.ts';
import { announce, NOTICE_CHANNEL, notify } from '../../../server/domain/trades/notices.ts';
import { hear, listenOn } from '../../support/events.ts';
import { newPlayer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { newDeal } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const idOf = async ({ name }: Player): Promise<string> =>
  (await server.sql<{ id: string }>('select id from players where username = $1', [name]))[0]!.id;
const left = async (): Promise<number> =>
  (await server.sql<{ count: number }>('select count(*)::int as count from notice_wakes'))[0]!.count;

/** Listens as a server does. */
async function listener(): Promise<{ heard: string[]; end: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`listen ${NOTICE_CHANNEL}`);
  const heard: string[] = [];
  client.on('notification', ({ payload = '' }) => heard.push(payload));
  return { heard, end: () => client.end() };
}

describe('changes of notices', () => {
  it('are announced in one commit, each player once, and to all who listen', async () => {
    const ears = [await listener(), await listener()];
    const ids = await Promise.all(
      [newPlayer(server), newPlayer(server)].map(async (player) => idOf(await player)),
    );
    for (let count = 0; count < 3; count++) {
      await server.sql('insert into notice_wakes (player_id) select unnest($1::uuid[])', [ids]);
    }
    const database = connect(server.url, () => undefined);
    await announce(database);
    for (const { heard } of ears) await expect.poll(() => heard.toSorted()).toEqual(ids.toSorted());
    expect(await left()).toBe(0);
    await database.close();
    for (const { end } of ears) await end();
  });

  it('are announced once where several servers look at the same time', async () => {
    const { heard, end } = await listener();
    const count = 2500;
    await server.sql(
      'insert into notice_wakes (player_id) select gen_random_uuid() from generate_series(1, $1::int)',
      [count],
    );
    const database = connect(server.url, () => undefined);
    await Promise.all(Array.from({ length: 4 }, () => announce(database)));
    await announce(database);
    await expect.poll(() => heard.length).toBe(count);
    expect(new Set(heard).size).toBe(count);
    expect(await left()).toBe(0);
    await database.close();
    await end();
  });

  it('reach a player’s pages also where the server that has made them died before it announced them', async () => {
    const { lister, target } = await newDeal(server);
    const ear = await hear(await listenOn(server), lister.token);
    await ear.unread(1);
    const dying = connect(server.url, () => undefined);
    const [playerId, userId] = [await idOf(lister), await idOf(await newPlayer(server))];
    const pokemon = { id: target, species: 'podkin', kind: 1, level: 5 };
    await transact(dying, (transaction) =>
      notify(transaction, [{ playerId, kind: 'withdrawn', userId, pokemon, pokemons: [] }]),
    );
    await dying.close();
    expect(await ear.notice()).toMatchObject({ kind: 'withdrawn' });
    await ear.unread(2);
    ear.close();
  });

  it('leave nothing behind: what was offered and read has been announced', async () => {
    const { lister } = await newDeal(server);
    for (const key of [{}, { 'idempotency-key': 'read' }]) {
      expect((await lister.ask(readNotices, {}, key)).status).toBe(200);
      await expect.poll(left).toBe(0);
    }
  });
});
