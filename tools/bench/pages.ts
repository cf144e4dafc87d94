import { writeFileSync } from 'node:fs';
import { measureBattle, measureHeaviest } from './client/battle.ts';
import { openBrowser } from './client/browser.ts';
import type { Frames } from './client/frames.ts';
import { EARLY, LATE, measureHeap } from './client/heap.ts';
import { measureWalk } from './client/walk.ts';
import { type Weight, weighBattle, weighLogin, weighMap } from './client/weigh.ts';
import { hostTrial } from './line/host.ts';
import { waitForLogin, waitForMap, waitForTrial } from './line/waits.ts';
import { judge, LIGHTHOUSE, type Verdict, type Visit } from './pages/lighthouse.ts';
import { machineNow } from './report/circumstances.ts';
import { Connection } from './shared/connection.ts';
import { median, quantile } from './shared/median.ts';
import { newPlayer } from './shared/players.ts';
import { startGame } from './shared/server.ts';

const PAGE = new URL('../../docs/bench-pages.md', import.meta.url);
/** Every page that can be seen without an account. */
const VISITED = ['/login', '/signup', '/guest', '/recover', '/faq', '/about', '/settings', '/nowhere/at/all'];
/** Pages of a player. */
const PLAYED = ['/home', '/maps', '/map', '/pokedex', '/typechart'];
/** What the game hands over on the way to a page: without it there is no map. */
const STATES: Readonly<Record<string, object>> = { '/map': { mapName: 'green_land' } };
const LEAST_SCORE = 95;
/** Lighthouse sometimes fails without a reason: each visit is tried this often. */
const TRIES = 2;
const WAITS = 5;
/** Measures the slow line alone. */
const SLOW = 'slow';
/** How often each page is visited, and the pages: all of them if none is named. */
const [times = '3', ...NAMED] = process.argv.slice(2);
const TIMES = Number(times);

const HEAD = `| page | speed | access | practice | search | painted | largest | blocked | shifted |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`;
const WEIGHT_HEAD = `| until there is | requests | script, Brotli | pictures | everything but sounds | sounds |
| --- | ---: | ---: | ---: | ---: | ---: |`;

const middle = (verdicts: readonly Verdict[], of: (verdict: Verdict) => number): number =>
  median(verdicts.map(of));

function rowOf(name: string, verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return `| ${name} | Lighthouse failed | | | | | | | |`;
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

const isMet = (verdicts: readonly Verdict[]): boolean =>
  verdicts.length > 0 &&
  [0, 1, 2, 3].every((index) => middle(verdicts, ({ scores }) => scores[index] ?? 0) >= LEAST_SCORE);

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

const filesOf = ({ files }: Weight): string =>
  files
    .filter(({ kind }) => kind !== 'audio')
    .map(({ path, sent }) => `- \`${path}\`, ${(sent / 1000).toFixed(1)} kB`)
    .join('\n');

/** How much is loaded on three ways into the game, from an empty browser. */
async function weights(address: string, connection: Connection): Promise<string> {
  const browser = await openBrowser();
  try {
    const { token } = await newPlayer(connection, { creatures: [{ name: 'kindlam', level: 5 }] });
    const login = await weighLogin(browser, address);
    const map = await weighMap(browser, address, token);
    const battle = await weighBattle(browser, address, connection);
    return `${WEIGHT_HEAD}
${weightOf('the login screen', login)}
${weightOf('the map, over the choice of a map', map)}
${weightOf('a first battle, over the map', battle)}

### Files until the map is drawn

${filesOf(map)}

### Files until the first battle asks for an attack

${filesOf(battle)}`;
  } finally {
    await browser.close();
  }
}

const framesOf = (name: string, { frames }: Frames): string => {
  const times = frames.map(({ processor }) => processor);
  const ms = (share: number) => `${quantile(times, share).toFixed(2)} ms`;
  return `| ${[name, times.length, ms(0.5), ms(0.95), ms(1)].join(' | ')} |`;
};

/** What a frame costs the main thread, and what scripts hold after many battles. */
async function running(address: string, connection: Connection): Promise<string> {
  const browser = await openBrowser();
  try {
    const { walking, standing } = await measureWalk(browser, address, connection, 1);
    const battle = await measureBattle(browser, address, connection);
    const heaviest = await measureHeaviest(browser, address, connection);
    const { early, late } = await measureHeap(browser, address, connection);
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
    return `| processor time of the main thread | frames | median | 95 of 100 | longest |
| --- | ---: | ---: | ---: | ---: |
${framesOf('a frame of a walk', walking)}
${framesOf('a frame of a battle', battle)}
${framesOf('a frame of the attacks of most particles', heaviest)}

The last row is of Swallowed Sun (47 particles at one moment) and Star Hoard (73 one after the other), on the stage of a phone, for a reason
that \`tools/bench/client/battle.ts\` names. Standing still for 3 s: ${standing.frames.length} frames. Scripts hold ${megabytes(early.made)} after ${EARLY} battles in one visit and
${megabytes(late.made)} after ${LATE}; compiled scripts, which hold no other objects, are ${megabytes(early.compiled)} and ${megabytes(late.compiled)}.`;
  } finally {
    await browser.close();
  }
}

/** How long a player waits on the line of the goals, five times each. */
async function waits(address: string, token: string): Promise<string> {
  const [browser, trial] = [await openBrowser(), await hostTrial('/wild/', true)];
  try {
    const waited = { login: [] as number[], map: [] as number[], trial: [] as number[] };
    for (let time = 0; time < WAITS; time += 1) {
      waited.login.push(await waitForLogin(browser, address));
      waited.map.push(await waitForMap(browser, address, token));
      waited.trial.push(await waitForTrial(browser, trial.address));
    }
    const rowFor = (name: string, goal: string, times: readonly number[]) => {
      const [middle, longest] = [median(times), Math.max(...times)].map((ms) => (ms / 1000).toFixed(2));
      return `| ${name} | ${goal} | ${middle} s | ${longest} s |`;
    };
    return `| until | goal | median of ${WAITS} | longest |
| --- | ---: | ---: | ---: |
${rowFor('the login screen is first painted', '0.8 s', waited.login)}
${rowFor('a map that is reloaded is drawn', '2.0 s', waited.map)}
${rowFor('the first creature of a trial can be chosen, with its pictures', '2.0 s', waited.trial)}`;
  } finally {
    trial.stop();
    await browser.close();
  }
}

async function visits(visit: Visit): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let tries = 0; verdicts.length < TIMES && tries < TIMES * TRIES; tries += 1) {
    await judge(visit).then(
      (verdict) => verdicts.push(verdict),
      (problem) => console.error(`${visit.route}: ${problem}`),
    );
  }
  return verdicts;
}

