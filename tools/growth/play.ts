import { setTimeout } from 'node:timers/promises';
import { findNextPokemonsExcludeTeam, joinTeam, leaveTeam, markFavourite } from '../../contract/game.ts';
import { getLedger, getPokedex } from '../../contract/journal.ts';
import { getBoxes, nameBox, putInBox } from '../../contract/owned.ts';
import { getTradeHistory } from '../../contract/trades.ts';
import type { Served } from '../bench/lists/serve.ts';
import { ADMIN_TOKEN } from '../bench/shared/players.ts';
import { ask } from '../bots/ask.ts';
import { type Bot, type Crowd, closeCrowd, newCrowd } from '../bots/bot.ts';
import { doSomething, findOneself, signUp } from '../bots/play.ts';
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

/** Turns of calls that bots make so rarely that a median of their play says little. */
const RARE = 150;

/** Makes each rare call once, and leaves the player as it was. */
async function makeRareCalls(bot: Bot): Promise<void> {
  await findOneself(bot);
  for (const page of [getPokedex, getLedger, getTradeHistory, getBoxes]) await ask(bot, page);
  const others = await ask(bot, findNextPokemonsExcludeTeam);
  const id = others.ok ? others.body.pokemons[0]?.id : undefined;
  if (!id) throw new Error(`${bot.name} has no creature outside the team`);
  await ask(bot, joinTeam, { id });
  await ask(bot, leaveTeam, { id, anyway: true });
  for (const favourite of [true, false]) await ask(bot, markFavourite, { id, favourite });
  await ask(bot, putInBox, { pokemons: [id], box: 1 });
  await ask(bot, putInBox, { pokemons: [id] });
}

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
    await ask(crowd.bots[0]!, nameBox, { box: 1, name: 'Odds and ends' });
    crowds.push(crowd);
  }
  for (let turn = 0; turn < RARE; turn++)
    for (const crowd of turn % 2 ? crowds : crowds.toReversed()) await makeRareCalls(crowd.bots[0]!);
  for (const crowd of crowds) {
    await crowd.pause.hold();
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
