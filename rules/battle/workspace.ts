import type { RuleBook } from '../book.ts';
import { setDice } from '../engine/dice.ts';
import { type Engine, newEngine } from '../engine/engine.ts';
import { ANYBODY, NOBODY, pack } from '../engine/pack.ts';
import { type Action, SWITCH } from '../engine/round.ts';
import { tablesOf } from '../engine/tables.ts';
import type { BattleState } from '../model/state.ts';
import type { Dice } from '../random.ts';

const workspaces = new WeakMap<RuleBook, Engine>();

function workspaceOf(book: RuleBook): Engine {
  const known = workspaces.get(book);
  if (known !== undefined) return known;
  const engine = newEngine(tablesOf(book));
  workspaces.set(book, engine);
  return engine;
}

/**
 * The book's one engine for actions on stored battles, filled with this battle. It is free again as soon as the action
 * has unpacked it, so nothing in between may begin another action.
 * @param coming who may come into battle before that: see `pack`
 */
export function loadBattle(book: RuleBook, state: BattleState, coming = ANYBODY): Engine {
  const engine = workspaceOf(book);
  engine.script = null;
  pack(state, engine, coming);
  return engine;
}

/**
 * The same for a round in which the opponent does `action`.
 * @param dice the battle's own, as far as they have been rolled, or those of a test
 */
export function loadRound(
  book: RuleBook,
  state: BattleState,
  action: Action,
  dice: Dice,
  isScript: boolean,
): Engine {
  const engine = loadBattle(book, state, action < SWITCH ? NOBODY : action - SWITCH);
  if (isScript) engine.script = dice;
  else setDice(engine, dice.state());
  return engine;
}
