import { writeFileSync } from 'node:fs';
import { CASES } from './lists/cases.ts';
import { type Comparison, compare } from './lists/compare.ts';
import { lineOf, pageOf, whole } from './lists/page.ts';
import { seed } from './lists/seed.ts';
import { serve } from './lists/serve.ts';
import { machineNow } from './report/circumstances.ts';

const PAGE = new URL('../../docs/bench-lists.md', import.meta.url);
const FEW = { users: 100, owned: 1000 };
const MANY = { users: 100_000, owned: 10_000 };

const say = (line: string) => console.error(line);

const began = new Date();
const machine = machineNow();
say('Filling two databases (two minutes) …');
const few = await serve('few', (url) => seed(url, FEW));
const many = await serve('many', (url) => seed(url, MANY));
const stop = () => Promise.all([few.stop(), many.stop()]);
process.once('SIGINT', () => void stop().then(() => process.exit(130)));
try {
  const rows: Comparison[] = [];
  for (const each of CASES) {
    const row = await compare(few, many, each);
    say(lineOf(row));
    rows.push(row);
  }
  const page = pageOf(
    {
      title: 'What lists cost',
      about: `Written by \`npx tsc -b server && npx tsx tools/bench/lists.ts\`. A player with ${whole(FEW.owned)} creatures in a database of
${whole(FEW.users)} users against one with ${whole(MANY.owned)} in a database of ${whole(MANY.users)}, whose creatures lie in the order of chance.`,
      how: 'counts are kept by a trigger (`creature_counts`), pages are read\nalong an index from the nearer end; who is ready to evolve is counted along the index of species and levels.',
      less: whole(FEW.owned),
      more: whole(MANY.owned),
      goal: 1.3,
    },
    rows,
    machine,
    began,
  );
  writeFileSync(PAGE, page);
  process.stdout.write(page);
} finally {
  await stop();
}
