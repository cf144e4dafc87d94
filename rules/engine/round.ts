import { thaw } from './conditions.ts';
import { takeEffects } from './effects.ts';
import { isHeld } from './hold.ts';
import { endRound } from './roundEnd.ts';
import { canSwitch, send } from './send.ts';
import { BY_CRASH, BY_SACRIFICE, FIRE, PLAIN_QUARTERS } from './state/codes.ts';
import { type Engine, roll } from './state/engine.ts';
import { CHARGED, clearEvents, GREAT, MOVED, note } from './state/events.ts';
import { type EngineMove, WHEN_LEAVING } from './state/moves.ts';
import { type EngineCreature, type EngineSide, isUsedUp, SLOTS, speedLead } from './state/sides.ts';
import { FAILURE, fail, hurt, isDecided, isStanding, MISS, part, strike } from './strike/strike.ts';

/** Adds a move to those that the other side has seen the creature use. */
function show({ seen }: EngineCreature, move: EngineMove): void {
  for (let place = 0; place < SLOTS; place += 1) {
    if (seen[place] === move) return;
    if (seen[place] !== null) continue;
    seen[place] = move;
    return;
  }
}

/** Starts an action: the other side learns the move, and a lock from the previous round ends. */
function begin(side: EngineSide, move: EngineMove): void {
  show(side.creature, move);
  if (side.confused >= 0) side.confused += 1;
  if (side.locked === null) side.raged = 0;
  side.locked = null;
  side.hidden = false;
}

/** The first round of a move that charges. */
function gather(engine: Engine, side: EngineSide, move: EngineMove): void {
  note(engine, CHARGED, side, side.active, move.number, move.hide ? 1 : 0);
  begin(side, move);
  side.locked = move;
  side.hidden = move.hide;
}

function announce(engine: Engine, side: EngineSide, move: EngineMove): void {
  note(engine, MOVED, side, side.active, move.number);
  begin(side, move);
  const target = side.other;
  target.received = move;
  target.dodged = false;
  target.quarters = PLAIN_QUARTERS;
  target.damage = 0;
}

/** The great move of the battle is used, whether it landed or not. */
function spendGreat(engine: Engine, side: EngineSide): void {
  side.greatUsed = true;
  note(engine, GREAT, side);
}

/** The hit points that a move costs its user after the strike: `crash` if it did not land, `sacrifice` in any case. */
function pay(engine: Engine, side: EngineSide, move: EngineMove, result: number): void {
  if (!isStanding(side) || isDecided(engine)) return;
  if (result < 0 && move.crash) hurt(engine, side, part(side, 1, 2), BY_CRASH);
  else if (move.sacrifice) hurt(engine, side, side.creature.hp, BY_SACRIFICE);
}

/** Plays one creature's turn: it is held back, or uses the move. `acted`: whether the target has had its turn. */
export function act(engine: Engine, side: EngineSide, move: EngineMove, acted: boolean): void {
  const isReady = side.locked === move;
  if (isHeld(engine, side)) return;
  if (move.charge && !isReady && move.swiftIn !== engine.weather) {
    gather(engine, side, move);
    return;
  }
  announce(engine, side, move);
  if (isUsedUp(side, move)) {
    fail(engine, side);
    return;
  }
  if (move.great) spendGreat(engine, side);
  const result = strike(engine, side, move);
  if (result >= 0 && move.type === FIRE) thaw(engine, side.other);
  if (result !== MISS && result !== FAILURE) takeEffects(engine, side, move, result, acted);
  if (move.crash || move.sacrifice) pay(engine, side, move, result);
}

/**
 * What a side does in a round, as a number: 0 to 3 uses the move in this slot, `SWITCH` + index switches to the
 * creature with this index, `SPENT` does nothing (the turn was used for something else, such as a throw).
 */
export type Action = number;
export const SWITCH = SLOTS;
export const SPENT = -1;

const isMove = (action: Action): boolean => action >= 0 && action < SWITCH;

/** The move that a side uses: the one it is locked into, else the one in the slot. */
function moveFor({ locked, creature }: EngineSide, action: Action): EngineMove {
  const move = locked ?? creature.moves[action] ?? null;
  if (move === null) throw new RangeError(`No move in slot ${action + 1}`);
  return move;
}

/** Whether the side's action is a move that strikes a creature while it is taken back. */
const isChase = (side: EngineSide, action: Action): boolean =>
  isMove(action) && moveFor(side, action).surge === WHEN_LEAVING;

/**
 * Plays a switch, and before it the other side's move if that strikes a creature while it is taken back. If the
 * creature faints from it, it is replaced like after any other faint.
 * @param reply what the other side does
 * @returns whether the other side has had its turn
 */
function takeBack(engine: Engine, side: EngineSide, action: Action, reply: Action): boolean {
  if (action < SWITCH) return false;
  if (!canSwitch(side, action - SWITCH)) throw new RangeError(`No switch to creature ${action - SWITCH} now`);
  const { other } = side;
  const isChased = isChase(other, reply);
  if (isChased) {
    side.leaving = true;
    act(engine, other, moveFor(other, reply), false);
    side.leaving = false;
  }
  if (isStanding(side) && !isDecided(engine)) send(engine, side, action - SWITCH);
  return isChased;
}

/** The side that acts first: by priority of the moves, then by speed, then by a roll (0 is the player). */
function firstToAct(engine: Engine, playerMove: EngineMove, opponentMove: EngineMove): EngineSide {
  const priority = playerMove.priority - opponentMove.priority;
  const lead = priority === 0 ? speedLead(engine) : priority;
  if (lead === 0) return roll(engine, 2) === 0 ? engine.player : engine.opponent;
  return lead > 0 ? engine.player : engine.opponent;
}

function first(engine: Engine, playerAction: Action, opponentAction: Action): EngineSide {
  const { player, opponent } = engine;
  if (isMove(playerAction) && isMove(opponentAction))
    return firstToAct(engine, moveFor(player, playerAction), moveFor(opponent, opponentAction));
  if (isMove(playerAction)) return opponent;
  return isMove(opponentAction) || speedLead(engine) >= 0 ? player : opponent;
}

function takeTurn(engine: Engine, side: EngineSide, action: Action, acted: boolean): void {
  if (isMove(action) && isStanding(side) && isStanding(side.other))
    act(engine, side, moveFor(side, action), acted);
}

/** Plays the turns of both sides in the round that has begun. A switch comes before any move and uses up the turn. */
export function playTurns(engine: Engine, player: Action, opponent: Action): void {
  const side = first(engine, player, opponent);
  const { other } = side;
  const own = side === engine.player ? player : opponent;
  const their = side === engine.player ? opponent : player;
  const isChased = takeBack(engine, side, own, their);
  takeBack(engine, other, their, own);
  takeTurn(engine, side, own, false);
  if (!isChased) takeTurn(engine, other, their, true);
  endRound(engine, side);
}

/** Plays a whole round. Afterwards the log contains the events of this round only. */
export function playRound(engine: Engine, player: Action, opponent: Action): void {
  clearEvents(engine);
  engine.round += 1;
  playTurns(engine, player, opponent);
}