const began = new Date();
const machine = machineNow();
const game = await startGame();
process.once('SIGINT', () => void game.stop().then(() => process.exit(130)));
try {
  const connection = new Connection(game.address);
  const { token } = await newPlayer(connection, { creatures: [{ name: 'kindlam', level: 5 }] });
  const heavy = await weights(game.address, connection);
  console.error(heavy);
  const runs = NAMED.length === 0 ? await running(game.address, connection) : '';
  console.error(runs);
  const waiting = NAMED.length === 0 || NAMED.includes(SLOW) ? await waits(game.address, token) : '';
  console.error(waiting);
  connection.close();
  const pages = [
    ...VISITED.map((route) => [route, null] as const),
    ...PLAYED.map((route) => [route, token] as const),
  ].filter(([route]) => NAMED.length === 0 || NAMED.includes(route));
  const rows: string[] = [];
  let met = 0;
  for (const [route, by] of pages) {
    const verdicts = await visits({ address: game.address, route, token: by, state: STATES[route] ?? null });
    if (isMet(verdicts)) met += 1;
    rows.push(rowOf(by ? `${route}, logged in` : route, verdicts));
    console.error(rows.at(-1));
  }
  const page = `# What pages weigh, and what Lighthouse says of them

Written by \`npm run build && npm run build:trial && npx tsx tools/bench/pages.ts\`: ${LIGHTHOUSE}, headless, its phone (slow 4G, a processor four times
slower, both simulated), from an empty browser. Each page was visited ${TIMES} times; the medians are shown, the speed of each visit
in brackets. The trace of a visit is rewritten to processor time before it is judged (\`tools/bench/pages/processorTime.ts\`):
on a machine that does other things, too, the clock says how busy it is, not how heavy the page. "Painted" is the
first contentful paint, "largest" the largest one, "blocked" the total blocking time, "shifted" the layout shift.

- when: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC
- machine: ${machine.processors} × ${machine.model}, ${machine.memory}, ${machine.system}, load ${machine.load} before the start
- goal: ${LEAST_SCORE} of 100 in all four

**${met} of ${pages.length} pages met it.**

${HEAD}
${rows.join('\n')}

## Frames and memory

Goals: at most 4 ms of the main thread in 95 of 100 frames, no frame while nothing moves, 1 MB more after ${LATE} battles at most.

${runs}

## On a line of 9 Mbit/s and 100 ms

From an empty browser, by the clock. The trial comes from a host of static files that compresses text.

${waiting}

## What is loaded until a screen can be used

Bodies as they are sent, from an empty browser of 1280 × 800 pixels; sounds, which come behind, stand apart. Goals: 95 kB of script
before the login, of which the build allows 94.5 (\`tools/vite/budgets.ts\`); 16 requests and 290 kB of script until the map is drawn; 700 kB
for everything until a first battle asks for an attack. The creature that is met differs, and its pictures with it.
[decisions/weight.md](decisions/weight.md) says what is loaded when, and what was tried.

${heavy}
`;
  if (NAMED.length === 0) writeFileSync(PAGE, page);
} finally {
  await game.stop();
}
