import type { RuleBook } from '../book.ts';
import { setDice } from '../engine/dice.ts';
import { type Game, newGame } from '../engine/engine.ts';
import { ANYBODY, NOBODY, pack } from '../engine/pack.ts';
import { type Action, SWITCH } from '../engine/round.ts';
import { tablesOf } from '../engine/tables.ts';
import type { BattleState } from '../model/state.ts';
import type { Dice } from '../random.ts';

const scratches = new WeakMap<RuleBook, Game>();

function scratchOf(book: RuleBook): Game {
  const known = scratches.get(book);
  if (known !== undefined) return known;
  const game = newGame(tablesOf(book));
  scratches.set(book, game);
  return game;
}

/**
 * The book's one game for actions on stored battles, filled with this one. It is free again as soon as the action
 * has unpacked it, so nothing in between may begin another action.
 * @param coming who may come into battle before that: see `pack`
 */
export function unfold(book: RuleBook, state: BattleState, coming = ANYBODY): Game {
  const game = scratchOf(book);
  game.script = null;
  pack(state, game, coming);
  return game;
}

/**
 * The same for a round in which the opponent does `action`.
 * @param dice the battle's own, as far as they have been rolled, or those of a test
 */
export function unfoldRound(
  book: RuleBook,
  state: BattleState,
  action: Action,
  dice: Dice,
  isScript: boolean,
): Game {
  const game = unfold(book, state, action < SWITCH ? NOBODY : action - SWITCH);
  if (isScript) game.script = dice;
  else setDice(game, dice.state());
  return game;
}
