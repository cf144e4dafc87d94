import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getProfile } from '../../contract/auth.ts';
import { chooseStarter, getTeam, mapMove, startWildBattle } from '../../contract/game.ts';
import { health } from '../../contract/operations.ts';
import { runs } from '../../server/database/embedded/postmaster.ts';
import { ADMIN_TOKEN } from '../support/config.ts';
import { newDatabase } from '../support/database.ts';
import { askEmbedded, postmasterOf } from '../support/embedded.ts';
import { COINS_OF_GRANT, type Promised, placeOf, play, recruit } from '../support/load.ts';
import { meet, newChampion, newPlayer, newTrainer } from '../support/player.ts';
import { end, endAll, type ServerProcess, startProcess } from '../support/process.ts';
import { askRemote } from '../support/remote.ts';
import { startServer } from '../support/server.ts';

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

/** Nothing that was answered is lost or doubled; what was not answered was done or not, never by half. */
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

async function untilHealthy(address: string): Promise<void> {
  while ((await askRemote(address, '', health))?.status !== 200);
}

describe('under load', () => {
  it('attack 48: kill -9 of the server loses no answered change; the next start stops the orphaned PostgreSQL', async () => {
    const data = join(folder, 'server-killed');
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
    const data = join(folder, 'postgres-killed');
    const server = await start(data);
    const players = await recruit(server.address, NAMES);
    let kills = 0;
    await play(
      server.address,
      players,
      () => kills === 3,
      (answered) => {
        if (answered < 60 * (kills + 1)) return;
        kills++;
        try {
          process.kill(postmasterOf(data), 'SIGKILL');
        } catch {
          // It is still on its way up from the kill before.
        }
      },
    );
    await untilHealthy(server.address);
    await expectKept(server.address, data, players);
    expect(await end(server, 'SIGTERM')).toBe(0);
  });

  it('attack 48: kill -9 of both at once loses no answered change', async () => {
    const data = join(folder, 'both-killed');
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

  it('attack 48: a stop signal lets running requests finish and leaves nothing running', async () => {
    const data = join(folder, 'stopped');
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
    const server = await startServer({ database: { url: `${url}?lock_timeout=300`, drop } });
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

  it('attack 48: connections that PostgreSQL has cut are replaced', async () => {
    const server = await startServer();
    const player = await newTrainer(server);
    await Promise.all(Array.from({ length: 10 }, () => player.ask(getProfile)));
    const cutter = new pg.Client({ connectionString: server.url });
    await cutter.connect();
    await cutter.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await cutter.end();
    const answers = await Promise.all(Array.from({ length: 30 }, () => player.ask(getProfile)));
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect((await player.ask(getProfile)).status).toBe(200);
    await server.close();
  });
});
