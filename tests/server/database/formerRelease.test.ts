import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase, type TestDatabase } from '../../support/database/database.ts';
import { FORMER } from '../../support/former/former.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await newDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The statements that PostgreSQL cannot plan on the tables as they are now, with its reasons. */
async function refused(): Promise<string[]> {
  const reasons: string[] = [];
  await client.query('savepoint before');
  for (const statement of FORMER.statements) {
    try {
      await client.query(`prepare former as ${statement}; deallocate former`);
    } catch (error) {
      reasons.push(`${(error as Error).message}: ${statement.slice(0, 200)}`);
      await client.query('rollback to savepoint before');
    }
  }
  return reasons;
}

it('the statements of the former release’s server fit the tables of this one', async () => {
  expect(FORMER.statements.length).toBeGreaterThan(100);
  await client.query('begin');
  expect(await refused()).toEqual([]);
  await client.query('rollback');
});

it('what a release drops too early is noticed', async () => {
  for (const change of [
    'alter table players drop column look cascade',
    'alter table wanted rename column level to most',
    'drop table gym_victories cascade',
  ]) {
    await client.query('begin');
    await client.query(change);
    expect(await refused(), change).not.toEqual([]);
    await client.query('rollback');
  }
});
