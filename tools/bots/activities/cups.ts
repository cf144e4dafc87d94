import { cups } from '../../../content/challenges/cups.ts';
import { getTutor, teachMove } from '../../../contract/owned.ts';
import { enterCup, getCups, leaveCup, startCupBattle } from '../../../contract/progress/cups.ts';
import { ask } from '../ask.ts';
import { type Bot, oneOf } from '../bot.ts';
import { think } from '../think.ts';
import { start } from './fight.ts';

/** How often in a hundred a bot gives up the tournament in which it is. */
const GIVE_UP = 10;

/** Enters the cheapest tournament, goes on with the one that runs, or gives it up. */
export async function enterTournament(bot: Bot): Promise<void> {
  const standing = await ask(bot, getCups);
  if (!standing.ok) return;
  const { running, left, coins } = standing.body;
  await think(bot, 'page');
  if (running && bot.dice.chance(GIVE_UP)) return void (await ask(bot, leaveCup));
  if (!running) {
    if (left === 0 || coins < cups.hearth.entry) return;
    if (!(await ask(bot, enterCup, { cup: 'hearth' })).ok) return;
  }
  await start(bot, startCupBattle, undefined);
}

/** Has a member of the team taught a move. */
export async function takeLesson(bot: Bot): Promise<void> {
  const tutor = await ask(bot, getTutor);
  if (!tutor.ok) return;
  await think(bot, 'page');
  const { coins, pupils } = tutor.body;
  const pupil = oneOf(
    bot,
    pupils.filter(({ lessons }) => lessons.some(({ price }) => price <= coins)),
  );
  const lesson = pupil?.lessons.find(({ price }) => price <= coins);
  if (!pupil || !lesson) return;
  const { move, price } = lesson;
  await ask(bot, teachMove, { id: pupil.creature.id, move, slot: 1 + bot.dice.roll(4), price });
}
