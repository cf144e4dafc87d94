import { connect as openSocket } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { chooseAvatar, getProfile, login } from '../../../contract/auth.ts';
import { chooseStarter, getTeam, mapMove, startWildBattle } from '../../../contract/game.ts';
import { getRecord } from '../../../contract/journal.ts';
import { gameEvents } from '../../../contract/notices.ts';
import { grant, health } from '../../../contract/operations.ts';
import { connect } from '../../../server/database/connect.ts';
import { isOutage } from '../../../server/database/errors.ts';
import { transact } from '../../../server/database/transaction.ts';
import { NOTICE_CHANNEL } from '../../../server/domain/trades/notices.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { newDatabase } from '../../support/database/database.ts';
import { hear, listenOn } from '../../support/events.ts';
import { holdPlayer } from '../../support/hold.ts';
import { meet, newChampion, newPlayer, newTrainer } from '../../support/player.ts';
import { startServer } from '../../support/server.ts';

const NEWCOMER_COINS = 500;

/** For calls that are to wait until the test lets them go on, however late a busy machine does. */
const PATIENT = '?lock_timeout=20000';

/** A logger that keeps its lines, except the line of each request. */
function listeningLogger() {
  const lines: Record<string, unknown>[] = [];
  const write = (text: string): void => {
    const line = JSON.parse(text);
    if (line.msg !== 'answered') lines.push(line);
  };
  return { lines, logger: pino({ level: 'debug', base: null, timestamp: false }, { write }) };
}

