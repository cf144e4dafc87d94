import { act } from './act.ts';
import { endRound } from './roundEnd.ts';
import { canSwitch, send } from './send.ts';
import { roll } from './state/dice.ts';
import type { Engine } from './state/engine.ts';
import { clearEvents } from './state/events.ts';
import { type EngineMove, WHEN_LEAVING } from './state/moves.ts';
import { type EngineSide, SLOTS } from './state/sides.ts';
import { speedLead } from './state/stats.ts';
import { isDecided, isStanding } from './strike/hurt.ts';

/**
 * What a side does in a round, as a number: 0 to 3 the move in this slot, from `SWITCH` on the creature with this
 * index less `SWITCH` comes, `SPENT` nothing (the turn went for something else).
 */
export type Action = number;
export const SWITCH = SLOTS;
export const SPENT = -1;

const isMove = (action: Action): boolean => action >= 0 && action < SWITCH;

/** The move that a side uses: the one it is bound to, else the one in the slot. */
function moveFor({ locked, creature }: EngineSide, action: Action): EngineMove {
  const move = locked ?? creature.moves[action] ?? null;
  if (move === null) throw new RangeError(`No move in slot ${action + 1}`);
  return move;
}

/** Whether the other side's move strikes at whoever is taken back. */
const isChase = (side: EngineSide, action: Action): boolean =>
  isMove(action) && moveFor(side, action).surge === WHEN_LEAVING;

/**
 * A switch, and before it the move of the other side where that strikes at who leaves. Who faints by that stays to be
 * followed as after any faint.
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

/** Which side acts first: by priority of the moves, then by speed; even speed is rolled for (0 is the player). */
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

/** What both sides do in the round that has begun. Who switches comes first and does not attack. */
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

/** A whole round: its events are in the log, those of the last action are gone. */
export function playRound(engine: Engine, player: Action, opponent: Action): void {
  clearEvents(engine);
  engine.round += 1;
  playTurns(engine, player, opponent);
}
