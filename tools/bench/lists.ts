import { writeFileSync } from 'node:fs';
import { CASES } from './lists/cases.ts';
import { type Comparison, compare } from './lists/compare.ts';
import { lineOf, pageOf } from './lists/page.ts';
import { serve } from './lists/serve.ts';
import { machineNow } from './report/circumstances.ts';

const PAGE = new URL('../../docs/bench-lists.md', import.meta.url);
const FEW = { users: 100, owned: 1000 };
const MANY = { users: 100_000, owned: 10_000 };

const say = (line: string) => console.error(line);

const began = new Date();
const machine = machineNow();
say('Filling two databases (two minutes) …');
const few = await serve('few', FEW);
const many = await serve('many', MANY);
const stop = () => Promise.all([few.stop(), many.stop()]);
process.once('SIGINT', () => void stop().then(() => process.exit(130)));
try {
  const rows: Comparison[] = [];
  for (const each of CASES) {
    const row = await compare(few, many, each);
    say(lineOf(row));
    rows.push(row);
  }
  const page = pageOf(rows, FEW, MANY, machine, began);
  writeFileSync(PAGE, page);
  process.stdout.write(page);
} finally {
  await stop();
}