describe('a database in trouble', () => {
  it('attack 48: a full disk is answered with 503 and changes nothing', async () => {
    const server = await startServer();
    const player = await newTrainer(server);
    const newcomer = await newPlayer(server);
    const before = await server.sql('select * from players order by id');
    await server.sql(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    for (const table of ['players', 'coin_ledger', 'pokedex_entries']) {
      await server.sql(
        `create trigger full_disk before insert or update on ${table} execute function full_disk()`,
      );
    }
    for (const answer of [
      await player.ask(mapMove, { dir: 's' }),
      await newcomer.ask(chooseStarter, { pokemons: ['podkin'] }),
    ]) {
      expect([answer.status, answer.refusal.code]).toEqual([503, 'unavailable']);
    }
    for (const table of ['players', 'coin_ledger', 'pokedex_entries']) {
      await server.sql(`drop trigger full_disk on ${table}`);
    }
    expect(await server.sql('select * from players order by id')).toEqual(before);
    expect((await newcomer.ask(getTeam)).body.pokemons).toEqual([]);
    expect((await player.ask(mapMove, { dir: 's' })).status).toBe(200);
    await server.close();
  });

  it('attack 48: a pool used up by a stuck player is answered with 503 and recovers', async () => {
    const { url, drop } = await newDatabase();
    const server = await startServer({ database: { url: `${url}?lock_timeout=300` } });
    const player = await newChampion(server);
    await meet(server, player);
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from players for update');
    const answers = await Promise.all(Array.from({ length: 30 }, () => player.ask(startWildBattle)));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(503));
    await blocker.query('rollback');
    await blocker.end();
    expect((await player.ask(startWildBattle)).status).toBe(200);
    await server.close();
    await drop();
  });

  it('serves others while calls of one player wait for each other, however few connections there are', async () => {
    const { url, drop } = await newDatabase();
    const server = await startServer({ database: { url: `${url}${PATIENT}` }, limits: { connections: 3 } });
    const [busy, other] = [await newPlayer(server), await newPlayer(server)];
    const hold = await holdPlayer(server, busy);
    const burst = Array.from({ length: 60 }, () => busy.ask(chooseAvatar, { look: 'gardener' }));
    await hold.untilWaitedFor();
    expect((await other.ask(chooseAvatar, { look: 'gardener' })).status).toBe(200);
    await hold.commit();
    expect((await Promise.all(burst)).map(({ status }) => status)).toEqual(Array(60).fill(200));
    await server.close();
    await drop();
  });

  it('serves others while many calls of one player read slowly', async () => {
    const { url, drop } = await newDatabase();
    const server = await startServer({ database: { url: `${url}${PATIENT}` } });
    const [busy, other] = [await newPlayer(server), await newPlayer(server)];
    const blocker = new pg.Client({ connectionString: server.url });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('lock table battle_counts, player_streaks, gym_victories in access exclusive mode');
    const burst = Array.from({ length: 40 }, () => busy.ask(getRecord));
    const waiting = () =>
      server.sql(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
    expect((await other.ask(chooseAvatar, { look: 'gardener' })).status).toBe(200);
    await blocker.query('commit');
    await blocker.end();
    expect((await Promise.all(burst)).map(({ status }) => status)).toEqual(Array(40).fill(200));
    await server.close();
    await drop();
  });

  it('connections that are all at work are told from an outage in the log', async () => {
    const { url, drop } = await newDatabase();
    const { lines, logger } = listeningLogger();
    const server = await startServer({
      database: { url: `${url}${PATIENT}` },
      limits: { connections: 1, connect: 2000 },
      logger,
    });
    const [busy, other] = [await newPlayer(server), await newPlayer(server)];
    const watcher = await startServer({ database: { url } });
    const hold = await holdPlayer({ ...server, sql: watcher.sql }, busy);
    const held = busy.ask(chooseAvatar, { look: 'gardener' });
    await hold.untilWaitedFor();
    expect((await other.ask(getProfile)).status).toBe(503);
    expect(lines).toMatchObject([
      { level: 50, call: getProfile.name, msg: 'No connection became free in time' },
    ]);
    await hold.commit();
    expect((await held).status).toBe(200);
    expect((await other.ask(getProfile)).status).toBe(200);
    await watcher.close();
    await server.close();
    await drop();
  });

  it('a slow statement for a stream of events is logged with its call', async () => {
    const { url, drop } = await newDatabase();
    const { lines, logger } = listeningLogger();
    const server = await startServer({ database: { url: `${url}?lock_timeout=300` }, logger });
    const player = await newPlayer(server);
    const ear = await hear(await listenOn(server), player.token);
    await ear.unread(0);
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('lock table notice_counters in access exclusive mode');
    await server.sql('select pg_notify($1, id::text) from players', [NOTICE_CHANNEL]);
    await expect
      .poll(() => lines, { timeout: 10_000 })
      .toContainEqual({
        level: 40,
        call: gameEvents.name,
        code: '55P03',
        msg: 'A statement waited too long for a lock',
      });
    await blocker.query('rollback');
    await blocker.end();
    ear.close();
    await server.close();
    await drop();
  });

  it('a statement that waits too long for a lock is no outage: it has its own line, and its connection is kept', async () => {
    const { url, drop } = await newDatabase();
    const { lines, logger } = listeningLogger();
    const server = await startServer({
      database: { url: `${url}?lock_timeout=300` },
      limits: { connections: 1 },
      logger,
    });
    const player = await newPlayer(server);
    const pid = () => server.sql('select pg_backend_pid() as pid');
    const before = await pid();
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from players for update');
    for (const [call, body] of [
      [chooseAvatar, { look: 'gardener' }],
      [chooseStarter, { pokemons: ['podkin'] }],
    ] as const) {
      const { status, refusal } = await player.ask(call, body);
      expect([status, refusal.code]).toEqual([503, 'unavailable']);
      expect(lines.splice(0)).toMatchObject([
        { level: 40, call: call.name, code: '55P03', msg: 'A statement waited too long for a lock' },
      ]);
      expect(await pid()).toEqual(before);
    }
    await blocker.query('rollback');
    await blocker.end();
    expect((await player.ask(chooseStarter, { pokemons: ['podkin'] })).status).toBe(200);
    await server.close();
    await drop();
  });

  it('a statement that takes too long is no outage: it has its own line, and its connection is kept', async () => {
    const { url, drop } = await newDatabase();
    const { lines, logger } = listeningLogger();
    const server = await startServer({
      database: { url: `${url}?statement_timeout=2000` },
      limits: { connections: 1 },
      logger,
    });
    const player = await newPlayer(server);
    await server.sql(`create function slow() returns trigger language plpgsql as
      $$ begin perform pg_sleep(60); return new; end $$`);
    await server.sql('create trigger slow before update on players for each row execute function slow()');
    const pid = () => server.sql('select pg_backend_pid() as pid');
    const before = await pid();
    const { status, refusal } = await player.ask(chooseAvatar, { look: 'gardener' });
    expect([status, refusal.code]).toEqual([503, 'unavailable']);
    expect(lines).toMatchObject([
      { level: 40, call: chooseAvatar.name, code: '57014', msg: 'A statement took too long' },
    ]);
    expect(await pid()).toEqual(before);
    await server.close();
    await drop();
  });

  it('a client that goes away in the middle of its request is no outage', async () => {
    const { lines, logger } = listeningLogger();
    const server = await startServer({ logger });
    const { port } = new URL(await listenOn(server));
    lines.length = 0;
    const socket = openSocket(Number(port), '127.0.0.1');
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: game\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 60\r\n\r\n{"username":"', () => socket.destroy());
    await expect
      .poll(() => lines)
      .toMatchObject([{ level: 20, call: login.name, msg: 'The client went away' }]);
    await server.close();
  });

  it('attack 48: a connection cut between two statements of a transaction ends that one alone', async () => {
    const { url, drop } = await newDatabase();
    const database = connect(url, () => undefined);
    const cutter = new pg.Client({ connectionString: url });
    await cutter.connect();
    const cut = transact(database, async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await cutter.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
      await cutter.query('select 1');
      await transaction.execute('select 1');
    });
    expect(isOutage(await cut.catch((error: unknown) => error))).toBe(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await cutter.end();
    await database.close();
    await drop();
  });

  it('a connection serves a bounded number of statements, then another one takes its place', async () => {
    const { url, drop } = await newDatabase();
    const lost: Error[] = [];
    const database = connect(url, (error) => lost.push(error), { uses: 3 });
    const served: number[] = [];
    for (let count = 0; count < 7; count++) {
      const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
      served.push(rows[0]!.pid);
    }
    const [first, second, third] = [served[0], served[3], served[6]];
    expect(served).toEqual([first, first, first, second, second, second, third]);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(lost).toEqual([]);
    await database.close();
    await drop();
  });

  it('attack 48: an outage is logged once a second, not once a request', async () => {
    const { url, drop } = await newDatabase();
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const server = await startServer({ database: { url }, logger });
    await drop();
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    for (let count = 0; count < 5; count++) expect((await server.ask(health)).status).toBe(503);
    for (let count = 0; count < 5; count++) {
      expect((await server.ask(login, { username: 'Somebody', password: 'a password' })).status).toBe(503);
    }
    expect(lines).toEqual([expect.stringMatching(/"call":"health".*The database does not serve/)]);
    now.mockReturnValue(1_001_000);
    await server.ask(login, { username: 'Somebody', password: 'a password' });
    expect(lines).toHaveLength(2);
    now.mockRestore();
    await server.close();
  });

  it('attack 48: a clock that was a day off ends no session, repeats no grant and frees no tries', async () => {
    const server = await startServer({ config: { rateLimit: true } });
    const player = await newTrainer(server);
    const gift = { username: player.name, coins: 9 };
    const key = { 'idempotency-key': 'a-day-off' };
    const guess = async () =>
      (await server.ask(login, { username: player.name, password: 'a wrong guess' })).status;
    const first = await server.askWith(ADMIN_TOKEN)(grant, gift, key);
    for (let count = 0; count < 10; count++) expect(await guess()).toBe(401);
    for (const days of [1, -1]) {
      vi.setSystemTime(Date.now() + days * 86_400_000);
      for (const [table, column] of [
        ['sessions', 'used_at'],
        ['idempotency_keys', 'created_at'],
      ]) {
        await server.sql(`update ${table} set ${column} = now() - $1 * interval '1 day'`, [days]);
      }
      expect((await player.ask(getProfile)).status).toBe(200);
      expect((await server.askWith(ADMIN_TOKEN)(grant, gift, key)).body).toEqual(first.body);
      expect(await guess()).toBe(429);
      vi.useRealTimers();
    }
    expect((await player.ask(getProfile)).body.profile.coins).toBe(NEWCOMER_COINS + 9);
    await server.close();
  });

  it('attack 48: connections that PostgreSQL has cut are replaced', async () => {
    const server = await startServer();
    const player = await newTrainer(server);
    await Promise.all(Array.from({ length: 10 }, () => player.ask(getProfile)));
    const cutter = new pg.Client({ connectionString: server.url });
    await cutter.connect();
    await cutter.query(
      // Waits until each connection has ended: one that ended later could break the last request.
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await cutter.end();
    const answers = await Promise.all(Array.from({ length: 30 }, () => player.ask(getProfile)));
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect((await player.ask(getProfile)).status).toBe(200);
    await server.close();
  });
});
