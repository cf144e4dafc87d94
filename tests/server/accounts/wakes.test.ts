import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '../../../contract/auth.ts';
import { readNotices } from '../../../contract/notices.ts';
import { addWanted } from '../../../contract/trades.ts';
import { connect } from '../../../server/database/connect.ts';
import { transact } from '../../../server/database/transaction.ts';
import {
  announce,
  NOTICE_CHANNEL,
  type Notification,
  notify,
} from '../../../server/domain/trades/notices.ts';
import { endSessions } from '../../../server/features/players/queries.ts';
import { hear, listenOn } from '../../support/events.ts';
import { newPlayer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { newDeal, newTrader, seekersToldIn } from '../../support/trade.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  address = await listenOn(server);
});
afterAll(() => server.close());

const idOf = async ({ name }: Player): Promise<string> =>
  (await server.sql<{ id: string }>('select id from players where username = $1', [name]))[0]!.id;
const left = async (table = 'notice_wakes'): Promise<number> =>
  (await server.sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0]!.count;

/** Listens as a server does. */
async function listener(): Promise<{ heard: string[]; end: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`listen ${NOTICE_CHANNEL}`);
  const heard: string[] = [];
  client.on('notification', ({ payload = '' }) => heard.push(payload));
  return { heard, end: () => client.end() };
}

describe('ends of sessions', () => {
  it('wait for the announcement of their server, and are announced in one commit, also by another one', async () => {
    const players = [await newPlayer(server), await newPlayer(server)];
    const ids = await Promise.all(players.map(idOf));
    const sessions = await server.sql<{ message: string }>(
      `select player_id || ' ' || encode(token_hash, 'hex') as message from sessions where player_id = any($1)`,
      [ids],
    );
    const { heard, end } = await listener();
    const dying = connect(server.url, () => undefined);
    for (const id of ids) await transact(dying, (transaction) => endSessions(transaction, id, null));
    await dying.close();
    // A message sent by now would be heard before this one.
    await server.sql('select pg_notify($1, $2)', [NOTICE_CHANNEL, 'now']);
    await expect.poll(() => heard).toEqual(['now']);
    expect(await left('announcements')).toBe(2);
    const other = connect(server.url, () => undefined);
    await announce(other);
    await expect
      .poll(() => heard.toSorted())
      .toEqual(['now', ...sessions.map((one) => one.message)].toSorted());
    expect(await left('announcements')).toBe(0);
    await other.close();
    await end();
  });

  it('end the streams of these sessions, on whichever server they are, and leave nothing behind', async () => {
    const player = await newPlayer(server);
    const ear = await hear(address, player.token);
    await ear.unread(0);
    await player.ask(logout);
    expect(await ear.notice()).toBeNull();
    await expect.poll(() => left('announcements')).toBe(0);
  });
});

describe('notices of one transaction', () => {
  it('are stored in their order, however many and for whomever they are', async () => {
    const players = [await newPlayer(server), await newPlayer(server), await newPlayer(server)];
    const ids = await Promise.all(players.map(idOf));
    const news = Array.from(
      { length: 900 },
      (_, at): Notification => ({
        playerId: ids[at % 3]!,
        kind: 'withdrawn',
        // Those of one player would fold.
        userId: randomUUID(),
        pokemon: { id: `${at}`, species: 'podkin', kind: 1, level: 5 },
        pokemons: [],
      }),
    );
    const again: Notification = { ...news[0]!, kind: 'rejected' };
    const database = connect(server.url, () => undefined);
    await transact(database, (transaction) => notify(transaction, [...news, again]));
    await announce(database);
    await database.close();
    for (const place of [0, 1, 2]) {
      const rows = await server.sql<{ about: string; kind: string }>(
        `select pokemon ->> 'id' as about, kind from notices where player_id = $1 order by number`,
        [ids[place]],
      );
      const own = news
        .filter((_, at) => at % 3 === place)
        .map(({ pokemon, kind }) => ({ about: pokemon.id, kind }));
      expect(rows).toEqual(place === 0 ? [...own.slice(1), { about: '0', kind: 'rejected' }] : own);
    }
  });
});

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
    const ear = await hear(address, lister.token);
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

describe('listings whose server has died before their seekers were told', () => {
  it('are told by another one', async () => {
    const seeker = await newPlayer(server);
    await seeker.ask(addWanted, { name: 'Sludgeon', level: 71 });
    const lister = await newTrader(server, [{ name: 'sludgeon', level: 71 }]);
    // The listing and what is left of it, as after the commit.
    await server.sql(
      `with listed as (update creatures set listing = nextval('listings_number_seq') where id = $1 returning listing)
       insert into untold_listings (listing) select listing from listed`,
      [lister.reserve[0]!.id],
    );
    await server.sql(`insert into untold_listings (listing) values (1000000000)`);
    const ear = await hear(address, seeker.token);
    expect(await ear.notice()).toMatchObject({ kind: 'wanted', pokemon: { id: lister.reserve[0]!.id } });
    await seekersToldIn(server);
    await seeker.ask(logout);
  });
});
