import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getTeam } from '../../../contract/game.ts';
import { health } from '../../../contract/operations.ts';
import { accountFor } from '../../../server/database/embedded/account.ts';
import { findBinaries } from '../../../server/database/embedded/binaries.ts';
import { initialise } from '../../../server/database/embedded/initialise.ts';
import { launchSurely } from '../../../server/database/embedded/launchSurely.ts';
import { placeIn } from '../../../server/database/embedded/place.ts';
import { commandLine, readPostmaster, runs } from '../../../server/database/embedded/postmaster.ts';
import { stopChild } from '../../../server/database/embedded/stop.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { askEmbedded, madeData, portOf, postmasterOf, takePort } from '../../support/database/embedded.ts';
import { COINS_OF_GRANT, type Promised, placeOf, play, recruit } from '../../support/load.ts';
import { end, endAll, type ServerProcess, startProcess } from '../../support/process.ts';
import { askRemote, remoteTrainer } from '../../support/remote.ts';

const folder = mkdtempSync(join(tmpdir(), 'emberwild-faults-'));
afterEach(endAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = ['Runner A', 'Runner B', 'Runner C', 'Runner D'];
const NEWCOMER_COINS = 500;
const start = (data: string): Promise<ServerProcess> =>
  startProcess({ DATA_DIR: data, RATE_LIMIT: 'off', ADMIN_TOKEN, LOG_LEVEL: 'silent' });

interface Account {
  readonly username: string;
  readonly coins: number;
  readonly ledger: number;
  readonly steps: number;
  readonly creatures: number;
}
const accounts = (data: string): Promise<Account[]> =>
  askEmbedded<Account & Record<string, unknown>>(
    data,
    `select username, coins::int, steps::int,
      (select sum(amount)::int from coin_ledger l where l.player_id = p.id) as ledger,
      (select count(*)::int from creatures c where c.player_id = p.id) as creatures
     from players p order by username`,
  );

const within = (value: number, least: number, unknown: number): void => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(least + unknown);
};

/** Expects that answered requests were done once, and unanswered ones completely or not at all. */
async function expectKept(address: string, data: string, players: readonly Promised[]): Promise<void> {
  const found = await accounts(data);
  expect(found.map(({ username }) => username)).toEqual(players.map(({ name }) => name));
  for (const [index, player] of players.entries()) {
    const account = found[index]!;
    expect(account.coins).toBe(account.ledger);
    const grants = account.creatures - 1;
    within(grants, player.grants, player.unknownGrants);
    expect(account.coins).toBe(NEWCOMER_COINS + COINS_OF_GRANT * grants);
    within(account.steps, player.steps, player.unknownSteps);
    if (player.place) expect(await placeOf(address, player)).toEqual(player.place);
  }
  expect(players.reduce((sum, { steps, grants }) => sum + steps + grants, 0)).toBeGreaterThan(100);
}

const untilHealthy = (address: string): Promise<void> =>
  expect.poll(async () => (await askRemote(address, '', health))?.status, { timeout: 60_000 }).toBe(200);

/** Process id of the PostgreSQL that runs on a data folder; null while none is ready. */
function upOn(data: string): number | null {
  const postmaster = readPostmaster(join(data, 'postgres'));
  return postmaster?.ready && commandLine(postmaster.pid).includes(data) ? postmaster.pid : null;
}

