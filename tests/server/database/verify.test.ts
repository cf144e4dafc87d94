import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptTradeOffer } from '../../../contract/trades.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { listOne, newDeal, offerFor } from '../../support/trade.ts';

const SCRIPT = readFileSync(join(projectRoot, 'server/database/verify.sql'), 'utf8');
const run = promisify(execFile);

let server: TestServer;
let client: pg.Client;
beforeAll(async () => {
  server = await startServer();
  const { lister, maker, answer } = await newDeal(server);
  await lister.ask(acceptTradeOffer, answer);
  await offerFor(maker, await listOne(lister, 1), [1, 2]);
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});

const wrong = async () => {
  const { rows } = await client.query<{ rule: string; wrong: string }>(SCRIPT);
  return rows.filter((row) => Number(row.wrong) > 0).map(({ rule }) => rule);
};

/** Runs a statement without triggers and constraints, returns the broken rules, and rolls back. */
async function brokenBy(statement: string): Promise<string[]> {
  await client.query(`begin;
    set local session_replication_role = replica;
    alter table creatures drop constraint creatures_one_place, drop constraint creatures_favourites_stay,
      drop constraint creatures_team_order, drop constraint creatures_team_order_range, drop constraint creatures_offer_mark;
    alter table trade_sides drop constraint trade_sides_trade;
    alter table coin_ledger drop constraint coin_ledger_balance_range`);
  try {
    await client.query(statement);
    return await wrong();
  } finally {
    await client.query('rollback');
  }
}

/** Subqueries for the id of a creature: listed, offered, in a team, traded. */
const listed = '(select id from creatures where listing is not null limit 1)';
const offered = '(select id from creatures where offer_id is not null order by id limit 1)';
const member = '(select id from creatures where team_order = 0 order by id limit 1)';
const traded = '(select creature_id from trade_creatures order by creature_id limit 1)';
const nobody = `'00000000-0000-4000-8000-000000000000'::uuid`;

describe('verify', () => {
  it('finds nothing wrong after trades', async () => {
    expect(await wrong()).toEqual([]);
  });

  it.each([
    [
      'what stands in a camp is its owner’s',
      `insert into camp_pieces select player_id, 'rug', 'sun-rug' from creatures where id = ${member}`,
    ],
    ['every creature has an owner', `update creatures set player_id = ${nobody} where id = ${offered}`],
    ['no creature has vanished', `delete from creatures where id = ${offered}`],
    [
      'whoever was set free is gone',
      `update creature_births set freed_at = now() where creature_id = ${member}`,
    ],
    ['no creature has come from nowhere', `delete from creature_births where creature_id = ${offered}`],
    [
      'the last trade of a creature led to its owner',
      `update creatures set player_id = (select from_id from trade_creatures where creature_id = id) where id = ${traded}`,
    ],
    [
      'whoever traded a creature away had it',
      `insert into trade_creatures select trade_id + 1, creature_id, from_id, to_id, species, kind, level from trade_creatures`,
    ],
    [
      'every trade has two sides that agree',
      'delete from trade_sides where number = 1 and player_id = (select min(player_id::text)::uuid from trade_sides)',
    ],
    ['every trade has two sides that agree', `update trade_creatures set from_id = ${nobody}`],
    ['whoever has creatures has a team of one to six', 'update creatures set team_order = null'],
    ['teams are numbered from 0 without gaps', `update creatures set team_order = 9 where id = ${member}`],
    ['team strengths are kept', 'update team_strengths set strength = strength + 1'],
    [
      'a creature is in the team, listed or offered, one of them at most',
      `update creatures set team_order = 6 where id = ${listed}`,
    ],
    [
      'favourites are neither listed nor offered',
      `update creatures set favourite = true where id = ${offered}`,
    ],
    [
      'every listing has a number of its own',
      `update creatures set listing = (select listing from creatures where id = ${listed}) where id = ${member}`,
    ],
    [
      'every offer is for a listing of the player that it names',
      `update creatures set listing = null where id = ${listed}`,
    ],
    ['every offer offers something', 'update creatures set offer_id = null'],
    ['what is offered belongs to who offers it', 'delete from offers'],
    ['the kept counts of creatures agree', 'delete from creature_counts where species = $$kindlam$$'],
    ['coins are the sum of the ledger', 'update players set coins = coins + 1'],
    [
      'the ledger is numbered without gaps, and each balance follows from the one before',
      'update coin_ledger set balance = balance + 1',
    ],
    [
      'the game has the species of every creature',
      `update creatures set species = 'gone' where id = ${listed}; set local emberwild.species = 'kindlam,podkin'`,
    ],
    [
      'the game has the moves of every creature',
      `update creatures set moves[1] = 'gone' where id = ${listed}; select set_config('emberwild.moves', (select string_agg(distinct move, ',') from creatures, unnest(moves) move where move not in ('', 'gone')), true)`,
    ],
    [
      'whoever is named in trades and the ledger plays, or has deleted the account',
      `update trade_sides set other_id = ${nobody} where number = 1`,
    ],
    [
      'deleted accounts have left no coins',
      `insert into deleted_accounts (player_id) select id from players; delete from players`,
    ],
    [
      'every page of research was paid, and nothing else',
      `insert into species_research (player_id, species, written) select id, 'anvilisk', 1 from players`,
    ],
    [
      'every tournament that was won was paid, and nothing else',
      `insert into player_cups (player_id, day, ribbons) select id, '2026-11-24', '{"hearth": 1, "ember": 2}' from players`,
    ],
    [
      'whoever has won a tournament has paid its entry',
      `insert into coin_ledger (player_id, number, amount, reason, balance) select id, 99, 430, 'trophy', 430 from players`,
    ],
    ['no notice has a number that was not counted', 'delete from notice_counters'],
    [
      'the kept counts of notices agree, and are 500 at most',
      'update notice_counters set unread = unread + 1',
    ],
  ])('sees where it is not so that %s', async (rule, statement) => {
    expect(await brokenBy(statement)).toContain(rule);
  });

  it('is a command of the operator, whose exit code tells', async () => {
    const verify = () =>
      run(process.execPath, ['tools/admin/main.mjs', 'verify'], {
        cwd: projectRoot,
        env: { ...process.env, DATABASE_URL: server.url },
      });
    expect((await verify()).stdout).toContain('Everything is as it must be.');
    await client.query(`update creatures set species = 'gone', moves[2] = 'gone too' where id = ${listed}`);
    const gone = await verify().catch((error: { code: number; stdout: string }) => error);
    expect(gone.stdout).toMatch(
      /WRONG {2}the game has the species of every creature: 1, such as [0-9a-f-]{36}/,
    );
    expect(gone.stdout).toMatch(
      /WRONG {2}the game has the moves of every creature: 1, such as [0-9a-f-]{36}/,
    );
    await client.query('update players set coins = coins + 1');
    const failed = await verify().catch((error: { code: number; stdout: string }) => error);
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.stdout).toMatch(/WRONG {2}coins are the sum of the ledger: 2, such as [0-9a-f-]{36}/);
  });
});
