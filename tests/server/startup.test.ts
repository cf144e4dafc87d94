import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';
import { newDatabase } from '../support/database.ts';
import { end, endAll, runToTheEnd, startProcess } from '../support/process.ts';

const NOBODY = 65_534;
const folder = mkdtempSync(join(tmpdir(), 'emberwild-start-'));
afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      rateLimit: true,
      adminToken: null,
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
    ['RATE_LIMIT', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_TOKEN', 'two words'],
  ])('stops the start with one line when %s is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
  });

  it('never shows a password that is in a wrong DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/game' })).not.toThrow(/secret/);
  });
});

describe('the start', () => {
  it('says in one line which value is wrong', async () => {
    const { code, lines } = await runToTheEnd({ PORT: 'http' });
    expect([code, lines]).toEqual([1, ['PORT must be a number from 0 to 65535, not "http".']]);
  });

  it('says in one line that the database cannot be reached', async () => {
    const { code, lines } = await runToTheEnd({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/game' });
    expect([code, lines]).toEqual([1, ['The database of DATABASE_URL cannot be reached (ECONNREFUSED).']]);
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

  it('brings an empty database up to date, also when two servers start on it at once', async () => {
    const { url, drop } = await newDatabase(null);
    const servers = await Promise.all([
      startProcess({ DATABASE_URL: url }),
      startProcess({ DATABASE_URL: url }),
    ]);
    for (const { address } of servers) expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await Promise.all(servers.map((server) => end(server, 'SIGTERM')));
    await drop();
  });

  it('with an embedded PostgreSQL refuses a data folder that another live server uses', async () => {
    const data = join(folder, 'shared');
    const first = await startProcess({ DATA_DIR: data });
    const { code, lines } = await runToTheEnd({ DATA_DIR: data });
    expect(code).toBe(1);
    expect(lines).toEqual([
      `The data folder ${data} is in use by another running server. Stop that one, or set DATA_DIR.`,
    ]);
    expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
    expect(await end(first, 'SIGTERM')).toBe(0);
    expect(() => readFileSync(join(data, 'postgres', 'postmaster.pid'))).toThrow(/ENOENT/);
    const again = await startProcess({ DATA_DIR: data });
    expect(await end(again, 'SIGINT')).toBe(0);
  });

  it('keeps the password of the embedded PostgreSQL to the owner', async () => {
    const data = join(folder, 'private');
    const server = await startProcess({ DATA_DIR: data });
    expect(statSync(join(data, 'postgres.password')).mode & 0o077).toBe(0);
    expect(statSync(join(data, 'postgres')).mode & 0o077).toBe(0);
    expect(readFileSync(join(data, 'postgres.password'), 'utf8')).toMatch(/^[\w-]{32}$/);
    await end(server, 'SIGTERM');
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