describe('the embedded PostgreSQL', { timeout: 90_000 }, () => {
  // The operating system keeps what a killed process has written. Tests cannot show whether data would survive a crash
  // of the machine; these settings are there for that.
  it('is started so that every commit is on the disk before it is answered, also where the folder says otherwise', async () => {
    const data = madeData(join(folder, 'durable'));
    await end(await start(data), 'SIGTERM');
    const off = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name} = off\n`);
    appendFileSync(join(data, 'postgres', 'postgresql.conf'), off.join(''));
    const server = await start(data);
    const settings = await askEmbedded(
      data,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`,
    );
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    expect(await end(server, 'SIGTERM')).toBe(0);
  });

  it('attack 48: is started anew if one of its processes is killed, and is not left to repair itself', async () => {
    const data = madeData(join(folder, 'one-killed'));
    const server = await start(data);
    const token = await remoteTrainer(server.address, 'One killed');
    const before = postmasterOf(data);
    const [backend] = await askEmbedded<{ pid: number }>(
      data,
      `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
    );
    process.kill(backend!.pid, 'SIGKILL');
    await expect.poll(() => runs(before), { timeout: 20_000 }).toBe(false);
    await untilHealthy(server.address);
    expect((await askRemote(server.address, token, getTeam))?.body.pokemons).toHaveLength(1);
    expect(await end(server, 'SIGTERM')).toBe(0);
  });
});

describe('under load', { timeout: 90_000 }, () => {
  it('attack 48: kill -9 of the server loses no answered change; the next start stops the orphaned PostgreSQL', async () => {
    const data = madeData(join(folder, 'server-killed'));
    const first = await start(data);
    const players = await recruit(first.address, NAMES);
    const orphan = postmasterOf(data);
    let dead = false;
    await play(
      first.address,
      players,
      () => dead,
      (answered) => {
        if (answered > 150 && !dead) {
          dead = true;
          first.child.kill('SIGKILL');
        }
      },
    );
    await end(first, 'SIGKILL');
    const second = await start(data);
    expect(postmasterOf(data)).not.toBe(orphan);
    expect(runs(orphan)).toBe(false);
    await expectKept(second.address, data, players);
    expect(await end(second, 'SIGTERM')).toBe(0);
  });

  it('attack 48: kill -9 of PostgreSQL loses no answered change; the server starts it again by itself', async () => {
    const data = madeData(join(folder, 'postgres-killed'));
    const server = await start(data);
    const players = await recruit(server.address, NAMES);
    const killed = new Set<number>();
    let up: number | null = null;
    await play(
      server.address,
      players,
      () => killed.size === 3 && up !== null,
      (answered) => {
        up = upOn(data);
        if (up === null || killed.size === 3 || answered < 60 * (killed.size + 1)) return;
        killed.add(up);
        process.kill(up, 'SIGKILL');
        up = null;
      },
    );
    await untilHealthy(server.address);
    await expectKept(server.address, data, players);
    expect(await end(server, 'SIGTERM')).toBe(0);
  });

  it('attack 48: kill -9 of both at once loses no answered change', async () => {
    const data = madeData(join(folder, 'both-killed'));
    const first = await start(data);
    const players = await recruit(first.address, NAMES);
    let dead = false;
    await play(
      first.address,
      players,
      () => dead,
      (answered) => {
        if (answered < 150 || dead) return;
        dead = true;
        process.kill(postmasterOf(data), 'SIGKILL');
        first.child.kill('SIGKILL');
      },
    );
    await end(first, 'SIGKILL');
    const second = await start(data);
    await expectKept(second.address, data, players);
    expect(await end(second, 'SIGTERM')).toBe(0);
  });

  it('attack 48: a number that another process has got since the crash does not keep PostgreSQL from starting', async () => {
    const data = madeData(join(folder, 'number-taken'));
    await end(await start(data), 'SIGTERM');
    const cluster = join(data, 'postgres');
    const { uid, gid } = statSync(cluster);
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    const file = join(cluster, 'postmaster.pid');
    writeFileSync(file, `${other.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n 1 1\nready\n`);
    const server = await start(data);
    expect(runs(other.pid!)).toBe(true);
    other.kill();
    expect(await end(server, 'SIGTERM')).toBe(0);
  });

  it('a port that somebody else has taken while PostgreSQL was down does not keep it from starting', async () => {
    const data = madeData(join(folder, 'port-taken'));
    const server = await start(data);
    const token = await remoteTrainer(server.address, 'Port taken');
    const { port, giveBack } = await takePort(server, data);
    await untilHealthy(server.address);
    expect(portOf(data)).not.toBe(port);
    expect((await askRemote(server.address, token, getTeam))?.body.pokemons).toHaveLength(1);
    expect(await end(server, 'SIGTERM')).toBe(0);
    giveBack();
  });

  it('a port that somebody else takes just before PostgreSQL starts is replaced, however long the start has taken', async () => {
    const data = join(folder, 'port-taken-first');
    const account = accountFor(data);
    mkdirSync(data);
    const place = placeIn(data, await findBinaries(), account);
    await initialise(place);
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const launched = await launchSurely(place, port, {}, { timeout: 0, over: () => false });
    expect(launched.port).not.toBe(port);
    expect(portOf(data)).toBe(launched.port);
    await stopChild(place, launched.child);
    other.close();
  });

  it('attack 48: a stop signal lets running requests finish and leaves nothing running', async () => {
    const data = madeData(join(folder, 'stopped'));
    const first = await start(data);
    const players = await recruit(first.address, NAMES);
    const postgres = postmasterOf(data);
    let stopped: Promise<number | null> | undefined;
    await play(
      first.address,
      players,
      () => stopped !== undefined,
      (answered) => {
        if (answered > 150) stopped ??= end(first, 'SIGTERM');
      },
    );
    expect(await stopped).toBe(0);
    expect(runs(postgres)).toBe(false);
    const second = await start(data);
    await expectKept(second.address, data, players);
    await end(second, 'SIGTERM');
  });
});
