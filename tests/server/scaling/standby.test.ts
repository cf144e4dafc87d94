import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAvatar, signup } from '../../../contract/auth.ts';
import { mapMove, mapRequest } from '../../../contract/game.ts';
import { getRecord } from '../../../contract/journal.ts';
import { getTradeHistory, tradeMarket } from '../../../contract/trades.ts';
import { connect, type Database, type DatabaseOptions } from '../../../server/database/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../../server/database/embedded.ts';
import { NO_PLAYER, STANDBY_LIMITS, Standby } from '../../../server/database/standby/standby.ts';
import { tidy } from '../../../server/database/tidy.ts';
import { REPLICATION, startStandby, waitForNoStandby } from '../../support/chaos/standby.ts';
import { freeze, madeData, thaw } from '../../support/database/embedded.ts';
import { hear, listenOn } from '../../support/events.ts';
import { newPlayer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { accepts, listOne, newDeal, newTrader } from '../../support/trade.ts';

const SETTINGS = { ...REPLICATION, fsync: 'off', full_page_writes: 'off' };
const folder = mkdtempSync(join(tmpdir(), 'emberwild-standby-'));
let primary: EmbeddedDatabase;
let copy: EmbeddedDatabase;
/** Connections of the two servers and of the test. */
const databases: Database[] = [];
const standbys: Standby[] = [];
let first: TestServer;
let second: TestServer;
let reader: Database;
let writer: Database;
/** The clock of the servers stands still, so that a standby that does not follow grows no older by itself. */
let now = 1000;

const open = (url: string, limits: DatabaseOptions = {}): Database => {
  const database = connect(url, () => undefined, limits);
  databases.push(database);
  return database;
};

async function startReading(): Promise<TestServer> {
  const standby = new Standby(
    open(primary.url()),
    open(copy.url(), STANDBY_LIMITS),
    () => undefined,
    () => now,
  );
  standbys.push(standby);
  return startServer({
    database: { url: primary.url() },
    staleReads: standby,
  });
}

beforeAll(async () => {
  const [from, to] = [madeData(join(folder, 'primary')), join(folder, 'copy')];
  primary = await startEmbedded({ folder: from, settings: SETTINGS, tell: () => undefined });
  copy = await startStandby(primary, from, to, SETTINGS);
  reader = open(copy.url());
  writer = open(primary.url());
  first = await startReading();
  second = await startReading();
});
afterAll(async () => {
  await first.close();
  await second.close();
  await Promise.all(databases.map((database) => database.close()));
  // A primary that waits for its standby would not stop cleanly.
  await primary.stop();
  await copy.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the standby has everything, and lets the servers know. */
async function catchUp(): Promise<void> {
  const [{ written } = { written: '' }] = await first.sql<{ written: string }>(
    'select pg_current_wal_lsn()::text as written',
  );
  const has = async () =>
    (await reader.pool.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [written])).rows[0].has;
  await expect.poll(has, { timeout: 20_000 }).toBe(true);
  for (const standby of standbys) await standby.compare();
  await noteForLong();
}

/** As if changes had been noted without a gap for longer than a standby may be behind. */
const noteForLong = () =>
  first.sql(`update player_changes set changed_at = changed_at - interval '7 s' where player_id = $1`, [
    NO_PLAYER,
  ]);

/** The standby receives changes and does not show them until `resume`. */
async function pause(): Promise<void> {
  await reader.pool.query('select pg_wal_replay_pause()');
  const state = async () =>
    (await reader.pool.query('select pg_get_wal_replay_pause_state() as state')).rows[0].state;
  await expect.poll(state, { timeout: 20_000 }).toBe('paused');
}
const resume = () => reader.pool.query('select pg_wal_replay_resume()');

const found = async ({ ask }: Player): Promise<number> => (await ask(tradeMarket)).body.count;
const lookOf = async ({ token }: Player, server: TestServer): Promise<string> =>
  (await server.askWith(token)(getRecord)).body.look;

it('are forgotten: the marks of players who have changed something', async () => {
  const player = await newPlayer(first);
  await player.ask(chooseAvatar, { look: 'gardener' });
  const marks = () => first.sql('select player_id from player_changes where player_id <> $1', [NO_PLAYER]);
  await tidy(writer);
  expect(await marks()).toHaveLength(1);
  await first.sql(`update player_changes set changed_at = changed_at - interval '1 minute'`);
  await tidy(writer);
  expect(await marks()).toEqual([]);
});

describe('a standby that is read', { timeout: 60_000 }, () => {
  it('shows others a change when it has it, or after five seconds the primary does', async () => {
    const [lister, other] = [await newTrader(first), await newPlayer(first)];
    await catchUp();
    const before = await found(other);
    await pause();
    await listOne(lister);
    expect(await found(other)).toBe(before);
    now += 5001;
    expect(await found(other)).toBe(before + 1);
    await resume();
    await catchUp();
    await pause();
    await listOne(lister, 1);
    expect(await found(other)).toBe(before + 1);
    await resume();
  });

  it('never shows players less than they have changed themselves, on whichever server', async () => {
    const player = await newPlayer(first);
    await catchUp();
    const before = await lookOf(player, second);
    await pause();
    await player.ask(chooseAvatar, { look: before === 'gardener' ? 'scholar' : 'gardener' });
    const after = await lookOf(player, first);
    expect(after).not.toBe(before);
    expect(await lookOf(player, second)).toBe(after);
    // Later the standby is read again; here it still has what was before.
    await first.sql(`update player_changes set changed_at = changed_at - interval '7 s'`);
    expect(await lookOf(player, second)).toBe(before);
    await resume();
  });

  it('shows players what they were told of, though another player has done it', async () => {
    const { lister, maker, answer } = await newDeal(first);
    const ear = await hear(await listenOn(first), maker.token);
    await ear.unread(0);
    await catchUp();
    await pause();
    // Nothing that the player has done counts any more.
    await first.sql('delete from player_changes where player_id <> $1', [NO_PLAYER]);
    const trades = async ({ token }: Player) => (await second.askWith(token)(getTradeHistory)).body.count;
    expect(await accepts(lister, answer)).toBe(200);
    while ((await ear.notice())?.kind !== 'accepted');
    expect(await trades(maker)).toBe(1);
    expect(await trades(lister)).toBe(1);
    ear.close();
    await resume();
  });

  it('shows players the steps that they have just taken, which are not noted', async () => {
    const player = await newPlayer(first);
    await catchUp();
    await pause();
    await first.sql('delete from player_changes where player_id <> $1', [NO_PLAYER]);
    const steps = async () => (await player.ask(getRecord)).body.steps;
    const before = await steps();
    const { availablePos } = (await player.ask(mapRequest, { mapName: 'green_land' })).body;
    await first.sql('delete from player_changes where player_id <> $1', [NO_PLAYER]);
    const dir = (['n', 'e', 's', 'w'] as const).find((one) => availablePos[one])!;
    expect((await player.ask(mapMove, { dir })).status).toBe(200);
    expect(await steps()).toBe(before + 1);
    await resume();
  });

  it('is not read after a crash of the primary, until changes have been noted for six seconds again', async () => {
    const player = await newPlayer(first);
    await catchUp();
    await pause();
    const before = await lookOf(player, second);
    await player.ask(chooseAvatar, { look: before === 'gardener' ? 'scholar' : 'gardener' });
    const after = await lookOf(player, first);
    // What a crash leaves of an unlogged table.
    await first.sql('truncate player_changes');
    expect(await lookOf(player, second)).toBe(after);
    for (const standby of standbys) await standby.compare();
    expect(await lookOf(player, second)).toBe(after);
    await noteForLong();
    expect(await lookOf(player, second)).toBe(before);
    await resume();
  });

  it('is waited for in vain while a change cannot be noted: the change is asked for again, and done once', async () => {
    const player = await newPlayer(first);
    await first.sql(`alter table player_changes rename to changes_of_players`);
    const key = { 'idempotency-key': 'dressed-once' };
    const choose = () => player.ask(chooseAvatar, { look: 'gardener' }, key);
    expect((await choose()).status).toBe(500);
    await first.sql(`alter table changes_of_players rename to player_changes`);
    const { status, headers } = await choose();
    expect([status, headers['idempotent-replayed']]).toEqual([200, 'true']);
  });

  it('holds nobody up while it hangs: the primary answers', async () => {
    const player = await newPlayer(first);
    await catchUp();
    const before = await found(player);
    const frozen = freeze(copy.pid()!);
    try {
      // On a connection that is open, and on new ones.
      const replies = await Promise.all(Array.from({ length: 4 }, () => player.ask(tradeMarket)));
      expect(replies.map(({ status, body }) => [status, body.count])).toEqual(
        Array.from({ length: 4 }, () => [200, before]),
      );
    } finally {
      thaw(frozen);
    }
  });

  it('is answered with 503 where a change reaches it, as just after a failover', async () => {
    const lost = await startServer({ database: { url: copy.url() } });
    const { status, refusal } = await lost.ask(signup, { username: 'Too early', password: PASSWORD });
    expect([status, refusal.code]).toEqual([503, 'unavailable']);
    await lost.close();
  });

  it('is not needed: where it is gone, the primary answers', async () => {
    const player = await newPlayer(first);
    await catchUp();
    await waitForNoStandby(primary);
    await copy.stop();
    expect((await player.ask(tradeMarket)).status).toBe(200);
    expect(await lookOf(player, second)).toBe((await player.ask(getRecord)).body.look);
  });
});
