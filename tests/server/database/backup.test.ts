import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { grant } from '../../../contract/operations.ts';
import { archiveSettings } from '../../../server/database/embedded/archive.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { newDatabase } from '../../support/database/database.ts';
import { askEmbedded, postmasterOf } from '../../support/database/embedded.ts';
import { type Promised, play, recruit } from '../../support/load.ts';
import { end, endAll, startProcess } from '../../support/process.ts';
import { askRemote } from '../../support/remote.ts';

const NEWCOMER_COINS = 500;
const home = mkdtempSync(join(tmpdir(), 'emberwild-backup-'));
const data = join(home, 'data');
const archive = join(home, 'archive');
const copy = join(home, 'copy');
const SETTINGS = { RATE_LIMIT: 'off', ADMIN_TOKEN, LOG_LEVEL: 'silent' };

/** Runs the operator's command and returns its output and exit code. */
async function admin(environment: Record<string, string>, ...words: string[]) {
  const { PATH = '' } = process.env;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/admin/main.mjs', ...words], {
      cwd: projectRoot,
      env: { PATH, ...environment },
    });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

/** Starts a server on restored data and returns the coins of Rowan, as the player sees them. */
async function coinsIn(folder: string, { token }: Promised): Promise<number | undefined> {
  const server = await startProcess({ ...SETTINGS, DATA_DIR: folder });
  const profile = await askRemote(server.address, token, getProfile);
  await end(server, 'SIGTERM');
  return profile?.body.profile.coins;
}

let rowan: Promised;
/** The moment between two grants, according to the database. */
let between: string;
/** Steps that were confirmed when the backup began. */
let stepsBefore: number;

beforeAll(async () => {
  const server = await startProcess({ ...SETTINGS, DATA_DIR: data, WAL_ARCHIVE: archive });
  const players = await recruit(server.address, ['Rowan', 'Runner']);
  rowan = players[0]!;
  let isCopied = false;
  let begun: Promise<{ code: number; text: string }> | undefined;
  await play(
    server.address,
    players.slice(1),
    () => isCopied,
    (answered) => {
      if (answered < 10 || begun) return;
      stepsBefore = players[1]!.steps;
      begun = admin({ DATA_DIR: data }, 'backup', copy).finally(() => {
        isCopied = true;
      });
    },
  );
  expect(await begun).toMatchObject({ code: 0, text: expect.stringContaining('The backup is complete') });
  const give = (coins: number) => askRemote(server.address, ADMIN_TOKEN, grant, { username: 'Rowan', coins });
  await give(100);
  const [row] = await askEmbedded<{ now: Date }>(data, 'select clock_timestamp() as now');
  between = row!.now.toISOString();
  await give(20);
  await askEmbedded(data, 'select pg_switch_wal()');
  const [{ last }] = (await askEmbedded<{ last: string }>(
    data,
    `select pg_walfile_name(pg_current_wal_lsn() - 1) as last`,
  )) as [{ last: string }];
  await vi.waitUntil(() => existsSync(join(archive, `${last}.gz`)), { timeout: 60_000 });
  // The machine dies.
  const postgres = postmasterOf(data);
  await end(server, 'SIGKILL');
  process.kill(postgres, 'SIGKILL');
}, 180_000);
afterAll(async () => {
  await endAll();
  rmSync(home, { recursive: true, force: true });
});

describe('a backup of the running embedded database', { timeout: 120_000 }, () => {
  it('is restored as it was when it was made, and verified', async () => {
    const folder = join(home, 'plain');
    const { code, text } = await admin({ DATA_DIR: folder }, 'restore', copy);
    expect([code, text]).toEqual([0, expect.stringContaining('Everything is as it must be.')]);
    expect(await coinsIn(folder, rowan)).toBe(NEWCOMER_COINS);
    const server = await startProcess({ ...SETTINGS, DATA_DIR: folder });
    const [row] = await askEmbedded<{ steps: number }>(
      folder,
      `select steps::int from players where username = 'Runner'`,
    );
    expect(row!.steps).toBeGreaterThanOrEqual(stepsBefore);
    await end(server, 'SIGTERM');
  });

  it('is restored to a moment between two changes with the archived logs', async () => {
    const folder = join(home, 'moment');
    const { code, text } = await admin(
      { DATA_DIR: folder },
      'restore',
      copy,
      '--logs',
      archive,
      '--to',
      between,
    );
    expect([code, text]).toEqual([0, expect.stringContaining('Everything is as it must be.')]);
    expect(await coinsIn(folder, rowan)).toBe(NEWCOMER_COINS + 100);
  });

  it('is restored to the end of the archived logs', async () => {
    const folder = join(home, 'end');
    const { code, text } = await admin({ DATA_DIR: folder }, 'restore', copy, '--logs', archive);
    expect([code, text]).toEqual([0, expect.stringContaining('Everything is as it must be.')]);
    expect(await coinsIn(folder, rowan)).toBe(NEWCOMER_COINS + 120);
  });

  it('is private to its owner', () => {
    expect(readdirSync(copy).sort()).toEqual(['backup.json', 'postgres', 'postgres.password']);
    expect(existsSync(`${copy}.part`)).toBe(false);
    expect(readFileSync(join(copy, 'backup.json'), 'utf8')).not.toContain('password');
  });
});

