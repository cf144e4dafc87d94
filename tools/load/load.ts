import { setTimeout } from 'node:timers/promises';
import { login } from '../../contract/auth.ts';
import { askAtRest, GivenUp } from '../bots/ask.ts';
import { closeCrowd, newCrowd } from '../bots/bot.ts';
import { differences } from '../bots/check.ts';
import { live, type Presence } from './people.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Milliseconds between two lines of progress. */
const PROGRESS = 10 * SECOND;
/** Players come one after the other: each needs a password hash, some 50 ms of a processor. At most this share of the time. */
const ARRIVAL = 100;
const LONGEST_ARRIVAL = 0.25;
const PATIENCE = 60 * SECOND;

/** What `npm run load` is asked for. */
export interface Order {
  readonly players: number;
  readonly minutes: number;
  readonly at: string;
  readonly seed: number;
  readonly pace: number;
  /** Admin token for gifts; without one the bots begin as newcomers. */
  readonly operator?: string;
  readonly forwarded: boolean;
}

/** How a load went. */
export interface Outcome {
  readonly table: string;
  /** Lines about players who stopped early and about changes that are not as they were confirmed. */
  readonly faults: readonly string[];
  readonly changes: number;
}

const GIFT = {
  coins: 3000,
  items: { nball: 30 },
  creatures: Array.from({ length: 8 }, () => ({ name: 'podkin', level: 12 })),
};

/** Lets bots play as people do. @param say writes a line of progress */
export async function load(order: Order, say: (line: string) => void): Promise<Outcome> {
  const { players, minutes, at, seed, pace, operator, forwarded } = order;
  const run = Date.now().toString(36);
  const crowd = newCrowd({ seed, address: at, players, pace, patience: PATIENCE, run, forwarded });
  const { statistics, bots } = crowd;
  const presence: Presence = { online: 0, asleep: 0 };
  const faults: string[] = [];
  const arrival = Math.min(players * ARRIVAL, minutes * MINUTE * LONGEST_ARRIVAL) / players;
  const play = async (number: number): Promise<void> => {
    const bot = bots[number]!;
    await setTimeout(number * arrival);
    try {
      await live(bot, presence, operator === undefined ? undefined : GIFT, operator);
    } catch (error) {
      // A bug of the bots is shown with its place.
      faults.push(error instanceof GivenUp ? error.message : String((error as Error).stack));
    }
  };
  const changesOf = () => bots.reduce((sum, { confirmed }) => sum + confirmed.changes, 0);
  let before = { tries: 0, seconds: statistics.seconds };
  const progress = setInterval(() => {
    const [tries, seconds] = [statistics.tries, statistics.seconds];
    const rate = (tries - before.tries) / (seconds - before.seconds);
    before = { tries, seconds };
    say(
      `${seconds.toFixed(0).padStart(5)} s  ${presence.online} online (${presence.asleep} asleep)  ${rate.toFixed(0)} requests/s  ` +
        `p50 ${statistics.quantile(0.5).toFixed(0)} ms  p99 ${statistics.quantile(0.99).toFixed(0)} ms  ` +
        `${changesOf()} changes  ${statistics.count((status) => status === 0 || status >= 500)} errors`,
    );
  }, PROGRESS);
  for (const { number } of bots) void play(number);
  await setTimeout(minutes * MINUTE);
  clearInterval(progress);
  const table = statistics.table();
  const changes = changesOf();
  say('Comparing what was confirmed with what the server says …');
  // The bots rest for good: this is the end of the run.
  await crowd.pause.hold();
  for (const bot of bots) {
    if (bot.token !== '' || bot.confirmed.changes === 0) continue;
    const { name: username, password } = bot;
    bot.token = (await askAtRest(bot, login, { username, password })).access_token;
  }
  faults.push(...(await differences(crowd)));
  closeCrowd(crowd);
  return { table, faults, changes };
}
