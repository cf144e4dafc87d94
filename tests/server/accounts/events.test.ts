import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '../../../contract/auth.ts';
import { gameEvents, readNotices } from '../../../contract/notices.ts';
import { acceptTradeOffer, rejectTradeOffer, removeAOfferFromTrade } from '../../../contract/trades.ts';
import { newDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type Ear, hear, listenOn } from '../../support/events.ts';
import { logInAgain } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { listOne, newDeal, newTrader, offerFor } from '../../support/trade.ts';

let home: TestDatabase;
let first: TestServer;
let second: TestServer;
let addresses: [string, string];
const ears: Ear[] = [];
beforeAll(async () => {
  home = await newDatabase();
  first = await startServer({ database: home });
  second = await startServer({ database: home });
  addresses = [await listenOn(first), await listenOn(second)];
});
afterEach(() => {
  for (const ear of ears.splice(0)) ear.close();
});
afterAll(async () => {
  await first.close();
  await second.close();
  await home.drop();
});

/** Opens a player's event stream on one of the two servers. */
async function listenAt(server: 0 | 1, { token }: { token: string }, last?: string): Promise<Ear> {
  const ear = await hear(addresses[server], token, last);
  ears.push(ear);
  return ear;
}

describe('the stream of events', () => {
  it('says at once how much is unread, and tells of an offer as it comes, also from another server', async () => {
    const lister = await newTrader(first);
    const maker = await newTrader(first);
    const target = await listOne(lister);
    const here = await listenAt(0, lister);
    const there = await listenAt(1, lister);
    expect(here.headers.get('content-type')).toBe('text/event-stream');
    expect(here.headers.get('cache-control')).toBe('no-store');
    for (const ear of [here, there]) expect(await ear.next()).toMatchObject({ data: { unread: 0 } });
    const { offer } = await offerFor(maker, target);
    for (const ear of [here, there]) {
      const notice = await ear.notice();
      expect(notice).toMatchObject({ id: '1', kind: 'offer', pokemons: [{ id: offer[0] }] });
      await ear.unread(1);
    }
  });

  it('tells both players, each what concerns them', async () => {
    const { lister, maker, answer } = await newDeal(first);
    const ear = await listenAt(1, maker);
    await lister.ask(acceptTradeOffer, answer);
    expect(await ear.notice()).toMatchObject({ kind: 'accepted', user: { name: lister.name } });
  });

  it('tells other tabs that notices were read', async () => {
    const { lister } = await newDeal(first);
    const ear = await listenAt(1, lister);
    await ear.unread(1);
    await lister.ask(readNotices, {});
    await ear.unread(0);
  });

  it('brings what was missed on coming back, in order, and nothing twice', async () => {
    const { lister, maker, target, answer } = await newDeal(first);
    const before = await listenAt(0, maker, '0');
    await lister.ask(rejectTradeOffer, answer);
    expect((await before.notice())?.id).toBe('1');
    before.close();
    const others = [await listOne(lister, 1), await listOne(lister, 2)];
    for (const other of others) await lister.ask(rejectTradeOffer, await offerFor(maker, other));
    const after = await listenAt(1, maker, '1');
    for (const id of ['2', '3']) expect((await after.notice())?.id).toBe(id);
    await lister.ask(rejectTradeOffer, await offerFor(maker, target));
    expect((await after.notice())?.id).toBe('4');
  });

  it('tells of each repeat as it comes, and of many that were missed the last', async () => {
    const { lister, maker, target, answer } = await newDeal(first);
    const there = await listenAt(1, lister, '0');
    expect(await there.notice()).toMatchObject({ id: '1', kind: 'offer' });
    await maker.ask(removeAOfferFromTrade, { pokemons: answer.offer });
    expect(await there.notice()).toMatchObject({ id: '2', kind: 'withdrawn' });
    await offerFor(maker, target);
    expect(await there.notice()).toMatchObject({ id: '3', kind: 'offer' });
    await there.unread(1);
    there.close();
    const after = await listenAt(0, lister, '1');
    expect(await after.notice()).toMatchObject({ id: '3', kind: 'offer' });
    await maker.ask(removeAOfferFromTrade, { pokemons: answer.offer });
    expect(await after.notice()).toMatchObject({ id: '4', kind: 'withdrawn' });
  });

  it('brings what was missed also to who had heard of no notice yet', async () => {
    const { lister, maker, target } = await newDeal(first);
    const early = await listenAt(0, maker);
    expect(await early.next()).toMatchObject({ id: '0', data: { unread: 0 } });
    const before = await listenAt(0, lister);
    expect(await before.next()).toMatchObject({ id: '1', data: { unread: 1 } });
    before.close();
    await offerFor(maker, target, [1]);
    const after = await listenAt(1, lister, '1');
    expect((await after.notice())?.id).toBe('2');
  });

  it('begins with nothing where no id is given, or one that never was', async () => {
    const { lister, maker, target } = await newDeal(first);
    const ears = [await listenAt(0, lister), await listenAt(0, lister, '999')];
    await offerFor(maker, target, [1]);
    for (const ear of ears) expect((await ear.notice())?.id).toBe('2');
  });

  it('brings everything of a long absence', async () => {
    const { lister } = await newDeal(first);
    await first.sql(
      `insert into notices (player_id, number, kind, user_id, pokemon, pokemons)
       select player_id, 1 + n, kind, user_id, pokemon || jsonb_build_object('id', n::text), pokemons from notices, generate_series(1, 250) n
       where player_id = (select id from players where username = $1)`,
      [lister.name],
    );
    await first.sql(
      'update notice_counters set last = 251 where player_id = (select id from players where username = $1)',
      [lister.name],
    );
    const ear = await listenAt(0, lister, '0');
    for (let number = 1; number <= 251; number++) expect((await ear.notice())?.id).toBe(String(number));
  });

  it('goes on when its connection to the database was cut', async () => {
    const { lister, maker, target } = await newDeal(first);
    const ear = await listenAt(0, lister);
    await ear.unread(1);
    const cut = await first.sql(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where application_name = 'emberwild listener' and datname = current_database()`,
    );
    expect(cut.length).toBeGreaterThan(0);
    await offerFor(maker, target, [1]);
    expect((await ear.notice())?.id).toBe('2');
    await offerFor(maker, target, [2]);
    expect((await ear.notice())?.id).toBe('3');
  });

  it('ends where its session has ended while the connection to the database was cut', async () => {
    const { lister } = await newDeal(first);
    const again = await logInAgain(first, lister);
    const [lost, staying] = [await listenAt(0, lister), await listenAt(0, again)];
    for (const ear of [lost, staying]) await ear.unread(1);
    // Without the message that the server sends.
    await first.sql(`delete from sessions where token_hash = sha256(convert_to($1, 'UTF8'))`, [lister.token]);
    await first.sql(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where application_name = 'emberwild listener' and datname = current_database()`,
    );
    while (await lost.next());
    await again.ask(readNotices, {});
    await staying.unread(0);
  });

  it('needs a token, and a sensible Last-Event-ID', async () => {
    const { lister } = await newDeal(first);
    for (const token of ['', 'x'.repeat(43), lister.token.slice(1)]) {
      expect((await listenAt(0, { token })).status).toBe(401);
    }
    for (const id of ['-1', 'ten', '1e3', '9999999999']) {
      expect((await listenAt(0, lister, id)).status).toBe(400);
    }
  });

  it('ends with its session, on every server, and not with another one', async () => {
    const { lister } = await newDeal(first);
    const again = await logInAgain(first, lister);
    const [leaving, staying] = [await listenAt(1, lister), await listenAt(1, again)];
    for (const ear of [leaving, staying]) await ear.unread(1);
    await lister.ask(logout);
    while (await leaving.next());
    await again.ask(readNotices, {});
    await staying.unread(0);
    expect((await listenAt(0, lister)).status).toBe(401);
  });

  it('ends with its session where the twenty-first login has ended that', async () => {
    const { lister } = await newDeal(first);
    const again = await logInAgain(first, lister);
    const [oldest, next] = [await listenAt(1, lister), await listenAt(1, again)];
    for (const ear of [oldest, next]) await ear.unread(1);
    for (let count = 0; count < 19; count++) await logInAgain(first, lister);
    while (await oldest.next());
    await again.ask(readNotices, {});
    await next.unread(0);
    expect((await listenAt(0, lister)).status).toBe(401);
  });

  it('is bounded in number: the sixth of a player ends the first', async () => {
    const { lister, maker, target } = await newDeal(first);
    const open: Ear[] = [];
    for (let count = 0; count < 6; count++) open.push(await listenAt(0, lister));
    const [oldest, ...others] = open;
    while (await oldest!.next());
    await offerFor(maker, target, [1]);
    for (const ear of others) expect((await ear.notice())?.id).toBe('2');
  });

  it('is described to HEAD without being opened', async () => {
    const { lister } = await newDeal(first);
    const ask = (token: string) =>
      fetch(addresses[0] + gameEvents.path, {
        method: 'HEAD',
        headers: { authorization: `Bearer ${token}` },
      });
    const answer = await ask(lister.token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ask('')).status).toBe(401);
  });

  it('that is asked for just before the server closes ends with it', async () => {
    const { lister } = await newDeal(first);
    const third = await startServer({ database: home });
    const address = await listenOn(third);
    const blocker = new pg.Client({ connectionString: home.url });
    await blocker.connect();
    await blocker.query('begin; lock table notices in access exclusive mode');
    const asked = hear(address, lister.token);
    const waiting = () =>
      first.sql(`select pid from pg_locks where not granted and relation = 'notices'::regclass`);
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    const closed = third.close();
    await expect.poll(() => third.app.server.listening).toBe(false);
    await blocker.query('commit');
    await blocker.end();
    const ear = await asked;
    while (await ear.next());
    await closed;
  });

  it('does not keep the server from closing', async () => {
    const { lister } = await newDeal(first);
    const third = await startServer({ database: home });
    const ear = await hear(await listenOn(third), lister.token);
    await ear.unread(1);
    await third.close();
    let last = await ear.next();
    // The news of the deal may come once more, behind the count that was read at the beginning.
    while (last?.event === 'unread') last = await ear.next();
    expect(last).toBeNull();
  });
});
