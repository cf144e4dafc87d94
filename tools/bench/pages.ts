import { writeFileSync } from 'node:fs';
import { openBrowser } from './client/browser.ts';
import { type Weight, weighBattle, weighLogin, weighMap } from './client/weigh.ts';
import { judge, LIGHTHOUSE, type Verdict } from './pages/lighthouse.ts';
import { machineNow } from './report/circumstances.ts';
import { Connection } from './shared/connection.ts';
import { median } from './shared/median.ts';
import { newPlayer } from './shared/players.ts';
import { startGame } from './shared/server.ts';

const PAGE = new URL('../../docs/bench-pages.md', import.meta.url);
/** Every page that can be seen without an account. */
const VISITED = ['/login', '/signup', '/guest', '/recover', '/faq', '/about', '/settings', '/nowhere'];
/** Pages of a player. */
const PLAYED = ['/home', '/maps', '/map', '/pokedex', '/typechart'];
const LEAST_SCORE = 95;
const TIMES = Number(process.argv[2] ?? 3);

const HEAD = `| page | speed | access | practice | search | painted | largest | blocked | shifted |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`;

const middle = (verdicts: readonly Verdict[], of: (verdict: Verdict) => number): number =>
  median(verdicts.map(of));

function rowOf(name: string, verdicts: readonly Verdict[]): string {
  const seconds = (of: (times: Verdict['times']) => number) =>
    `${(middle(verdicts, ({ times }) => of(times)) / 1000).toFixed(2)} s`;
  const speeds = verdicts.map(({ scores }) => scores[0]);
  return `| ${[
    name,
    `${middle(verdicts, ({ scores }) => scores[0] ?? Number.NaN)} (${speeds.join(', ')})`,
    ...[1, 2, 3].map((index) => middle(verdicts, ({ scores }) => scores[index] ?? Number.NaN)),
    seconds(({ painted }) => painted),
    seconds(({ largest }) => largest),
    `${middle(verdicts, ({ times }) => times.blocked).toFixed(0)} ms`,
    middle(verdicts, ({ times }) => times.shifted).toFixed(3),
  ].join(' | ')} |`;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

const weightOf = (name: string, weight: Weight): string =>
  `| ${[
    name,
    weight.requests,
    `${(weight.sentScriptBytes / 1000).toFixed(1)} kB`,
    kB(weight.pictureBytes),
    kB(weight.bytes),
    kB(weight.soundBytes),
  ].join(' | ')} |`;

/** How much is loaded on three ways into the game, from an empty browser. */
async function weights(address: string, connection: Connection): Promise<readonly string[]> {
  const browser = await openBrowser();
  try {
    const { token } = await newPlayer(connection, { creatures: [{ name: 'kindlam', level: 5 }] });
    return [
      weightOf('the login screen', await weighLogin(browser, address)),
      weightOf('the map, over the choice of a map', await weighMap(browser, address, token)),
      weightOf('a first battle, over the map', await weighBattle(browser, address, connection)),
    ];
  } finally {
    await browser.close();
  }
}

const began = new Date();
const machine = machineNow();
const game = await startGame();
process.once('SIGINT', () => void game.stop().then(() => process.exit(130)));
try {
  const connection = new Connection(game.address);
  const { token } = await newPlayer(connection, { creatures: [{ name: 'kindlam', level: 5 }] });
  const heavy = await weights(game.address, connection);
  console.error(heavy.join('\n'));
  connection.close();
  const rows: string[] = [];
  let met = 0;
  const pages = [
    ...VISITED.map((route) => [route, null] as const),
    ...PLAYED.map((route) => [route, token] as const),
  ];
  for (const [route, by] of pages) {
    const verdicts: Verdict[] = [];
    while (verdicts.length < TIMES) verdicts.push(await judge(game.address, route, by));
    if ([0, 1, 2, 3].every((index) => middle(verdicts, ({ scores }) => scores[index] ?? 0) >= LEAST_SCORE))
      met += 1;
    rows.push(rowOf(by ? `${route}, logged in` : route, verdicts));
    console.error(rows.at(-1));
  }
  writeFileSync(
    PAGE,
    `# What pages weigh, and what Lighthouse says of them

Written by \`npm run build && npx tsx tools/bench/pages.ts\`: ${LIGHTHOUSE}, headless, its phone (slow 4G, a processor four times
slower, both simulated), from an empty browser. Each page was visited ${TIMES} times; the medians are shown, the speed of each visit
in brackets. The trace of a visit is rewritten to processor time before it is judged (\`tools/bench/pages/processorTime.ts\`):
on a machine that does other things, too, the clock says how busy it is, not how heavy the page. "Painted" is the
first contentful paint, "largest" the largest one, "blocked" the total blocking time, "shifted" the layout shift.

- when: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC
- machine: ${machine.processors} × ${machine.model}, ${machine.memory}, ${machine.system}, load ${machine.load} before the start
- goal: ${LEAST_SCORE} of 100 in all four

**${met} of ${pages.length} pages met it.**

${HEAD}
${rows.join('\\n')}
`,
  );
} finally {
  await game.stop();
}
