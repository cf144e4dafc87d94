import { setTimeout } from 'node:timers/promises';
import type { Served } from '../bench/lists/serve.ts';
import { ADMIN_TOKEN } from '../bench/shared/players.ts';
import { type Crowd, closeCrowd, newCrowd } from '../bots/bot.ts';
import { doSomething, signUp } from '../bots/play.ts';
import type { CallTimes } from '../bots/statistics.ts';

const BOTS = 3;
/** Milliseconds for which one of the games is played, before the next one is. */
const SLICE = 1500;
const PATIENCE = 60_000;
const GIFT = {
  coins: 100_000,
  items: { nball: 500 },
  creatures: Array.from({ length: 12 }, () => ({ name: 'podkin', level: 12 })),
};

/**
 * Lets the same bots play everything that players do on several games in turn, without think times.
 * @param rounds in each of which every game is played for a while
 * @returns for each game the median of every call
 */
export async function playInTurn(
  games: readonly Served[],
  rounds: number,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, CallTimes>[]> {
  const failures: unknown[] = [];
  let over = false;
  const crowds: Crowd[] = [];
  for (const { address } of games) {
    const crowd = newCrowd({ seed: 7, address, players: BOTS, pace: 0, patience: PATIENCE, run: 'growth' });
    for (const bot of crowd.bots) await signUp(bot, GIFT, ADMIN_TOKEN);
    await crowd.pause.hold();
    crowds.push(crowd);
    for (const bot of crowd.bots) {
      void (async () => {
        while (!over) await doSomething(bot);
      })().catch((error) => over || failures.push(error));
    }
  }
  for (let round = 0; round < rounds; round++) {
    for (const crowd of round % 2 ? crowds : crowds.toReversed()) {
      crowd.pause.release();
      await setTimeout(SLICE);
      await crowd.pause.hold();
      if (failures.length > 0) throw failures[0];
    }
    if (round % 20 === 19) say(`  ${round + 1} of ${rounds} rounds`);
  }
  over = true;
  for (const crowd of crowds) closeCrowd(crowd);
  return crowds.map(({ statistics }) => statistics.medians());
}
