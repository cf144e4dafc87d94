/**
 * Fast access to the engine for tools, balance and opponents that look ahead. Battles are numbers that change in
 * place, and a round allocates nothing. An engine contains everything, hidden values and dice too: code that plays
 * for one side must fill it from that side's view only.
 */

import { startBattle } from './battle/start.ts';
import type { RuleBook } from './book.ts';
import { SWITCH } from './engine/round.ts';
import { canSwitch, send as sendCreature, sendNext } from './engine/send.ts';
import { type Engine, newEngine, tablesOf } from './engine/state/engine.ts';
import { clearEvents } from './engine/state/events.ts';
import { pack } from './engine/state/pack.ts';
import { type EngineSide, isUsedUp, OPPONENT, PLAYER, type SideNumber, SLOTS } from './engine/state/sides.ts';
import { tellEvents } from './engine/state/unpack.ts';
import { type Preview, preview as previewMove } from './engine/strike/damage.ts';
import { isDecided } from './engine/strike/strike.ts';
import type { BattleEvent } from './model/events.ts';
import type { BattleSetup, BattleState } from './model/state.ts';

export { type Action, playRound, SPENT, SWITCH } from './engine/round.ts';
export { copyEngine, type Engine, setDice } from './engine/state/engine.ts';
export { eventCount } from './engine/state/events.ts';
export type { Preview } from './engine/strike/damage.ts';
export { isDecided, OPPONENT, PLAYER, type SideNumber };

/**
 * An engine with this stored battle; `state` is not changed. Both sides must have a creature in battle before a
 * round.
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
 * Starts a battle with the first creature of each side in battle.
 * @param into as for `engineOf`
 * @throws RangeError for a setup that `startBattle` rejects
 */
export function openEngine(book: RuleBook, setup: BattleSetup, into?: Engine): Engine {
  const engine = engineOf(book, startBattle(book, setup), into);
  sendCreature(engine, engine.player, 0);
  clearEvents(engine);
  return engine;
}

/** Puts a side's creature, by its index, into battle. */
export const send = (engine: Engine, side: SideNumber, index: number): void =>
  sendCreature(engine, engine.sides[side], index);

/** Lets each side whose creature has fainted send its first standing one. Adds to the events of the round. */
export function sendFallen(engine: Engine): void {
  if (isDecided(engine)) return;
  sendNext(engine, engine.player);
  sendNext(engine, engine.opponent);
}

/** The side that still has a creature, once the battle is decided; null before. */
export function winnerOf(engine: Engine): SideNumber | null {
  if (!isDecided(engine)) return null;
  return engine.player.standing > 0 ? PLAYER : OPPONENT;
}

/** Whether a side has another move to choose than great ones, of which it has used its one. */
const hasOthers = (side: EngineSide): boolean =>
  side.creature.moves.some((move) => move !== null && !isUsedUp(side, move));

/**
 * All actions that a side may take now. Fills `actions` from its beginning and returns their number, at least 1. A
 * side that is locked into a move has only the slot of that move. A great move is left out once the side has used one, if
 * there is another move.
 */
export function actionsOf(engine: Engine, number: SideNumber, actions: number[]): number {
  const side = engine.sides[number];
  const { locked, size } = side;
  const { moves } = side.creature;
  const isChoosy = side.greatUsed && hasOthers(side);
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const move = moves[slot]!;
    if (move === null || (locked !== null && move !== locked)) continue;
    if (isChoosy && move.great) continue;
    actions[count] = slot;
    count += 1;
  }
  for (let index = 0; index < size; index += 1) {
    if (!canSwitch(side, index)) continue;
    actions[count] = SWITCH + index;
    count += 1;
  }
  return count;
}

/** Index of a side's creature in battle, -1 before the first was sent. */
export const activeOf = ({ sides }: Engine, side: SideNumber): number => sides[side].active;

/** Hit points of a side's creature, by its index. */
export const hpOf = ({ sides }: Engine, side: SideNumber, index: number): number =>
  sides[side].creatures[index]!.hp;

/** Number of the move in a slot (0 to 3) of a side's creature, -1 for a free slot. */
export const moveIn = ({ sides }: Engine, side: SideNumber, index: number, slot: number): number =>
  sides[side].creatures[index]!.moves[slot]?.number ?? -1;

/**
 * What a move, by its number, of `side`'s creature `user` would do now to the other side's creature `target`: damage
 * of all hits without critical ones, not limited to the target's hp, and the chance to hit in percent.
 * @param seen is filled and returned, so that nothing is allocated
 */
export function preview(
  engine: Engine,
  side: SideNumber,
  user: number,
  move: number,
  target: number,
  seen: Preview,
): Preview {
  const own = engine.sides[side];
  const { moves } = engine.tables;
  return previewMove(engine, own, own.creatures[user]!, moves[move]!, own.other.creatures[target]!, seen);
}

/** The events since the last action as `BattleEvent`s. `state` is the battle from which the engine was filled. */
export const eventsOf = (engine: Engine, state: BattleState): readonly BattleEvent[] =>
  tellEvents(engine, state, []);
