import { getProfile, login, signup } from '../../contract/auth.ts';
import type { BodyOf } from '../../contract/call.ts';
import { chooseStarter, currentBattle, mapRequest } from '../../contract/game.ts';
import { grant } from '../../contract/operations.ts';
import { enterTournament, takeLesson } from './activities/cups.ts';
import { challengeLeader, fightForGold, fightOn, fightUser, train } from './activities/fight.ts';
import { browse, buy, changeTeam, dress, readNews, watchReplay } from './activities/home.ts';
import { answer, list, offer, reconsider, want } from './activities/trade.ts';
import { hunt, walk } from './activities/walk.ts';
import { ask } from './ask.ts';
import { type Bot, diceOf, oneOf } from './bot.ts';
import { think } from './think.ts';

type Activity = (bot: Bot) => Promise<void>;

/** What players do, and how often in relation to each other: an estimate, most of it walking and fighting. */
const ACTIVITIES: readonly (readonly [string, Activity, number])[] = [
  ['walk', walk, 22],
  ['hunt', hunt, 24],
  ['train', train, 4],
  ['challenge leader', challengeLeader, 4],
  ['gold', fightForGold, 4],
  ['fight user', fightUser, 4],
  ['tournament', enterTournament, 3],
  ['lesson', takeLesson, 2],
  ['buy', buy, 6],
  ['list', list, 7],
  ['offer', offer, 10],
  ['answer', answer, 8],
  ['reconsider', reconsider, 2],
  ['want', want, 3],
  ['change team', changeTeam, 5],
  ['browse', browse, 6],
  ['replay', watchReplay, 2],
  ['news', readNews, 4],
  ['dress', dress, 1],
];
const WEIGHTS = ACTIVITIES.reduce((sum, [, , weight]) => sum + weight, 0);

/**
 * What a bot does next: depends on the seed, the bot's number and how many activities came before, and on nothing
 * that the server has answered.
 */
export function activityAt(seed: number, bot: number, activity: number): string {
  const dice = diceOf(seed, bot, activity);
  let rest = dice.roll(WEIGHTS);
  for (const [name, , weight] of ACTIVITIES) {
    rest -= weight;
    if (rest < 0) return name;
  }
  throw new Error('The weights are wrong');
}

/** What a bot gets from the operator at the beginning, so that it can trade and pay at once. */
export type Gift = Omit<BodyOf<typeof grant>, 'username'>;

/** Opens a session of the bot's account. */
export async function logIn(bot: Bot): Promise<void> {
  const { name, password } = bot;
  const opened = await ask(bot, login, { username: name, password });
  if (!opened.ok) throw new Error(`${name} cannot log in: ${opened.refusal.message}`);
  bot.token = opened.body.access_token;
}

/**
 * Makes the bot's account with its first creature.
 * @param operator admin token for the gift
 */
export async function signUp(bot: Bot, gift?: Gift, operator?: string): Promise<void> {
  const { name, password } = bot;
  const made = await ask(bot, signup, { username: name, password });
  if (!made.ok) throw new Error(`${name} has no account: ${made.refusal.message}`);
  bot.token = made.body.access_token;
  const profile = await ask(bot, getProfile);
  const starter = profile.ok ? oneOf(bot, profile.body.profile.initialPokemons) : undefined;
  await ask(bot, chooseStarter, { pokemons: [starter ?? ''] });
  if (gift && operator) {
    const given = await ask(bot, grant, { username: name, ...gift }, operator);
    if (!given.ok) throw new Error(`${name} got no gift: ${given.refusal.message}`);
  }
}

/** Asks where the bot is, as a page does that is loaded anew. */
export async function findOneself(bot: Bot): Promise<void> {
  const profile = await ask(bot, getProfile);
  if (!profile.ok) return;
  await ask(bot, mapRequest, { mapName: profile.body.profile.mapName });
  if (profile.body.profile.inBattle) await ask(bot, currentBattle);
  else bot.battle = null;
}

/** Does one thing that players do. */
export async function doSomething(bot: Bot): Promise<void> {
  const name = activityAt(bot.crowd.seed, bot.number, bot.activities);
  bot.dice = diceOf(bot.crowd.seed, bot.number, bot.activities);
  // The first roll has chosen the activity.
  bot.dice.roll(WEIGHTS);
  bot.activities += 1;
  if (!bot.profile || !bot.map) await findOneself(bot);
  if (bot.battle) await fightOn(bot);
  await ACTIVITIES.find(([one]) => one === name)?.[1](bot);
  await think(bot, 'rest');
}
