import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as z from 'zod/mini';
import { getReplay, REPLAY_STEPS } from '../../contract/journal.ts';
import { battleDetails } from '../../contract/shapes/battle.ts';
import {
  type BattleSetup,
  type BattleState,
  bookHash,
  type Choice,
  diceFromBytes,
  type Fighter,
  replay,
  startBattle,
  takeChoice,
} from '../../rules/index.ts';
import { theGame } from '../../server/domain/game.ts';
import { detailsOf } from '../../server/features/battles/battleView.ts';
import type { RecordRow } from '../../server/features/battles/history/historyQueries.ts';
import { replayPiece } from '../../server/features/battles/history/replay.ts';
import { checkedReply } from '../../server/http/calls/route.ts';
import { machineNow } from './report/circumstances.ts';
import { median } from './shared/median.ts';

/**
 * Measures how long the longest possible replay blocks the event loop: each piece, and all pieces one after another.
 */
const PAGE = new URL('../../docs/bench-replays.md', import.meta.url);
const CHOICES = 400;
const RUNS = 60;

const game = theGame();
const { book } = game;

/**
 * Ghosts cannot hurt each other with this move, so the battle lasts until they are exhausted, one pair after another.
 */
const ghosts = (side: string): Fighter[] =>
  Array.from({ length: 6 }, (_, place) => ({
    ...{ id: `${side}-0000-0000-0000-00000000000${place}`, species: 'gutterling', kind: 1, level: 100 },
    moves: ['tackle', '', '', ''],
  }));

const next = ({ page, player }: BattleState): Choice => {
  if (page === 'selection') return ['choose', player.fighters.find(({ hp }) => hp > 0)?.id ?? ''];
  return page === 'battle' ? ['attack', 1] : ['continue'];
};

/** The stored record of a gym battle with CHOICES choices. */
function longRecord(): RecordRow {
  const dice = diceFromBytes(Buffer.alloc(16, 'replays'));
  const setup: BattleSetup = { kind: 'gym', team: ghosts('00000001'), opponents: ghosts('00000002'), dice };
  const choices: Choice[] = [];
  let state = startBattle(book, setup);
  while (choices.length < CHOICES) {
    const choice = next(state);
    const outcome = takeChoice(book, state, choice);
    if (!outcome.ok) throw new Error(`No ${choice[0]} on the page ${state.page}`);
    choices.push(choice);
    state = outcome.state;
  }
  return {
    ...{
      id: 1,
      playerId: '',
      kind: 'gym',
      opponent: 'Thornby',
      gymId: 'thornby-garden',
      tier: null,
      mapName: null,
    },
    ...{
      result: 'fled',
      rounds: state.round,
      setup: { ...setup, book: bookHash(book) },
      choices,
      growth: [],
    },
    ...{ prize: null, coins: 0, exp: 0, startedAt: new Date(0), endedAt: new Date(0) },
  };
}

const record = longRecord();
const player = {
  ...{ username: 'Rowan', coins: '500', mapName: 'green_land', look: 'player', bag: null, pokemonCount: 6 },
  messages: 0,
  page: null,
};

/** Makes one reply as the server does. @returns its length in bytes */
async function reply(skip: number): Promise<number> {
  const piece = await replayPiece(game, player, record, skip);
  return Buffer.byteLength(JSON.stringify(checkedReply(getReplay.name, getReplay.reply, piece)));
}

interface Held {
  /** Longest block of the event loop, in milliseconds. */
  readonly longest: number;
  /** Processor time, in milliseconds. */
  readonly processor: number;
  readonly bytes: number;
}

async function held(work: () => Promise<number>): Promise<Held> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  // The monitor measures only from its second tick on.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const before = process.cpuUsage();
  const bytes = await work();
  const { user, system } = process.cpuUsage(before);
  // The last block is recorded only after the loop has turned once more.
  await new Promise((resolve) => setTimeout(resolve, 3));
  delays.disable();
  return { longest: Math.max(0, delays.max / 1e6 - 1), processor: (user + system) / 1000, bytes };
}

async function measured(work: () => Promise<number>): Promise<Held> {
  const runs: Held[] = [];
  for (let run = 0; run < RUNS + 5; run++) runs.push(await held(work));
  const middle = (of: (run: Held) => number) => median(runs.slice(5).map(of));
  return {
    longest: Math.min(...runs.slice(5).map(({ longest }) => longest)),
    processor: middle(({ processor }) => processor),
    bytes: middle(({ bytes }) => bytes),
  };
}

/** The whole battle in one piece without pauses, for comparison. */
async function atOnce(): Promise<number> {
  const states = replay(book, record.setup as BattleSetup, record.choices ?? []);
  const steps = Array.from(states, (state) =>
    detailsOf(game, { ...record, state, version: 0, opponentName: record.opponent }, player),
  );
  const whole = z.object({ steps: z.array(battleDetails) });
  return Buffer.byteLength(JSON.stringify(checkedReply(getReplay.name, whole, { steps })));
}

const skips = Array.from(
  { length: Math.ceil((CHOICES + 1) / REPLAY_STEPS) },
  (_, piece) => piece * REPLAY_STEPS,
);
const machine = machineNow();
const began = new Date();
const first = await measured(() => reply(0));
const all = await measured(async () => {
  let bytes = 0;
  for (const skip of skips) bytes += await reply(skip);
  return bytes;
});
const whole = await measured(atOnce);
const row = (what: string, { longest, processor, bytes }: Held) =>
  `| ${what} | ${(bytes / 1000).toFixed(0)} kB | ${processor.toFixed(1)} ms | ${longest.toFixed(1)} ms |`;
const page = `# What a long replay costs

Written by \`npx tsx tools/bench/replay.ts\`: the server's part of a replay of ${CHOICES} choices, six against six, without HTTP and
database. The longest hold is how long the event loop, and so every other player, waited at a stretch, by
\`monitorEventLoopDelay\` of Node. It is by the clock, and whatever else the machine does adds to it: the least of ${RUNS}
runs is told, of processor times the median.

- when: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC
- machine: ${machine.processors} × ${machine.model}, ${machine.memory}, ${machine.system}, load ${machine.load} before the start
- Node: ${machine.node}

| | reply | processor time | longest hold |
| --- | ---: | ---: | ---: |
${row(`one piece of ${REPLAY_STEPS} steps`, first)}
${row(`all ${skips.length} pieces, one after the other`, all)}
${row('the same in one reply and without a pause, to compare with', whole)}
`;
writeFileSync(PAGE, page);
console.log(page);
