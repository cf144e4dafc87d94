import { act } from './act.ts';
import type { Engine } from './engine.ts';
import { clearEvents } from './events.ts';
import { isDecided, isStanding } from './hurt.ts';
import {
  ACTIVE_AT,
  LEAVING,
  LOCKED,
  MOVES,
  OPPONENT,
  opposite,
  PLAYER,
  ROUND,
  type SideNumber,
  SLOTS,
  sideAt,
} from './layout.ts';
import { MOVE_SIZE, SURGE, WHEN_LEAVING } from './moveTable.ts';
import { firstToAct, speedLead } from './order.ts';
import { endRound } from './roundEnd.ts';
import { canSwitch, send } from './send.ts';

/**
 * What a side does in a round, as a number: 0 to 3 the move in this slot, from `SWITCH` on the creature with this
 * index less `SWITCH` comes, `SPENT` nothing (the turn went for something else).
 */
export type Action = number;
export const SWITCH = SLOTS;
export const SPENT = -1;

const isMove = (action: Action): boolean => action >= 0 && action < SWITCH;

/** The move that a side uses: the one it is bound to, else the one in the slot. */
function moveFor({ cells }: Engine, side: SideNumber, action: Action): number {
  const own = sideAt(side);
  const locked = cells[own + LOCKED]!;
  const move = locked >= 0 ? locked : cells[cells[own + ACTIVE_AT]! + MOVES + action]!;
  if (move < 0) throw new RangeError(`No move in slot ${action + 1}`);
  return move;
}

/** Whether the other side's move strikes at whoever is taken back. */
function isChase(engine: Engine, side: SideNumber, action: Action): boolean {
  if (!isMove(action)) return false;
  return engine.tables.moves[moveFor(engine, side, action) * MOVE_SIZE + SURGE] === WHEN_LEAVING;
}

/**
 * A switch, and before it the move of the other side where that strikes at who leaves. Who faints by that stays to be
 * followed as after any faint.
 * @param reply what the other side does
 * @returns whether the other side has had its turn
 */
function takeBack(engine: Engine, side: SideNumber, action: Action, reply: Action): boolean {
  if (action < SWITCH) return false;
  if (!canSwitch(engine, side, action - SWITCH))
    throw new RangeError(`No switch to creature ${action - SWITCH} now`);
  const other = opposite(side);
  const isChased = isChase(engine, other, reply);
  if (isChased) {
    engine.cells[sideAt(side) + LEAVING] = 1;
    act(engine, other, moveFor(engine, other, reply), false);
    engine.cells[sideAt(side) + LEAVING] = 0;
  }
  if (isStanding(engine, side) && !isDecided(engine)) send(engine, side, action - SWITCH);
  return isChased;
}

function first(engine: Engine, player: Action, opponent: Action): SideNumber {
  if (isMove(player) && isMove(opponent)) {
    return firstToAct(engine, moveFor(engine, PLAYER, player), moveFor(engine, OPPONENT, opponent));
  }
  if (isMove(player)) return OPPONENT;
  return isMove(opponent) || speedLead(engine) >= 0 ? PLAYER : OPPONENT;
}

function takeTurn(engine: Engine, side: SideNumber, action: Action, acted: boolean): void {
  if (isMove(action) && isStanding(engine, PLAYER) && isStanding(engine, OPPONENT))
    act(engine, side, moveFor(engine, side, action), acted);
}

/** What both sides do in the round that has begun. Who switches comes first and does not attack. */
export function playTurns(engine: Engine, player: Action, opponent: Action): void {
  const side = first(engine, player, opponent);
  const other = opposite(side);
  const own = side === PLAYER ? player : opponent;
  const their = side === PLAYER ? opponent : player;
  const isChased = takeBack(engine, side, own, their);
  takeBack(engine, other, their, own);
  takeTurn(engine, side, own, false);
  if (!isChased) takeTurn(engine, other, their, true);
  endRound(engine, side);
}

/** A whole round: its events are in the log, those of the last action are gone. */
export function playRound(engine: Engine, player: Action, opponent: Action): void {
  clearEvents(engine);
  engine.cells[ROUND]! += 1;
  playTurns(engine, player, opponent);
}
