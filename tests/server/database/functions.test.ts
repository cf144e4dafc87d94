import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { charmKeys } from '../../../content/index.ts';
import { migrateDatabase } from '../../../server/database/migrate.ts';
import { OPEN_PAGES, PROFILE_COLUMNS } from '../../../server/domain/players/profile.ts';
import { SESSION_ALIVE, STALE, SUSPENDED } from '../../../server/http/admission/session.ts';
import { KEYS_BYTES } from '../../../server/http/calls/idempotency.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { newDatabase, type TestDatabase } from '../../support/database/database.ts';

const FOLDER = join(projectRoot, 'server/database/functions');
const MIGRATIONS = join(projectRoot, 'server/database/migrations');
/** The last migration that contains functions. */
const LAST_WITH_COPIES = '0008_notice_lines.sql';

let home: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  home = await newDatabase();
  client = new pg.Client({ connectionString: home.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await home.drop();
});

/** The definitions and comments of all functions, and the definitions of all triggers. */
async function found(on = client) {
  const functions = await on.query(
    `select proname as name, pg_get_functiondef(oid) as text, obj_description(oid, 'pg_proc') as comment
     from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  const triggers = await on.query(
    'select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal order by 1',
  );
  return { functions: functions.rows, triggers: triggers.rows };
}
/** The transaction that wrote each function and trigger. */
const writers = async () =>
  (await client.query('select oid, xmin from pg_proc union all select oid, xmin from pg_trigger order by 1'))
    .rows;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** The text of each file by the name of its function. */
const sqlFiles = (): Map<string, string> =>
  new Map(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sql'))
      .map((file) => [basename(file, '.sql'), readFileSync(join(FOLDER, file), 'utf8')]),
  );
const textOf = (name: string): string => oneLine(sqlFiles().get(name) ?? '');

describe('the functions of the database', () => {
  it('have each a file of its own, and none besides', async () => {
    const files = sqlFiles();
    const names = [...files.keys()];
    expect((await found()).functions.map(({ name }) => name)).toEqual(names.toSorted());
    for (const [name, text] of files) {
      expect(text.match(/create or replace function \w+/g)).toEqual([`create or replace function ${name}`]);
    }
  });

  it('and the triggers are in no migration since they have files', () => {
    const copies = readdirSync(MIGRATIONS)
      .filter((file) => file.endsWith('.sql') && file > LAST_WITH_COPIES)
      .filter((file) =>
        /create\s+(or\s+replace\s+)?(function|trigger)\s+(?!pg_temp\.)/i.test(
          readFileSync(join(MIGRATIONS, file), 'utf8'),
        ),
      );
    expect(copies).toEqual([]);
  });

  it('are left alone where nothing has changed', async () => {
    const before = await writers();
    await migrateDatabase(home.url);
    expect(await writers()).toEqual(before);
  });

  it('are made anew, with their triggers, where they were made from another file, and no others', async () => {
    const before = await found();
    const other = `select xmin from pg_proc where proname = 'keep_creature_counts'`;
    const { rows: writer } = await client.query(other);
    await client.query(`
      drop function keep_team_strength cascade;
      create function keep_team_strength() returns trigger language plpgsql as $$ begin return null; end $$;
      comment on function keep_team_strength is 'Made from an earlier file'`);
    expect(await found()).not.toEqual(before);
    await migrateDatabase(home.url);
    expect(await found()).toEqual(before);
    expect((await client.query(other)).rows).toEqual(writer);
  });

  it('are made anew also where several servers start together', async () => {
    const before = await found();
    await client.query(`
      drop function keep_notice_counts cascade;
      drop function note_team_strength cascade;
      comment on function keep_streak is null`);
    await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(home.url)));
    expect(await found()).toEqual(before);
  });

  it('give way to running transactions, and are made as soon as these are over', async () => {
    const before = await found();
    await client.query(`comment on function keep_team_strength is 'Made from an earlier file'`);
    const running = new pg.Client({ connectionString: home.url });
    await running.connect();
    await running.query('begin');
    await running.query('lock table creatures in row exclusive mode');
    const blocked = vi.fn(() => void running.query('rollback'));
    await migrateDatabase(home.url, 'DATABASE_URL', blocked);
    expect(blocked).toHaveBeenCalledTimes(1);
    expect(await found()).toEqual(before);
    await running.end();
  });

  it('come with an empty database', async () => {
    const empty = await newDatabase(null);
    await Promise.all(Array.from({ length: 3 }, () => migrateDatabase(empty.url)));
    const there = new pg.Client({ connectionString: empty.url });
    await there.connect();
    expect(await found(there)).toEqual(await found());
    await there.end();
    await empty.drop();
  });

  it('read callers as the statements of the other calls do', () => {
    for (const reader of ['read_walker', 'read_fighting']) {
      for (const part of [SESSION_ALIVE, STALE, SUSPENDED]) expect(textOf(reader)).toContain(part);
    }
    expect(textOf('read_fighting')).toContain(oneLine(PROFILE_COLUMNS));
    expect(textOf('read_walker')).toContain(OPEN_PAGES.map((page) => `'${page}'`).join(', '));
    expect(textOf('read_walker')).toContain(charmKeys.map((key) => `'${key}'`).join(', '));
    for (const writer of ['move_player', 'store_choice'])
      expect(textOf(writer)).toContain(`for ${KEYS_BYTES})`);
  });
});
