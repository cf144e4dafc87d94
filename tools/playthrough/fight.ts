import { book } from '../../content/index.ts';
import { attack, battleContinue, catchPokemon, selectBattlePokemon } from '../../contract/game.ts';
import type { BattleDetails } from '../../contract/shapes/battle.ts';
import { effectiveness } from '../../rules/creatures/typeChart.ts';
import { moveOf, type Species, speciesOf } from '../../rules/index.ts';
import { promiseOf } from '../balance/bestMoves.ts';
import { askAtRest } from '../bots/ask.ts';
import type { Bot } from '../bots/bot.ts';

type BattleCreature = BattleDetails['myState'][number];

/** Choices after which a battle counts as endless. */
const MOST_CHOICES = 1000;

/** The slot, 1 to 4, of the attack that promises most damage by the page's own forecast. */
function bestSlot({ attackPreviews }: BattleDetails): number {
  const worth = (attackPreviews ?? []).map((one) => (one ? (one.least + one.most) * one.chance : -1));
  return Math.max(0, worth.indexOf(Math.max(...worth))) + 1;
}

/** How well a creature answers another: what its best move promises, by how much the other's types hurt it. */
function answerOf(mine: BattleCreature, { types: theirs }: Species): number {
  const species = speciesOf(book, mine.name.toLowerCase());
  const moves = [mine.attack1, mine.attack2, mine.attack3, mine.attack4].filter((name) => name !== '');
  const strikes = moves.map((name) => {
    const move = moveOf(book, name.toLowerCase());
    return promiseOf(move, species) * effectiveness(move.type, theirs);
  });
  const hurts = Math.max(...theirs.map((type) => effectiveness(type, species.types)));
  return (Math.max(0, ...strikes) * mine.level) / Math.max(0.5, hurts);
}

/** The creature that stands and answers the opponent's best; the first one before that is known. */
function bestToSend({ myState, opponent, opponentSelectedId }: BattleDetails): string {
  const standing = myState.filter(({ hp }) => hp > 0);
  const theirs = opponent.find(({ id }) => id === opponentSelectedId) ?? opponent.find(({ hp }) => hp > 0);
  const worth = standing.map((one) =>
    theirs ? answerOf(one, speciesOf(book, theirs.name.toLowerCase())) : 0,
  );
  return standing[Math.max(0, worth.indexOf(Math.max(...worth)))]?.id ?? '';
}

async function choose(bot: Bot, battle: BattleDetails, throws: boolean): Promise<BattleDetails> {
  const { page, round, battleType } = battle;
  if (page === 'selection') {
    const selectedPokemon = bestToSend(battle);
    return (await askAtRest(bot, selectBattlePokemon, { selectedPokemon, round })).battleDetails;
  }
  if (page === 'roundResults') return (await askAtRest(bot, battleContinue, { round })).battleDetails;
  if (throws && battleType === 'wb' && (bot.confirmed.items?.nball ?? 0) > 0)
    return (await askAtRest(bot, catchPokemon, { ballType: 'nball', round })).battleDetails;
  return (await askAtRest(bot, attack, { attackId: bestSlot(battle), round })).battleDetails;
}

/**
 * Plays the bot's battle to its end: sends the creature that answers the opponent's best, and takes the attack that promises most.
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
