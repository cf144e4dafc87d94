import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../../server/database/embedded.ts';
import { asOperator, promote, REPLICATION, startStandby } from '../../support/chaos/standby.ts';
import { freeze, thaw } from '../../support/database/embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'emberwild-standby-'));
const started: EmbeddedDatabase[] = [];
afterAll(async () => {
  for (const database of started) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a standby made while the primary is written to has every row that was answered, and takes over', async () => {
  const home = join(folder, 'primary');
  const primary = await startEmbedded({ folder: home, settings: REPLICATION, tell: () => undefined });
  started.push(primary);
  const writer = new pg.Client({ connectionString: primary.url() });
  writer.on('error', () => undefined);
  await writer.connect();
  await writer.query('create table kept (number int primary key)');
  let answered = 0;
  let enough = false;
  const writing = (async () => {
    for (; !enough; answered++) await writer.query('insert into kept values ($1)', [answered]);
  })();
  const standby = await startStandby(primary, home, join(folder, 'standby'), REPLICATION);
  started.push(standby);
  const before = answered;
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(before + 20);
  const frozen = freeze(primary.pid()!);
  await promote(standby);
  const count = await asOperator(standby.url(), async (client) => {
    const { rows } = await client.query('select count(*)::int as count from kept');
    await client.query('insert into kept values (-1)');
    return rows[0].count as number;
  });
  // The row in flight may be there, too.
  expect([answered, answered + 1]).toContain(count);
  enough = true;
  thaw(frozen);
  // The standby that it waits for is none any more: the last row would never be answered.
  await asOperator(primary.url(), async (client) => {
    await client.query('alter system reset synchronous_standby_names');
    await client.query('select pg_reload_conf()');
  });
  await writing;
  await writer.end();
});
