import { writeFileSync } from 'node:fs';
import { CASES } from './lists/cases.ts';
import { type Comparison, compare } from './lists/compare.ts';
import { pageOf } from './lists/page.ts';
import { startCluster } from './lists/serve.ts';
import { machineNow } from './report/circumstances.ts';

const PAGE = new URL('../../docs/bench-lists.md', import.meta.url);
const FEW = { users: 100, owned: 1000 };
const MANY = { users: 100_000, owned: 10_000 };

const say = (line: string) => console.error(line);

const began = new Date();
const machine = machineNow();
say('Starting PostgreSQL and filling two databases (two minutes) …');
const cluster = await startCluster();
process.once('SIGINT', () => void cluster.stop().then(() => process.exit(130)));
try {
  const few = await cluster.serve('few', FEW);
  const many = await cluster.serve('many', MANY);
  const rows: Comparison[] = [];
  for (const each of CASES) {
    const row = await compare(few.address, many.address, each);
    say(
      `${row.what}: ${row.few.toFixed(2)} ms, ${row.many.toFixed(2)} ms, × ${(row.many / row.few).toFixed(2)}`,
    );
    rows.push(row);
  }
  const page = pageOf(rows, FEW, MANY, machine, began);
  writeFileSync(PAGE, page);
  process.stdout.write(page);
} finally {
  await cluster.stop();
}
