import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.ts';
import { runs } from '../../../server/database/embedded/postmaster.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { newDatabase } from '../../support/database/database.ts';
import { madeData, postmasterOf } from '../../support/database/embedded.ts';
import { oldPostgres } from '../../support/database/oldPostgres.ts';
import { end, endAll, runToTheEnd, startProcess } from '../../support/process.ts';

const NOBODY = 65_534;
const folder = mkdtempSync(join(tmpdir(), 'emberwild-start-'));
afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** A Node option that runs code before the server, for example to replace a function of Node. */
const preloaded = (change: string): string =>
  `--import=data:text/javascript,${encodeURIComponent(
    `import fs from 'node:fs'; import net from 'node:net'; import { syncBuiltinESMExports } from 'node:module'; ${change} syncBuiltinESMExports();`,
  )}`;

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseDirectUrl: null,
      preparedStatements: true,
      rateLimit: true,
      workshop: false,
      guests: true,
      adminToken: null,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      drainSeconds: 0,
    });
    expect(readConfig({ PORT: '', ADMIN_TOKEN: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/game'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_DIRECT_URL', 'localhost'],
    ['DATABASE_DIRECT_URL', 'postgres://localhost/without_database_url'],
    ['DATABASE_READ_URL', 'postgres://localhost/without_database_url'],
    ['PREPARED_STATEMENTS', 'yes'],
    ['RATE_LIMIT', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['WORKSHOP', 'yes'],
    ['GUESTS', 'no'],
    ['METRICS_PORT', 'no'],
    ['METRICS_PORT', '3000'],
    ['DRAIN_SECONDS', '301'],
    ['DRAIN_SECONDS', '1.5'],
    ['ADMIN_TOKEN', 'two words'],
    ['ADMIN_TOKEN', 'x'.repeat(257)],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/33'],
  ])('stops the start with one line when %s is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
  });

  it('never shows a password that is in a wrong DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/game' })).not.toThrow(/secret/);
  });
});

