import { writeFileSync } from 'node:fs';
import { type Comparison, compare } from './lists/compare.ts';
import { lineOf, pageOf, whole } from './lists/page.ts';
import { serve } from './lists/serve.ts';
import { casesWith } from './market/cases.ts';
import { SELLER, seedMarket } from './market/seed.ts';
import { machineNow } from './report/circumstances.ts';

const PAGE = new URL('../../docs/bench-market.md', import.meta.url);
const FEW = 10_000;
const MANY = 1_000_000;
/** Calls of each search on each server. */
const TIMES = 100;

const say = (line: string) => console.error(line);

const began = new Date();
const machine = machineNow();
say('Filling two databases (some minutes) …');
const few = await serve('few', (url) => seedMarket(url, FEW));
const many = await serve('many', (url) => seedMarket(url, MANY));
const stop = () => Promise.all([few.stop(), many.stop()]);
process.once('SIGINT', () => void stop().then(() => process.exit(130)));
try {
  const rows: Comparison[] = [];
  for (const each of casesWith(SELLER)) {
    const row = await compare(few, many, each, TIMES);
    say(lineOf(row));
    rows.push(row);
  }
  const page = pageOf(
    {
      title: 'What searching the market costs',
      about: `Written by \`npx tsc -b server && npx tsx tools/bench/market.ts\`. A market of ${whole(FEW)} listings against one of
${whole(MANY)}, of ${whole(FEW / 50)} and ${whole(MANY / 50)} sellers, in the order of chance; who asks has 100 listings and looks for 20 things.`,
      how: `a search shows its first 300 hits
at most. Where all that fits is one range of an index that has the order asked for, its beginning is the page. Else few hits are
read and sorted by the database, which sends the page alone; of many the first ones of each species or level are read along an
index in the order asked for. Rare kinds have small indexes of their own. Possible trades are tried one after the other, the
latest listing first, until there are enough. The ratio is highest where the smaller market has few hits, or none beyond the
first page, and so has less to read and sort.`,
      less: whole(FEW),
      more: whole(MANY),
      goal: 1.5,
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
