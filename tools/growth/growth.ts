import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CASES } from '../bench/lists/cases.ts';
import { compareAll } from '../bench/lists/compare.ts';
import { whole } from '../bench/lists/page.ts';
import { type Served, serve } from '../bench/lists/serve.ts';
import { casesWith } from '../bench/market/cases.ts';
import { machineNow } from '../bench/report/circumstances.ts';
import { tableOf } from '../shared/table.ts';
import { playInTurn } from './play.ts';
import { SELLER, seedGrowth } from './seed.ts';

/**
 * Measures every call in databases of 1,000, 100,000 and 1,000,000 players: `npx tsc -b server && npx tsx tools/growth/growth.ts
 * [--sizes 1000,100000] [--rounds N]`. Only a run without options writes the page.
 */
const PAGE = new URL('../../docs/bench-growth.md', import.meta.url);
const GOAL = 1.3;
/** Calls of each list on each server. */
const TIMES = 100;
/** Samples without which a median says little. */
const LEAST = 30;
/** More than by default, for all sizes alike, so that the measurement is not about checkpoints. */
const SETTINGS = { max_wal_size: '8GB', checkpoint_timeout: '30min', shared_buffers: '512MB' };

const { values } = parseArgs({ options: { sizes: { type: 'string' }, rounds: { type: 'string' } } });
const sizes = (values.sizes ?? '1000,100000,1000000').split(',').map(Number);
const rounds = Number(values.rounds ?? 100);

const say = (line: string) => console.error(line);
const row = (name: string, count: string, times: readonly number[]): string[] => {
  const ratio = times.at(-1)! / times[0]!;
  return [
    name,
    count,
    ...times.map((time) => time.toFixed(2)),
    ratio.toFixed(2),
    ratio <= GOAL ? 'met' : '**missed**',
  ];
};
const headOf = (what: string, count: string): string[] => [
  what,
  count,
  ...sizes.map((size) => `${whole(size)}: ms`),
  'Ratio',
  `≤ ${GOAL}`,
];
const tableWith = (head: string[], rows: readonly string[][]): string =>
  tableOf(
    [head, ...rows],
    head.map((_, at) => (at === 0 || at === head.length - 1 ? 'left' : 'right')),
  );
const met = (rows: readonly string[][]): string =>
  `${rows.filter((cells) => cells.at(-1) === 'met').length} of ${rows.length}`;

const began = new Date();
const machine = machineNow();
const games: Served[] = [];
const stop = () => Promise.all(games.map((game) => game.stop()));
process.once('SIGINT', () => void stop().then(() => process.exit(130)));
process.once('SIGTERM', () => void stop().then(() => process.exit(143)));
try {
  const seconds: number[] = [];
  for (const size of sizes) {
    const start = performance.now();
    say(`Filling a database of ${whole(size)} players …`);
    games.push(await serve(`growth-${size}`, (url) => seedGrowth(url, size, say), SETTINGS));
    seconds.push((performance.now() - start) / 1000);
    say(`  ${seconds.at(-1)!.toFixed(0)} s`);
  }
  say('Playing …');
  const played = await playInTurn(games, rounds, say);
  const calls = [...played[0]!]
    .filter(([name]) => played.every((times) => (times.get(name)?.count ?? 0) >= LEAST))
    .map(([name]) =>
      row(
        name,
        whole(Math.min(...played.map((times) => times.get(name)!.count))),
        played.map((times) => times.get(name)!.median),
      ),
    );
  say(tableWith(headOf('Call', 'Samples'), calls));
  const lists: string[][] = [];
  for (const each of [...CASES, ...casesWith(SELLER)]) {
    const costs = await compareAll(games, each, TIMES);
    lists.push(
      row(
        each.what,
        String(TIMES),
        costs.map(({ clock }) => clock),
      ),
    );
    say(lists.at(-1)!.join('  '));
  }
  const page = `# What growth costs

Written by \`npx tsc -b server && npx tsx tools/growth/growth.ts\`: every call in databases of ${sizes.map(whole).join(', ')} players, each with a
PostgreSQL and a built server of its own, all at the same time and in turn, so that other load on the machine affects all alike. Medians in
milliseconds; the ratio is the largest database to the smallest. Times depend on the machine, ratios hardly do.

- when: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC
- machine: ${machine.processors} × ${machine.model}, ${machine.memory}, ${machine.system}, load ${machine.load} before the start
- filled in: ${seconds.map((time) => `${time.toFixed(0)} s`).join(', ')}, each table by one statement

## Every call that bots make

Three bots play everything that players do, without think times, with the same seed on each of the databases. Calls with fewer than ${LEAST} samples are
left out. **${met(calls)} goals met.**

${tableWith(headOf('Call', 'Samples'), calls)}

## Lists and searches

A player with 1,000 creatures and 1,000 entries of the ledger. In each database 1,000 players have 50 creatures in trade each, so that
searches fill their pages in the smallest one, too; of the others every third has one in trade. **${met(lists)} goals met.**

${tableWith(headOf('List', 'Samples'), lists)}
`;
  if (values.sizes === undefined && values.rounds === undefined) writeFileSync(PAGE, page);
  process.stdout.write(page);
} finally {
  await stop();
}
