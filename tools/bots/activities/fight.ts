import { goldTiers } from '../../../content/index.ts';
import type { Call } from '../../../contract/call.ts';
import {
  attack,
  battleContinue,
  catchPokemon,
  currentBattle,
  regionsData,
  runAway,
  selectBattlePokemon,
  startGoldBattle,
  startGymBattle,
  startTrainingBattle,
  startUserBattle,
  switchPokemon,
  useItem,
} from '../../../contract/game.ts';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { ask, type Payload } from '../ask.ts';
import { type Bot, oneOf } from '../bot.ts';
import { ballsOf } from '../confirm.ts';
import { think } from '../think.ts';

/** Choices in a battle before a bot looks at other pages. It goes on with the battle afterwards. */
const MOST_CHOICES = 24;
/** How often in a hundred a ball is thrown in a round against a wild creature. */
const THROW = 35;
/** How often in a hundred a creature is replaced in a round, where that is possible. */
const SWITCH = 10;
/** How often in a hundred a hurt creature is given a draught, where there is one. */
const DRINK = 20;
/** How often in a hundred a bot runs away from a wild creature in a round, where that is possible. */
const RUN = 5;
/** Bots dare to challenge the weakest leaders only. */
const LEADERS = 4;

/** The slots of the attacks that the active creature has, 1 to 4. */
function slotsOf({ myState, selectedPokemonId }: BattleDetails): number[] {
  const mine = myState.find(({ id }) => id === selectedPokemonId);
  return [mine?.attack1, mine?.attack2, mine?.attack3, mine?.attack4].flatMap((move, at) =>
    move ? [at + 1] : [],
  );
}

const mayLeave = ({ mySide: { trapped, bound, resting } }: BattleDetails): boolean =>
  !trapped && bound === null && !resting;

/** The creatures that can replace the active one. */
function benchOf(battle: BattleDetails): BattleDetails['myState'] {
  const { myState, selectedPokemonId } = battle;
  if (!mayLeave(battle)) return [];
  return myState.filter(({ id, hp }) => id !== selectedPokemonId && hp > 0);
}

/** Whether the creature in battle is hurt, and the flask has something for it. */
function isThirsty({ battleType, myState, selectedPokemonId, profile }: BattleDetails): boolean {
  const mine = myState.find(({ id }) => id === selectedPokemonId);
  const mayDrink = battleType !== 'user' && battleType !== 'gold' && (profile.flask ?? 0) > 0;
  return mayDrink && mine !== undefined && mine.hp < mine.orginalHp;
}

/** Makes the next choice in a battle. @returns false if it was refused */
async function choose(bot: Bot, battle: BattleDetails): Promise<boolean> {
  const { round } = battle;
  if (battle.page === 'selection') {
    await think(bot, 'choice');
    const standing = oneOf(
      bot,
      battle.myState.filter(({ hp }) => hp > 0),
    );
    return (await ask(bot, selectBattlePokemon, { selectedPokemon: standing?.id ?? '', round })).ok;
  }
  if (battle.page === 'roundResults') {
    await think(bot, 'choice');
    return (await ask(bot, battleContinue, { round })).ok;
  }
  await think(bot, 'attack');
  const other = bot.dice.chance(SWITCH) ? oneOf(bot, benchOf(battle)) : undefined;
  if (other) return (await ask(bot, switchPokemon, { selectedPokemon: other.id, round })).ok;
  if (isThirsty(battle) && bot.dice.chance(DRINK))
    return (await ask(bot, useItem, { item: 'flask', round })).ok;
  if (battle.battleType === 'wb' && mayLeave(battle) && bot.dice.chance(RUN))
    return (await ask(bot, runAway, { round })).ok;
  const ball = battle.battleType === 'wb' && bot.dice.chance(THROW) ? oneOf(bot, ballsOf(bot)) : undefined;
  if (ball) return (await ask(bot, catchPokemon, { ballType: ball, round })).ok;
  return (await ask(bot, attack, { attackId: oneOf(bot, slotsOf(battle)) ?? 1, round })).ok;
}

/** Goes on with the bot's battle, to its end or for a while. */
export async function fightOn(bot: Bot): Promise<void> {
  let refused = 0;
  for (let left = MOST_CHOICES; left > 0 && bot.battle; left--) {
    if (await choose(bot, bot.battle)) refused = 0;
    else if (++refused > 2) return;
    // What the page does when a choice is refused: it asks where the battle is.
    else await ask(bot, currentBattle);
  }
}

/** Starts a battle, unless another one waits, and plays it. A refusal, such as for too few coins, is no error. */
export async function start<C extends Call>(bot: Bot, call: C, payload: Payload<C>): Promise<void> {
  if (bot.battle) return;
  await think(bot, 'page');
  if ((await ask(bot, call, payload)).ok) await fightOn(bot);
}

export async function challengeLeader(bot: Bot): Promise<void> {
  const regions = await ask(bot, regionsData);
  if (!regions.ok) return;
  const { data, open = [] } = regions.body;
  const leader = oneOf(bot, open.flatMap((region) => data[region] ?? []).slice(0, LEADERS));
  if (leader) await start(bot, startGymBattle, { id: leader });
}

export async function fightForGold(bot: Bot): Promise<void> {
  if ((bot.confirmed.coins ?? 0) >= goldTiers.bronze.stake)
    await start(bot, startGoldBattle, { tier: 'bronze' });
}

export const train = (bot: Bot): Promise<void> =>
  start(bot, startTrainingBattle, { type: oneOf(bot, CREATURE_TYPES)! });

/** Fights a user of like strength, or another bot. */
export async function fightUser(bot: Bot): Promise<void> {
  const other = oneOf(bot, bot.crowd.bots);
  await start(bot, startUserBattle, { name: other && other !== bot && bot.dice.chance(50) ? other.name : 1 });
}
