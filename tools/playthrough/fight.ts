import { attack, battleContinue, catchPokemon, selectBattlePokemon } from '../../contract/game.ts';
import type { BattleDetails } from '../../contract/shapes/battle.ts';
import { askAtRest } from '../bots/ask.ts';
import type { Bot } from '../bots/bot.ts';

/** Choices after which a battle counts as endless. */
const MOST_CHOICES = 1000;

/** The slot, 1 to 4, of the attack that promises most damage by the page's own forecast. */
function bestSlot({ attackPreviews }: BattleDetails): number {
  const worth = (attackPreviews ?? []).map((one) => (one ? (one.least + one.most) * one.chance : -1));
  return Math.max(0, worth.indexOf(Math.max(...worth))) + 1;
}

async function choose(bot: Bot, battle: BattleDetails, throws: boolean): Promise<BattleDetails> {
  const { page, round, myState, battleType } = battle;
  if (page === 'selection') {
    const selectedPokemon = myState.find(({ hp }) => hp > 0)?.id ?? '';
    return (await askAtRest(bot, selectBattlePokemon, { selectedPokemon, round })).battleDetails;
  }
  if (page === 'roundResults') return (await askAtRest(bot, battleContinue, { round })).battleDetails;
  if (throws && battleType === 'wb' && (bot.confirmed.items?.nball ?? 0) > 0)
    return (await askAtRest(bot, catchPokemon, { ballType: 'nball', round })).battleDetails;
  return (await askAtRest(bot, attack, { attackId: bestSlot(battle), round })).battleDetails;
}

/**
 * Plays the bot's battle to its end: sends the first creature that stands, and takes the attack that promises most.
 * @param throws whether a ball is thrown in each round against a wild creature, while there is one
 * @returns the page on which it ended
 * @throws Error if it does not end, or if a choice is refused
 */
export async function fightToTheEnd(bot: Bot, throws = false): Promise<BattleDetails['page']> {
  let last = bot.battle;
  for (let left = MOST_CHOICES; bot.battle && left > 0; left--) last = await choose(bot, bot.battle, throws);
  if (bot.battle || !last) throw new Error(`${bot.name}'s battle has no end`);
  return last.page;
}
