import { setTimeout } from 'node:timers/promises';
import { logout } from '../../contract/auth.ts';
import { type Dice, seededDice } from '../../rules/index.ts';
import { ask } from '../bots/ask.ts';
import type { Bot } from '../bots/bot.ts';
import { doSomething, findOneself, type Gift, logIn, signUp } from '../bots/play.ts';
import { openStream } from '../bots/stream.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Mean length of a session, of the time away after it, of the time between two sleeps of a phone and of its sleep. */
const SESSION = 8 * MINUTE;
const AWAY = 4 * MINUTE;
const AWAKE = 3 * MINUTE;
const ASLEEP = 40 * SECOND;
/** How often in a hundred a session ends by logging out; otherwise the page is closed. */
const LOGS_OUT = 30;

/** Number of players who are in a session now, and of those whose phone sleeps. */
export interface Presence {
  online: number;
  asleep: number;
}

/** A time with an exponential distribution: most are short, a few long. */
const about = (dice: Dice, mean: number): number => -mean * Math.log((1 + dice.roll(10_000)) / 10_001);

/**
 * Plays as a person does, for ever: sessions with times away between them, a page with an event stream, a phone that
 * sleeps in the middle of something and goes on where it was.
 */
export async function live(bot: Bot, presence: Presence, gift?: Gift, operator?: string): Promise<never> {
  // The bot's own dice begin anew with each activity.
  const dice = seededDice([bot.crowd.seed | 0, bot.number, 0, 1 << 30]);
  await signUp(bot, gift, operator);
  for (;;) {
    if (bot.token === '') await logIn(bot);
    await findOneself(bot);
    presence.online += 1;
    const stream = openStream(bot);
    try {
      const leaves = performance.now() + about(dice, SESSION);
      let sleeps = performance.now() + about(dice, AWAKE);
      while (performance.now() < leaves) {
        await doSomething(bot);
        if (performance.now() < sleeps) continue;
        stream.sleep();
        presence.asleep += 1;
        await setTimeout(about(dice, ASLEEP));
        presence.asleep -= 1;
        stream.wake();
        // What a page asks for when the player returns to it.
        await findOneself(bot);
        sleeps = performance.now() + about(dice, AWAKE);
      }
    } finally {
      stream.close();
      presence.online -= 1;
    }
    if (dice.chance(LOGS_OUT)) {
      await ask(bot, logout);
      bot.token = '';
    }
    await setTimeout(about(dice, AWAY));
  }
}