describe('the command', { timeout: 60_000 }, () => {
  it.each([
    ['a folder that is in use', ['backup', copy], /is not empty\. A backup needs a folder of its own\.$/],
    ['no running PostgreSQL', ['backup', join(home, 'new')], /^No PostgreSQL runs in .*\. Start the server/],
    ['what is no backup', ['restore', home], /is no complete backup: it has no readable backup\.json\.$/],
    ['a moment without logs', ['restore', copy, '--to', '2030-01-01T00:00:00Z'], /^--to needs --logs/],
    [
      'no moment',
      ['restore', copy, '--logs', home, '--to', 'noon'],
      /^--to must look like .*, not "noon"\.$/,
    ],
    [
      'a moment before the backup',
      ['restore', copy, '--logs', home, '--to', '2020-01-01T00:00:00Z'],
      /^This backup is of .*: take an older one to go back to 2020-01-01T00:00:00Z\.$/,
    ],
    ['logs that are not there', ['restore', copy, '--logs', join(home, 'none')], /none does not exist\.$/],
    ['logs at an odd path', ['restore', copy, '--logs', `${home}/"`], /must not have quotes/],
    ['an unknown option', ['restore', copy, '--force'], /^npm run admin -- grant/],
  ])('refuses %s in one line', async (_what, words, reason) => {
    const { code, text } = await admin({ DATA_DIR: join(home, 'unused') }, ...words);
    expect([code, text.trim()]).toEqual([1, expect.stringMatching(reason)]);
    expect(existsSync(join(home, 'unused', 'postgres'))).toBe(false);
  });

  it('refuses to restore over a database', async () => {
    const { code, text } = await admin({ DATA_DIR: data }, 'restore', copy);
    expect([code, text]).toEqual([1, expect.stringContaining('already has a database')]);
  });

  it('says which moment the logs do not reach', async () => {
    const folder = join(home, 'late');
    const words = ['restore', copy, '--logs', archive, '--to', '2099-01-01T00:00:00Z'];
    const { code, text } = await admin({ DATA_DIR: folder }, ...words);
    expect([code, text]).toEqual([
      1,
      'The logs end before 2099-01-01T00:00:00Z. Choose an earlier moment, or leave --to out to go to their end.\n',
    ]);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });
});

it('the path of an archive must mean nothing to a shell', () => {
  for (const path of ['/a"b', "/a'b", '/a$b', '/a%b', '/a`b', '/a\\b']) {
    expect(() => archiveSettings(join(home, path), null)).toThrow(
      /^The path of WAL_ARCHIVE must not have quotes/,
    );
  }
});

describe('a PostgreSQL of the operator’s own', { timeout: 60_000 }, () => {
  /** Stand-ins for PostgreSQL’s programs, which the embedded package does not have. */
  const bin = join(home, 'bin');
  const url = 'postgres://me:se%20cret@db.example:6543/game?sslmode=require';

  function standIn(name: string, script: string): void {
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const environment = () => ({ PATH: `${bin}:${process.env.PATH}`, DATABASE_URL: url });

  it('is dumped by its pg_dump, without its password among the arguments', async () => {
    standIn(
      'pg_dump',
      `for word in "$@"; do case $word in --file=*) echo "$PGHOST $PGPORT $PGUSER $PGPASSWORD $PGDATABASE $PGSSLMODE $*" > "\${word#--file=}";; esac; done`,
    );
    const folder = join(home, 'dump');
    const { code, text } = await admin(environment(), 'backup', folder);
    expect([code, text]).toEqual([0, expect.stringContaining('The backup is complete')]);
    const said = readFileSync(join(folder, 'emberwild.dump'), 'utf8');
    expect(said).toMatch(/^db\.example 6543 me se cret game require --format=custom --file=\S+\n$/);
  });

  it('leaves nothing behind when pg_dump fails, and says why', async () => {
    standIn('pg_dump', 'echo "server version mismatch" >&2; exit 1');
    const folder = join(home, 'failed');
    const { code, text } = await admin(environment(), 'backup', folder);
    expect([code, text]).toEqual([1, 'pg_dump failed: server version mismatch\n']);
    expect([existsSync(folder), existsSync(`${folder}.part`)]).toEqual([false, false]);
  });

  it('is restored by its pg_restore, and verified', async () => {
    const { url: real, drop } = await newDatabase();
    standIn('pg_restore', 'exit 0');
    const folder = join(home, 'dump');
    const { code, text } = await admin({ ...environment(), DATABASE_URL: real }, 'restore', folder);
    expect([code, text]).toEqual([0, expect.stringContaining('Restored to the database of DATABASE_URL.')]);
    expect(await admin({}, 'restore', folder)).toEqual({
      code: 1,
      text: expect.stringMatching(/^This backup is a dump: set DATABASE_URL/),
    });
    await drop();
  });
});
