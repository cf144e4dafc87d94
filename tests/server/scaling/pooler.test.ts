import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chooseAvatar, getProfile } from '../../../contract/auth.ts';
import { mapMove } from '../../../contract/game.ts';
import { connect } from '../../../server/database/connect.ts';
import { checkAddresses } from '../../../server/database/setup/checkAddresses.ts';
import { TIMEOUTS } from '../../../server/database/setup/timeouts.ts';
import { newDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type Pooler, startPooler } from '../../support/database/pooler.ts';
import { hear, listenOn } from '../../support/events.ts';
import { newTrainer } from '../../support/player.ts';
import { end, endAll, runToTheEnd, startProcess } from '../../support/process.ts';
import { startServer } from '../../support/server.ts';
import { listOne, newTrader, offerFor } from '../../support/trade.ts';

let home: TestDatabase;
let pooler: Pooler;
beforeAll(async () => {
  home = await newDatabase();
  pooler = await startPooler(home.url);
});
afterEach(endAll);
afterAll(async () => {
  await pooler.close();
  await home.drop();
});

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const limitsAt = (url: string) =>
  ask<{ name: string; setting: string }>(
    url,
    `select name, setting from pg_settings where name in ('${Object.keys(TIMEOUTS).join("', '")}') order by name`,
  );

const LIMITED = [
  { name: 'idle_in_transaction_session_timeout', setting: '10000' },
  { name: 'lock_timeout', setting: '3000' },
  { name: 'statement_timeout', setting: '10000' },
];

describe('a pooler in transaction mode', { timeout: 90_000 }, () => {
  it('serves the game where listening and migrations go past it', async () => {
    const server = await startProcess({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: home.url,
      PREPARED_STATEMENTS: 'off',
    });
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    expect(await end(server, 'SIGTERM')).toBe(0);
  });

  it('serves steps, transactions and notices at once, with the limits of the database’s user', async () => {
    expect(await limitsAt(pooler.url)).toEqual(LIMITED);
    const server = await startServer({
      database: { url: pooler.url },
      limits: { direct: () => home.url, preparedStatements: false },
    });
    const walkers = await Promise.all(Array.from({ length: 6 }, () => newTrainer(server)));
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        walkers.flatMap(({ ask }) => [
          ask(mapMove, { dir: round % 2 ? 'n' : 's' }),
          ask(chooseAvatar, { look: 'gardener' }),
          ask(getProfile),
        ]),
      );
      for (const { status } of answers) expect([200, 409]).toContain(status);
    }
    const [lister, maker] = [await newTrader(server), await newTrader(server)];
    const ear = await hear(await listenOn(server), lister.token);
    await ear.unread(0);
    await offerFor(maker, await listOne(lister));
    expect(await ear.notice()).toMatchObject({ kind: 'offer', user: { name: maker.name } });
    ear.close();
    await server.close();
  });

  it('would lose named statements, so the switch sends none', async () => {
    const named = { name: 'one', text: 'select $1::int as one', values: [1] };
    const outcomes = async (preparedStatements: boolean) => {
      const database = connect(pooler.url, () => undefined, { preparedStatements, connections: 6 });
      const all = await Promise.allSettled(Array.from({ length: 20 }, () => database.pool.query(named)));
      await database.close();
      return all.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await outcomes(false)).toBe(20);
    expect(await outcomes(true)).toBeLessThan(20);
  });

  it('is refused in one line where the server would listen and migrate through it', async () => {
    const { code, lines } = await runToTheEnd({ DATABASE_URL: pooler.url });
    expect([code, lines]).toEqual([
      1,
      [
        'DATABASE_URL leads through a pooler in transaction mode, where no notice is heard and two servers could migrate at once: set DATABASE_DIRECT_URL to PostgreSQL itself.',
      ],
    ]);
    const wrong = await runToTheEnd({ DATABASE_URL: home.url, DATABASE_DIRECT_URL: pooler.url });
    expect([wrong.code, wrong.lines]).toEqual([
      1,
      [expect.stringMatching(/^DATABASE_DIRECT_URL leads through a pooler in transaction mode/)],
    ]);
  });

  it('is refused in one line where it would lose named statements', async () => {
    const { code, lines } = await runToTheEnd({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: home.url });
    expect([code, lines]).toEqual([
      1,
      [
        'DATABASE_URL leads through a pooler that loses prepared statements, so that calls would fail: set PREPARED_STATEMENTS=off, or max_prepared_statements in PgBouncer 1.21 or newer.',
      ],
    ]);
  });

  it('is refused in one line where it leads to another database than the direct address', async () => {
    const other = await newDatabase();
    const { code, lines } = await runToTheEnd({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: other.url,
      PREPARED_STATEMENTS: 'off',
    });
    expect([code, lines]).toEqual([
      1,
      [
        'What is sent through DATABASE_URL is not heard at DATABASE_DIRECT_URL, so that players would see no notices: both must lead to the same database.',
      ],
    ]);
    await other.drop();
  });
});

describe('the time limits of the database’s user', { timeout: 60_000 }, () => {
  it('are set by the first start, and an operator’s own ones stay', async () => {
    const { url, drop } = await newDatabase(null);
    const [{ name } = { name: '' }] = await ask<{ name: string }>(url, 'select current_database() as name');
    await ask(url, `alter role current_user in database ${name} set lock_timeout = '5s'`);
    const server = await startProcess({ DATABASE_URL: url });
    expect(await limitsAt(url)).toEqual(
      LIMITED.map((limit) => (limit.name === 'lock_timeout' ? { ...limit, setting: '5000' } : limit)),
    );
    expect(await end(server, 'SIGTERM')).toBe(0);
    await drop();
  });

  it('are missed in one line that says how to set them', async () => {
    const { url, drop } = await newDatabase();
    const [{ name } = { name: '' }] = await ask<{ name: string }>(url, 'select current_database() as name');
    for (const limit of ['lock_timeout', 'statement_timeout']) {
      await ask(url, `alter role current_user in database ${name} set ${limit} = 0`);
    }
    await expect(checkAddresses({ url, directUrl: null, preparedStatements: true })).rejects.toThrow(
      new RegExp(
        `^Statements through DATABASE_URL could run or wait for ever: statement_timeout, lock_timeout are 0\\. Run "ALTER ROLE \\w+ IN DATABASE ${name} SET statement_timeout = '10000ms'" or let the pooler open new connections \\(RECONNECT\\)\\.$`,
      ),
    );
    await drop();
  });
});
