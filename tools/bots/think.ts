import { setTimeout } from 'node:timers/promises';
import type { Bot } from './bot.ts';

/** Milliseconds that people take, from and to: estimates from playing, not measured with players. */
export const TIMES = {
  /** Between two steps while a key is held. */
  step: [180, 450],
  /** To choose who fights next, and to look at what a round has done. */
  choice: [800, 2500],
  /** To watch a round and choose the next attack. */
  attack: [1500, 4500],
  /** To read a page or a list. */
  page: [2000, 8000],
  /** Between two activities. */
  rest: [1000, 5000],
} as const;

/** Waits as long as a person takes, by the bot's dice and the run's pace. */
export async function think(bot: Bot, what: keyof typeof TIMES): Promise<void> {
  const [least, most] = TIMES[what];
  const time = least + bot.dice.roll(most - least);
  if (bot.crowd.pace > 0 && !bot.hurries) await setTimeout(time * bot.crowd.pace);
}
