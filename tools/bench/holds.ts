import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';
import { exportAccount } from '../../contract/auth.ts';
import type { Call } from '../../contract/call.ts';
import { findNextPokemons, regionsData } from '../../contract/game.ts';
import { getBattles, getPokedex, getReplay, REPLAY_STEPS } from '../../contract/journal.ts';
import { getNotices } from '../../contract/notices.ts';
import { battleDetails } from '../../contract/shapes/battle.ts';
import {
  getTradeMatches,
  pokemonsInOffer,
  pokemonsInTrade,
  removePokemonFromTrade,
  tradeMarket,
} from '../../contract/trades.ts';
import { type BattleSetup, replay } from '../../rules/index.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { connect } from '../../server/database/connect.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { theGame } from '../../server/domain/game.ts';
import { detailsOf } from '../../server/features/battles/battleView.ts';
import { checkedReply } from '../../server/http/calls/route.ts';
import { fillMarket, restock, TOKEN } from './holds/fullMarket.ts';
import { type Held, measured } from './holds/held.ts';
import { CHOICES, longRecord } from './holds/longRecord.ts';
import { machineNow } from './report/circumstances.ts';

/** Measures how long the largest replies block the event loop of the server. */
const PAGE = new URL('../../docs/bench-replays.md', import.meta.url);
/** Milliseconds for which nothing may block the event loop. */
const GOAL = 20;
const RUNS = 40;
/** Runs of what changes the database, and is measured only for its size. */
const FEW_RUNS = 3;
/** Number of creatures that one call may name. */
const MOST_NAMED = 100;

const machine = machineNow();
const began = new Date();
const folder = mkdtempSync(path.join(tmpdir(), 'emberwild-holds-'));
const postgres = await startEmbedded({ folder, tell: (line) => console.error(line) });
const rows: string[] = [];

try {
  console.error('Filling the database …');
  await migrateDatabase(postgres.url());
  const database = connect(postgres.url(), () => undefined);
  // Without the server's time limits.
  const client = new pg.Client({ connectionString: postgres.url() });
  // Where something fails, the error of the request is told, and not that of the connection that ends with it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set statement_timeout = 0');
  await fillMarket(client);
  const config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', PORT: '0' });
  const app = await buildApp({ config, database, clientFolder: '/nowhere' });

  /** Sends a request and returns the bytes of its reply. */
  const ask = async ({ method, path: url }: Call, payload: Record<string, unknown> = {}): Promise<number> => {
    const response = await app.inject({
      method,
      url,
      ...(method === 'GET' ? { query: payload as Record<string, string> } : { payload }),
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    if (response.statusCode !== 200) throw new Error(response.payload);
    return Buffer.byteLength(response.rawPayload);
  };

  const note = (what: string, { bytes, processor, busiest, longest, usual }: Held, goal: string) => {
    const cells = [
      what,
      `${(bytes / 1000).toFixed(0)} kB`,
      ...[processor, busiest, longest, usual].map((ms) => `${ms.toFixed(1)} ms`),
    ];
    rows.push(`| ${[...cells, goal].join(' | ')} |`);
    console.error(rows.at(-1));
  };
  const measure = async (what: string, work: () => Promise<number>, runs = RUNS) => {
    const held = await measured(work, runs);
    note(what, held, held.longest <= GOAL ? 'met' : 'missed');
  };

  const { rows: found } = await database.pool.query<{ id: string }>('select id from battle_records');
  const id = String(found[0]?.id);
  const skips = Array.from(
    { length: Math.ceil((CHOICES + 1) / REPLAY_STEPS) },
    (_, piece) => piece * REPLAY_STEPS,
  );
  await measure(`a replay of ${CHOICES} choices: one piece of ${REPLAY_STEPS} steps`, () =>
    ask(getReplay, { id }),
  );
  await measure(`the same: all ${skips.length} pieces, one after the other`, async () => {
    let bytes = 0;
    for (const skip of skips) bytes += await ask(getReplay, { id, skip: String(skip) });
    return bytes;
  });
  await measure('ten listings with 30 offers of six creatures each', () => ask(pokemonsInTrade));
  await measure('ten offered creatures, for such listings', () => ask(pokemonsInOffer));
  await measure('twenty matches with ten own listings each', () => ask(getTradeMatches));
  await measure('a page of the market', () => ask(tradeMarket, { sort: 'name' }));
  await measure('a page of creatures', () => ask(findNextPokemons));
  await measure('the whole Pokedex', () => ask(getPokedex));
  await measure('all gyms', () => ask(regionsData));
  await measure('a page of notices', () => ask(getNotices));
  await measure('a page of battles', () => ask(getBattles));
  await measure('the export of everything stored about the player', () => ask(exportAccount), FEW_RUNS);
  await measure(
    `taking ${MOST_NAMED} such listings out of trade`,
    async () => {
      await restock(client);
      const { rows: listed } = await database.pool.query<{ id: string }>(
        `select c.id from creatures c join players p on p.id = c.player_id
         where listing is not null and username = 'Holder' limit ${MOST_NAMED}`,
      );
      return ask(removePokemonFromTrade, { pokemons: listed.map((one) => one.id) });
    },
    FEW_RUNS,
  );

  // The whole battle in one reply without pauses, for comparison.
  const game = theGame();
  const record = longRecord(game.book, '');
  const player = {
    ...{
      username: 'Rowan',
      coins: '500',
      mapName: 'green_land',
      cellX: null,
      cellY: null,
      look: 'player',
      bag: null,
      pokemonCount: 6,
    },
    messages: 0,
    guest: false,
    page: null,
  };
  const whole = z.object({ steps: z.array(battleDetails) });
  const atOnce = async (): Promise<number> => {
    const states = replay(game.book, record.setup as BattleSetup, record.choices ?? []);
    const steps = Array.from(states, (state) =>
      detailsOf(game, { ...record, state, version: 0, opponentName: record.opponent }, player),
    );
    return Buffer.byteLength(JSON.stringify(checkedReply(getReplay.name, whole, { steps })));
  };
  note('the replay in one reply and without a pause, to compare with', await measured(atOnce, RUNS), '');

  await app.close();
  await database.close();
  await client.end();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

const page = `# What long replays and large replies cost

Written by \`npx tsx tools/bench/holds.ts\`: requests of a player who has as much as a player can have, in the process of the server. The
longest hold is how long the event loop, and so every other player, waited at a stretch, by \`monitorEventLoopDelay\` of Node's
\`perf_hooks\`. It is by the clock, and whatever else the machine does adds to it: the table has the least and the median of ${RUNS}
runs (${FEW_RUNS} of the last two calls), and of processor times the median. The goal is a longest hold of at most ${GOAL} ms.

- when: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC
- machine: ${machine.processors} × ${machine.model}, ${machine.memory}, ${machine.system}, load ${machine.load} before the start
- Node: ${machine.node}

| request | reply | processor time | of the longest turn | longest hold | its median | goal |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}
`;
writeFileSync(PAGE, page);
console.log(page);
