import type { RuleBook } from '../book.ts';
import { type Game, newGame } from '../core/game.ts';
import { pack } from '../core/pack.ts';
import { tablesOf } from '../core/tables.ts';
import type { Dice } from '../random.ts';
import type { BattleState } from './state.ts';

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
 * @param script dice of a test; the battle's own unless given
 */
export function unfold(book: RuleBook, state: BattleState, script: Dice | null = null): Game {
  const game = scratchOf(book);
  game.script = script;
  pack(state, game);
  return game;
}
