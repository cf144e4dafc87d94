import type { RuleBook } from '../book.ts';
import { type Action, SWITCH } from '../engine/round.ts';
import { setDice } from '../engine/state/dice.ts';
import { type Engine, newEngine } from '../engine/state/engine.ts';
import { ANYBODY, NOBODY, pack } from '../engine/state/pack.ts';
import { tablesOf } from '../engine/state/tables.ts';
import { unpack } from '../engine/state/unpack.ts';
import type { BattleEvent } from '../model/events.ts';
import type { Dice } from '../model/random.ts';
import type { BattleState, Page } from '../model/state.ts';

/** The one engine of a book for actions on stored battles. */
interface Workspace {
  readonly engine: Engine;
  /** The battle that the last action left in the engine, null while an action is going on. */
  left: BattleState | null;
}

const workspaces = new WeakMap<RuleBook, Workspace>();

function workspaceOf(book: RuleBook): Workspace {
  const known = workspaces.get(book);
  if (known !== undefined) return known;
  const workspace = { engine: newEngine(tablesOf(book)), left: null };
  workspaces.set(book, workspace);
  return workspace;
}

/**
 * The workspace's engine, filled with this battle. It is free again as soon as the action has unloaded it, so nothing
 * in between may begin another action.
 * @param coming who may come into battle before that: see `pack`
 */
export function loadBattle(book: RuleBook, state: BattleState, coming = ANYBODY): Engine {
  const workspace = workspaceOf(book);
  const { engine } = workspace;
  workspace.left = null;
  engine.script = null;
  pack(state, engine, coming);
  return engine;
}

/** The end of an action: the stored battle that the loaded one has become, see `unpack`. */
export function unloadBattle(
  book: RuleBook,
  before: BattleState,
  page: Page,
  told: readonly BattleEvent[] = [],
): BattleState {
  const workspace = workspaceOf(book);
  workspace.left = unpack(workspace.engine, before, page, told);
  return workspace.left;
}

/**
 * An engine with this battle, only to be read: of those who are not in battle it knows the health alone. Straight after
 * the action that led to `state` the battle is still there and is not packed again.
 */
export function readBattle(book: RuleBook, state: BattleState): Engine {
  const { engine, left } = workspaceOf(book);
  return left === state ? engine : loadBattle(book, state, NOBODY);
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
