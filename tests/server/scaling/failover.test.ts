import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connect, type Database } from '../../../server/database/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../../server/database/embedded.ts';
import { migrateDatabase } from '../../../server/database/migrate.ts';
import { STANDBY_LIMITS, Standby } from '../../../server/database/standby/standby.ts';
import {
  asOperator,
  promote,
  REPLICATION,
  startStandby,
  waitForNoStandby,
} from '../../support/chaos/standby.ts';
import { madeData } from '../../support/database/embedded.ts';

const SETTINGS = { ...REPLICATION, fsync: 'off', full_page_writes: 'off' };
const folder = mkdtempSync(join(tmpdir(), 'emberwild-failover-'));
const started: EmbeddedDatabase[] = [];
const databases: Database[] = [];
const standbys: Standby[] = [];
afterAll(async () => {
  for (const standby of standbys) standby.close();
  await Promise.all(databases.map((database) => database.close()));
  for (const database of started) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const SOMEBODY = '11111111-1111-1111-1111-111111111111';
const open = ({ url }: EmbeddedDatabase): Database => {
  const database = connect(url, () => undefined, STANDBY_LIMITS);
  databases.push(database);
  return database;
};
const newStandby = async (primary: EmbeddedDatabase, from: string, name: string, isSynchronous: boolean) => {
  const standby = await startStandby(primary, from, join(folder, name), SETTINGS, { isSynchronous });
  started.push(standby);
  return standby;
};
const end = ({ url }: EmbeddedDatabase, position: string) =>
  asOperator(url(), async (client) =>
    BigInt((await client.query(`select pg_wal_lsn_diff(${position}, '0/0')::text as end`)).rows[0].end),
  );

it('a standby that still follows the former primary is not read, however far it is', {
  timeout: 120_000,
}, async () => {
  const home = madeData(join(folder, 'former'));
  const former = await startEmbedded({ folder: home, settings: SETTINGS, tell: () => undefined });
  started.push(former);
  await migrateDatabase(former.url(), 'DATABASE_URL');
  const next = await newStandby(former, home, 'next', true);
  const reader = await newStandby(former, home, 'reader', false);
  await promote(next);
  await waitForNoStandby(former);
  // The former primary lives on, cut off from everybody but the standby that is read, and goes further than the new one.
  await asOperator(former.url(), (client) =>
    client.query('create table lost as select number from generate_series(1, 20000) number'),
  );
  await expect
    .poll(
      async () => (await end(reader, 'pg_last_wal_replay_lsn()')) > (await end(next, 'pg_current_wal_lsn()')),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);
  const source = open(next);
  const lines: string[] = [];
  const standby = new Standby(source, open(reader), (line) => lines.push(line));
  standbys.push(standby);
  await expect.poll(() => lines, { timeout: 20_000 }).toHaveLength(1);
  await source.pool.query(`update player_changes set changed_at = changed_at - interval '7 s'`);
  await standby.compare();
  expect(await standby.read(SOMEBODY, async (database) => database === source)).toBe(true);
  expect(lines).toEqual([expect.stringMatching(/is not read/)]);

  // One that follows the new primary is read.
  const another = await newStandby(next, join(folder, 'next'), 'another', false);
  const follower = new Standby(source, open(another), () => undefined);
  standbys.push(follower);
  await expect
    .poll(
      async () => {
        await follower.compare();
        return follower.read(SOMEBODY, async (database) => database === source);
      },
      { timeout: 20_000 },
    )
    .toBe(false);
});
