import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { purchase } from '../../../contract/mart.ts';
import { health } from '../../../contract/operations.ts';
import { connect, type Database } from '../../../server/database/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../../server/database/embedded.ts';
import { isOutage } from '../../../server/database/errors.ts';
import { transact } from '../../../server/database/transaction.ts';
import { freeze, madeData, thaw } from '../../support/database/embedded.ts';
import { newPlayer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

/** Shorter than on a real server, but long enough for a busy machine. Times in milliseconds. */
const LIMITS = { connections: 4, connect: 5000, statement: 5000, health: 4000 };

const folder = mkdtempSync(join(tmpdir(), 'emberwild-hangs-'));
let embedded: EmbeddedDatabase;
let server: TestServer;
let database: Database;
let player: Player;
let frozen: number[] = [];
beforeAll(async () => {
  embedded = await startEmbedded({ folder: madeData(join(folder, 'data')), tell: () => undefined });
  const url = embedded.url();
  const home = { url };
  server = await startServer({ database: home, limits: LIMITS });
  database = connect(url, () => undefined, LIMITS);
  player = await newPlayer(server);
});
afterAll(async () => {
  thaw(frozen);
  await database.close();
  await server.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Freezes all processes of PostgreSQL; the system still accepts connections and bytes for them. */
const stopDatabase = (): void => {
  frozen = freeze(embedded.pid()!);
};
const goOn = (): void => {
  thaw(frozen);
  frozen = [];
};
const untilHealthy = () =>
  expect.poll(async () => (await server.ask(health)).status, { timeout: 20_000 }).toBe(200);

it('freezes a program that starts and ends processes all the time', async () => {
  const times = Array.from({ length: 30 }, (_, at) => `0.${10 + at}`).join(' ');
  const program = spawn('sh', ['-c', `while :; do for time in ${times}; do sleep $time & done; wait; done`]);
  const statesOf = (pid: number): string[] =>
    execFileSync('ps', ['-A', '-o', 'ppid=,pid=,stat='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([parent, own]) => [parent, own].includes(`${pid}`))
      .map(([, , state = '']) => state[0]!);
  try {
    for (let time = 0; time < 5; time++) {
      const stopped = freeze(program.pid!);
      // T is stopped, and Z has ended before.
      expect(statesOf(program.pid!).filter((state) => !'TZ'.includes(state))).toEqual([]);
      thaw(stopped);
    }
  } finally {
    program.kill('SIGKILL');
  }
});

describe('a database that hangs', { timeout: 60_000 }, () => {
  it('is answered with 503 by health, reading and buying, and serves again by itself when it goes on', async () => {
    const before = (await player.ask(getProfile)).body.profile;
    stopDatabase();
    const answers = await Promise.all([
      server.ask(health),
      player.ask(getProfile),
      player.ask(purchase, { items: { nball: 1 } }),
    ]);
    for (const { status, refusal } of answers) expect([status, refusal.code]).toEqual([503, 'unavailable']);
    goOn();
    await untilHealthy();
    expect((await player.ask(getProfile)).body.profile).toEqual(before);
    expect((await player.ask(purchase, { items: { nball: 1 } })).status).toBe(200);
  });

  it('is answered with 503 where more calls come than there are connections, and none of these is used again', async () => {
    const pids = async () =>
      (
        await server.sql<{ pid: number }>(
          `select pid from pg_stat_activity where application_name = 'emberwild' order by pid`,
        )
      ).map(({ pid }) => pid);
    await Promise.all(Array.from({ length: 8 }, () => player.ask(getProfile)));
    const before = await pids();
    stopDatabase();
    const answers = await Promise.all(Array.from({ length: 12 }, () => player.ask(getProfile)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(503));
    goOn();
    await untilHealthy();
    const kept = async () => (await pids()).filter((pid) => before.includes(pid));
    await expect.poll(kept, { timeout: 10_000 }).toEqual([]);
  });

  it('leaves nothing of a transaction that it hung in, and its connection is not used again', async () => {
    const { coins } = (await player.ask(getProfile)).body.profile;
    const pid = { text: 'select pg_backend_pid() as pid' };
    const { rows: before } = await database.pool.query<{ pid: number }>(pid);
    const hung = transact(database, async (transaction) => {
      await transaction.execute(`update players set coins = coins + 7`);
      stopDatabase();
      await transaction.execute(`update players set coins = coins + 7`);
    });
    const failure = await hung.catch((error: unknown) => error);
    expect(isOutage(failure)).toBe(true);
    goOn();
    await untilHealthy();
    const { rows: after } = await database.pool.query<{ pid: number }>(pid);
    expect(after[0]!.pid).not.toBe(before[0]!.pid);
    expect((await player.ask(getProfile)).body.profile.coins).toBe(coins);
  });

  it('does not keep the commit of a transaction waiting for longer than any other statement', async () => {
    const hung = transact(database, async (transaction) => {
      await transaction.execute('select 1');
      stopDatabase();
    });
    const failure = await hung.catch((error: unknown) => error);
    expect(isOutage(failure)).toBe(true);
    // Later statements on the same connection, such as the rollback, must not wait again.
    expect(String((failure as Error).cause)).toContain('Query read timeout');
    goOn();
    await untilHealthy();
  });
});