describe('the start', { timeout: 90_000 }, () => {
  it('says in one line which value is wrong', async () => {
    const { code, lines } = await runToTheEnd({ PORT: 'http' });
    expect([code, lines]).toEqual([1, ['PORT must be a number from 0 to 65535, not "http".']]);
  });

  it('says in one line that it cannot listen at an address of another machine', async () => {
    const { url, drop } = await newDatabase();
    const { code, lines } = await runToTheEnd({ HOST: '203.0.113.1', DATABASE_URL: url });
    expect([code, lines]).toEqual([1, ['HOST 203.0.113.1 is no address of this machine.']]);
    await drop();
  });

  it('says in one line that the data folder cannot be one', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const data of [file, join(file, 'below')]) {
      const { code, lines } = await runToTheEnd({ DATA_DIR: data });
      expect([code, lines]).toEqual([
        1,
        [expect.stringMatching(/ cannot be used \(E\w+\)\. Check who owns DATA_DIR, or set another one\.$/)],
      ]);
    }
  });

  it('says in one line that the disk is full', async () => {
    const data = join(folder, 'full');
    const { code, lines } = await runToTheEnd({
      DATA_DIR: data,
      NODE_OPTIONS: preloaded(`fs.writeFileSync = () => {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write', errno: -28 });
      };`),
    });
    expect([code, lines]).toEqual([
      1,
      [`The disk of ${data} is full (ENOSPC). Make room, or set DATA_DIR to a folder elsewhere.`],
    ]);
  });

  it('says in one line that a newer server has changed the tables, and leaves them alone', async () => {
    const { url, drop } = await newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const tables = 'select count(*)::int as count from drizzle.__drizzle_migrations';
    const before = (await client.query(tables)).rows[0].count;
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', 9999999999999)`,
    );
    const { code, lines } = await runToTheEnd({ DATABASE_URL: url });
    expect([code, lines]).toEqual([
      1,
      [
        'The tables of the database are newer than this server, which does not know 1 of their changes. Start the newer version again, or restore a backup from before it.',
      ],
    ]);
    expect((await client.query(tables)).rows[0].count).toBe(before + 1);
    await client.end();
    await drop();
  });

  it('says in one line that the Node is too old', () => {
    const script = `import { checkNode } from './tools/start/node.mjs'; checkNode(process.argv[1]); console.log('fine')`;
    const started = (version: string) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', script, version],
        { cwd: projectRoot, encoding: 'utf8' },
      );
      return [status, stdout + stderr];
    };
    for (const version of ['12.0.0', '18.20.8', '20.18.3']) {
      expect(started(version)).toEqual([1, `Emberwild needs Node 20.19 or newer; this is ${version}.\n`]);
    }
    expect(started('20.19.0')).toEqual([0, 'fine\n']);
  });

  it.each([
    [{ port: '1' }, 'nothing listens at its host and port (ECONNREFUSED)'],
    [{ password: 'not-this-one' }, 'the user or the password is wrong (28P01)'],
    [{ pathname: '/not_this_one' }, 'there is no database of that name (3D000)'],
  ])('says in one line why the database cannot be reached at an address with %j', async (wrong, reason) => {
    const address = Object.assign(new URL(inject('clusterUrl')), wrong);
    const { code, lines } = await runToTheEnd({ DATABASE_URL: address.href });
    expect([code, lines]).toEqual([1, [`The database of DATABASE_URL cannot be reached: ${reason}.`]]);
  });

  it('says in one line that the user of the database may not make tables', async () => {
    const { url, drop } = await newDatabase(null);
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query(`create role guest login password 'guest'`);
    const address = new URL(url);
    [address.username, address.password] = ['guest', 'guest'];
    const { code, lines } = await runToTheEnd({ DATABASE_URL: address.href });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^The tables of DATABASE_URL cannot be brought up to date: permission denied .* \(42501\)\.$/,
      ),
    ]);
    await owner.query('drop role guest');
    await owner.end();
    await drop();
  });

  it('says in one line that PostgreSQL is too old', async () => {
    const old = await oldPostgres('14.13');
    const { code, lines } = await runToTheEnd({ DATABASE_URL: old.url });
    expect([code, lines]).toEqual([1, ['PostgreSQL 15 or newer is needed; DATABASE_URL leads to 14.13.']]);
    old.close();
  });

  it('says in one line that the port is taken, and leaves nothing running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const { url, drop } = await newDatabase();
    const { code, lines } = await runToTheEnd({ PORT: `${port}`, DATABASE_URL: url });
    expect([code, lines]).toEqual([
      1,
      [`Port ${port} is taken. Stop the other server, or set PORT to another number.`],
    ]);
    other.close();
    await drop();
  });

  it('says in one line that the port of the metrics is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const { url, drop } = await newDatabase();
    const { code, lines } = await runToTheEnd({ METRICS_PORT: `${port}`, DATABASE_URL: url });
    expect([code, lines]).toEqual([
      1,
      [`Port ${port} is taken. Stop the other server, or set METRICS_PORT to another number.`],
    ]);
    other.close();
    await drop();
  });

  it('brings an empty database up to date, also when two servers start on it at once', async () => {
    const { url, drop } = await newDatabase(null);
    const servers = await Promise.all([
      startProcess({ DATABASE_URL: url }),
      startProcess({ DATABASE_URL: url }),
    ]);
    for (const { address } of servers) expect((await fetch(`${address}/api/health`)).status).toBe(200);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      'select hash from drizzle.__drizzle_migrations group by hash having count(*) <> 1',
    );
    await client.end();
    expect(rows).toEqual([]);
    await Promise.all(servers.map((server) => end(server, 'SIGTERM')));
    await drop();
  });

  it('with an embedded PostgreSQL refuses a data folder that another live server uses', async () => {
    const data = madeData(join(folder, 'shared'));
    const first = await startProcess({ DATA_DIR: data });
    const { code, lines } = await runToTheEnd({ DATA_DIR: data });
    expect(code).toBe(1);
    expect(lines).toEqual([
      `The data folder ${data} is in use by another running server. Stop that one, or set DATA_DIR.`,
    ]);
    expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
    expect(await end(first, 'SIGHUP')).toBe(0);
    expect(() => readFileSync(join(data, 'postgres', 'postmaster.pid'))).toThrow(/ENOENT/);
    const again = await startProcess({ DATA_DIR: data });
    expect(await end(again, 'SIGINT')).toBe(0);
  });

  it('refuses a data folder that a server in another container uses', async () => {
    const data = join(folder, 'container');
    mkdirSync(data);
    const other = createServer().listen(join(data, 'server.lock'));
    await once(other, 'listening');
    const { code, lines } = await runToTheEnd({ DATA_DIR: data });
    expect([code, lines]).toEqual([1, [expect.stringContaining('is in use by another running server')]]);
    other.close();
  });

  it('keeps the password of the embedded PostgreSQL to the owner', async () => {
    const data = join(folder, 'private');
    const server = await startProcess({ DATA_DIR: data });
    expect(statSync(join(data, 'postgres.password')).mode & 0o077).toBe(0);
    expect(statSync(join(data, 'postgres')).mode & 0o077).toBe(0);
    expect(readFileSync(join(data, 'postgres.password'), 'utf8')).toMatch(/^[\w-]{32}$/);
    await end(server, 'SIGTERM');
  });

  it('stops its PostgreSQL also where something before that fails, and says so', async () => {
    const data = madeData(join(folder, 'cannot-close'));
    const server = await startProcess({
      DATA_DIR: data,
      NODE_OPTIONS: preloaded(`
        const { write } = net.Socket.prototype;
        const isFarewell = (data) => data.length === 5 && data[0] === 'X'.charCodeAt(0);
        process.once('SIGTERM', () => {
          net.Socket.prototype.write = function (data, ...rest) {
            if (isFarewell(data)) throw new Error('a connection does not end');
            return write.call(this, data, ...rest);
          };
        });`),
    });
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    const postgres = postmasterOf(data);
    expect(await end(server, 'SIGTERM')).toBe(1);
    expect(server.lines.at(-1)).toBe('The server could not stop cleanly: a connection does not end');
    expect(runs(postgres)).toBe(false);
  });

  it('answers while nobody reads its log', async () => {
    const { url, drop } = await newDatabase();
    const server = await startProcess({ DATABASE_URL: url, LOG_LEVEL: 'info', RATE_LIMIT: 'off' });
    server.child.stderr?.pause();
    const path = `/api/${'x'.repeat(2000)}`;
    for (let count = 0; count < 400; count++) {
      const answer = await fetch(server.address + path, { signal: AbortSignal.timeout(20_000) });
      expect(answer.status).toBe(404);
      await answer.text();
    }
    server.child.stderr?.resume();
    expect(await end(server, 'SIGTERM')).toBe(0);
    await drop();
  });

  it('works for an ordinary user and for root, and the same folder for both', async () => {
    const mine = process.getuid?.() ?? 0;
    const ordinary = mine === 0 ? NOBODY : mine;
    const home = mkdtempSync(join(tmpdir(), 'emberwild-user-'));
    chownSync(home, ordinary, ordinary);
    for (const starter of [mine, ordinary, mine]) {
      const server = await startProcess({ DATA_DIR: join(home, 'data') }, starter);
      expect(statSync(join(home, 'data', 'postgres')).uid).toBe(ordinary);
      expect(await end(server, 'SIGTERM')).toBe(0);
    }
    rmSync(home, { recursive: true });
  });
});
