/**
 * The fast way, for tools, balance and opponents that think: battles as numbers in place, nothing allocated by a
 * round. An engine holds everything, secrets and dice too; whoever plays for one side must fill it from its own view alone.
 */

import { startBattle } from './battle/start.ts';
import type { RuleBook } from './book.ts';
import { type Engine, newEngine } from './engine/engine.ts';
import { clearEvents } from './engine/events.ts';
import { isDecided } from './engine/hurt.ts';
import {
  ACTIVE,
  ACTIVE_AT,
  fighterAt,
  HP,
  LOCKED,
  MOVES,
  OPPONENT,
  PLAYER,
  SIZE,
  type SideNumber,
  SLOTS,
  STANDING,
  sideAt,
} from './engine/layout.ts';
import { pack } from './engine/pack.ts';
import { SWITCH } from './engine/round.ts';
import { canSwitch, send, sendNext } from './engine/send.ts';
import { tablesOf } from './engine/tables.ts';
import { tellEvents } from './engine/tell.ts';
import type { BattleEvent } from './model/events.ts';
import type { BattleSetup, BattleState } from './model/state.ts';

export { setDice } from './engine/dice.ts';
export { copyEngine, type Engine } from './engine/engine.ts';
export { eventCount } from './engine/events.ts';
export { OPPONENT, PLAYER, type SideNumber } from './engine/layout.ts';
export { type Preview, preview } from './engine/preview.ts';
export { type Action, playRound, SPENT, SWITCH } from './engine/round.ts';
export { isDecided, send, sendNext };

/**
 * An engine with this stored battle; `state` stays as it is. The creatures of both sides must be in battle already.
 * @param into an engine of the same book that is no longer needed, to be filled instead of a new one
 */
export function engineOf(
  book: RuleBook,
  state: BattleState,
  into: Engine = newEngine(tablesOf(book)),
): Engine {
  pack(state, into);
  return into;
}

/**
 * A new battle with the first creature of each side in battle.
 * @param into as for `gameOf`
 * @throws RangeError for a setup that `startBattle` refuses
 */
export function openEngine(book: RuleBook, setup: BattleSetup, into?: Engine): Engine {
  const engine = engineOf(book, startBattle(book, setup), into);
  send(engine, PLAYER, 0);
  clearEvents(engine);
  return engine;
}

/** Lets both sides send their first standing creature where theirs has fainted. Adds to the events of the round. */
export function sendFallen(engine: Engine): void {
  if (isDecided(engine)) return;
  sendNext(engine, PLAYER);
  sendNext(engine, OPPONENT);
}

/** The side that still has a creature, once the battle is decided; null before. */
export function winnerOf(engine: Engine): SideNumber | null {
  if (!isDecided(engine)) return null;
  return engine.cells[sideAt(PLAYER) + STANDING]! > 0 ? PLAYER : OPPONENT;
}

/**
 * Everything that a side may do now: fills `actions` from its beginning and gives their number, 1 at least. Who is
 * bound to a move has its slot alone.
 */
export function actionsOf(engine: Engine, side: SideNumber, actions: number[]): number {
  const { cells } = engine;
  const own = sideAt(side);
  const moves = cells[own + ACTIVE_AT]! + MOVES;
  const locked = cells[own + LOCKED]!;
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const move = cells[moves + slot]!;
    if (move < 0 || (locked >= 0 && move !== locked)) continue;
    actions[count] = slot;
    count += 1;
  }
  for (let index = 0; index < cells[own + SIZE]!; index += 1) {
    if (!canSwitch(engine, side, index)) continue;
    actions[count] = SWITCH + index;
    count += 1;
  }
  return count;
}

/** Index of a side's creature in battle, -1 before the first was sent. */
export const activeOf = ({ cells }: Engine, side: SideNumber): number => cells[sideAt(side) + ACTIVE]!;

/** Hit points of a side's creature, by its index. */
export const hpOf = ({ cells }: Engine, side: SideNumber, index: number): number =>
  cells[fighterAt(side, index) + HP]!;

/** Number of the move in a slot (0 to 3) of a side's creature, -1 for a free slot. */
export const moveIn = ({ cells }: Engine, side: SideNumber, index: number, slot: number): number =>
  cells[fighterAt(side, index) + MOVES + slot]!;

/** The events since the last action, in plain words. `state` is the battle that the engine began from. */
export const eventsOf = (engine: Engine, state: BattleState): readonly BattleEvent[] =>
  tellEvents(engine, state, []);
