import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { book } from '../../../content/index.ts';
import { login } from '../../../contract/auth.ts';
import {
  attack,
  findNextPokemons,
  findNextPokemonsExcludeTeam,
  selectBattlePokemon,
  startTrainingBattle,
} from '../../../contract/game.ts';
import { addWanted, getTradeMatches } from '../../../contract/trades.ts';
import { give, newPlayer, PASSWORD } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { listOne, newTrader, seekersToldIn, type Trader } from '../../support/trade.ts';

/** Players beside those who ask: so many that a statement which reads something of each of them is noticed. */
const PLAYERS = 3000;

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}
interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: Plan[];
}

let server: TestServer;
let client: pg.Client;
let collector: Trader;
/** What the server has sent since this was last emptied. */
const sent: Statement[] = [];

beforeAll(async () => {
  const { query } = pg.Client.prototype;
  // Before the server connects, since it keeps this function with each connection.
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...words: unknown[]) {
    const [first, values] = words as [string | { text: string; values?: unknown[] }, unknown[]?];
    if (this !== client) {
      if (typeof first === 'string') sent.push({ text: first, values: values ?? [] });
      else if (first?.text) sent.push({ text: first.text, values: first.values ?? values ?? [] });
    }
    return (query as (...words: unknown[]) => void).apply(this, words);
  });
  server = await startServer();
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  collector = await newTrader(server);
  const species = Object.keys(book.species);
  // What many have: one creature each, a third of them in trade, and something that they look for.
  await client.query(
    `insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice)
     select 'many' || n, 'many' || n, '', 'green_land', 15, 15, '[1, 2, 3, 0]' from generate_series(1, $1::int) n`,
    [PLAYERS],
  );
  await client.query(
    `insert into creatures (player_id, species, kind, level, exp, moves, listing)
     select p.id, ($1::text[])[1 + (n * 7) % cardinality($1::text[])], 1, 1 + n % 60, 1000000,
       '{tackle,"","",""}', case when n % 3 = 0 then nextval('listings_number_seq') end
     from (select id, row_number() over (order by id) as n from players where username like 'many%') p`,
    [species],
  );
  await client.query(
    `insert into wanted (player_id, species, kind, level)
     select p.id, ($1::text[])[1 + (n * 13 + m * 17) % cardinality($1::text[])], 0, 1 + (n + m) % 20
     from (select id, row_number() over (order by id) as n from players where username like 'many%') p, generate_series(1, 3) m`,
    [species],
  );
  for (const table of ['players', 'creatures', 'wanted'])
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
  await client.query('vacuum analyze');
  // PostgreSQL knows those who have many from the average alone.
  await client.query(
    `insert into creatures (player_id, species, kind, level, exp, moves)
     select (select id from players where username = $2), ($1::text[])[1 + (n * 7) % cardinality($1::text[])], 1, 1 + n % 60,
       1000000, '{tackle,"","",""}' from generate_series(1, 1000) n`,
    [species, collector.name],
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await client.end();
  await server.close();
});

const rowsOf = ({ Plans = [], ...plan }: Plan): number =>
  (plan['Relation Name']
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + Plans.reduce((sum, one) => sum + rowsOf(one), 0);

/** The rows of tables and indexes that the reading statements of a call go through. */
async function rowsReadBy(act: () => Promise<{ readonly status: number }>): Promise<number> {
  sent.length = 0;
  expect((await act()).status).toBe(200);
  let rows = 0;
  for (const { text, values } of sent.filter((one) => /^\s*(?:select|with)\b/.test(one.text))) {
    await client.query('begin');
    // Of so few players PostgreSQL may read all because that is cheap: it is to show where it has no other choice.
    await client.query('set local enable_seqscan = off');
    const { rows: plans } = await client.query(`explain (analyze, timing off, format json) ${text}`, values);
    await client.query('rollback');
    rows += rowsOf(plans[0]['QUERY PLAN'][0].Plan);
  }
  expect(rows).toBeGreaterThan(0);
  return rows;
}

it('a round of a battle between whole teams is stored in its row, without pieces in another table', async () => {
  const player = await newPlayer(server);
  const { ask } = player;
  await give(server, player, {
    creatures: Array.from({ length: 6 }, () => ({ name: 'kilnaries', level: 90 })),
  });
  const { body } = await ask(startTrainingBattle, { type: 'water' });
  await ask(selectBattlePokemon, { selectedPokemon: body.battleDetails.myState[0]!.id });
  const { rows } = await client.query(
    `select reltoastrelid::regclass::text as name from pg_class where oid = 'battles'::regclass`,
  );
  const pieces = async () => (await client.query(`select chunk_id from ${rows[0].name}`)).rows;
  const before = await pieces();
  expect((await ask(attack, { attackId: 1 })).status).toBe(200);
  expect(await pieces()).toEqual(before);
});

describe('with thousands of players, no more rows are read', () => {
  it('by a login', async () => {
    const { name: username } = collector;
    expect(await rowsReadBy(() => server.ask(login, { username, password: PASSWORD }))).toBeLessThan(30);
  });

  it.each([
    [60, {}],
    [60, { sort: 'name' }],
    // Half of them at most, since a page is read from the nearer end.
    [600, { skip: '500' }],
  ])('than %i by a page of a thousand creatures: %j', async (most, query) => {
    const { ask } = collector;
    expect(await rowsReadBy(() => ask(findNextPokemons, query))).toBeLessThan(most);
    expect(await rowsReadBy(() => ask(findNextPokemonsExcludeTeam, query))).toBeLessThan(most);
  });

  it('by a search for possible trades', async () => {
    const { ask } = collector;
    await server.sql(
      `update creatures set listing = nextval('listings_number_seq') where id in (
         select id from creatures where player_id = (select id from players where username = $1) and team_order is null
         order by number desc limit 30)`,
      [collector.name],
    );
    for (const { name } of Object.values(book.species).slice(0, 20)) await ask(addWanted, { name });
    expect(await rowsReadBy(() => ask(getTradeMatches))).toBeLessThan(2500);
    expect((await ask(getTradeMatches)).body.matches.length).toBeGreaterThan(5);
  });
});

it('PostgreSQL expects that a player may have many creatures, though most have few', async () => {
  await client.query('analyze creatures');
  const { rows } = await client.query(
    `explain (format json) select from creatures where player_id = (select id from players where username = 'many1')`,
  );
  expect(rows[0]['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(20);
});

describe('who lists a creature that many look for', () => {
  it('does not wait until they are told', async () => {
    const lister = await newTrader(server, [{ name: 'podkin', level: 60 }]);
    await client.query('begin');
    await client.query('lock table notices in exclusive mode');
    const target = await listOne(lister);
    expect(await client.query('select from notices')).toMatchObject({ rowCount: 0 });
    await client.query('commit');
    await seekersToldIn(server);
    const { rows } = await client.query(
      `select count(*)::int as told from notices where kind = 'wanted' and pokemon ->> 'id' = $1`,
      [target],
    );
    expect(rows[0].told).toBeGreaterThan(10);
  });
});
