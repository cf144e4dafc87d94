import { BY_CRASH, BY_SACRIFICE, FIRE } from './codes.ts';
import { thaw } from './conditions.ts';
import { takeEffects } from './effects.ts';
import type { Engine } from './engine.ts';
import { CHARGED, MOVED, note } from './events.ts';
import { isHeld } from './hold.ts';
import { hurt, isDecided, isStanding, part } from './hurt.ts';
import {
  ACTIVE,
  ACTIVE_AT,
  CONFUSED,
  DAMAGE,
  DODGED,
  HIDDEN,
  HP,
  LOCKED,
  opposite,
  QUARTERS,
  RAGED,
  RECEIVED,
  SEEN,
  type SideNumber,
  SLOTS,
  sideAt,
  WEATHER,
} from './layout.ts';
import {
  CHARGE,
  CRASH,
  EFFECTS,
  EFFECTS_END,
  FLAGS,
  HIDE,
  MOVE_SIZE,
  SACRIFICE,
  SWIFT_IN,
  TYPE,
} from './moveTable.ts';
import { FAILURE, MISS, strike } from './strike.ts';

const PLAIN_QUARTERS = 4;

function see(cells: Int32Array, creature: number, move: number): void {
  for (let at = creature + SEEN; at < creature + SEEN + SLOTS; at += 1) {
    if (cells[at] === move) return;
    if (cells[at]! >= 0) continue;
    cells[at] = move;
    return;
  }
}

/** An action begins: the other side sees the move, and what led up to it is over. */
function begin(cells: Int32Array, own: number, move: number): void {
  see(cells, cells[own + ACTIVE_AT]!, move);
  if (cells[own + CONFUSED]! >= 0) cells[own + CONFUSED]! += 1;
  if (cells[own + LOCKED]! < 0) cells[own + RAGED] = 0;
  cells[own + LOCKED] = -1;
  cells[own + HIDDEN] = 0;
}

/** The first round of a move that gathers. */
function gather(engine: Engine, side: SideNumber, move: number, hides: boolean): void {
  const { cells } = engine;
  const own = sideAt(side);
  note(engine, CHARGED, side, cells[own + ACTIVE]!, move, hides ? 1 : 0);
  begin(cells, own, move);
  cells[own + LOCKED] = move;
  cells[own + HIDDEN] = hides ? 1 : 0;
}

function announce(engine: Engine, side: SideNumber, move: number): void {
  const { cells } = engine;
  const own = sideAt(side);
  note(engine, MOVED, side, cells[own + ACTIVE]!, move);
  begin(cells, own, move);
  const target = sideAt(opposite(side));
  cells[target + RECEIVED] = move;
  cells[target + DODGED] = 0;
  cells[target + QUARTERS] = PLAIN_QUARTERS;
  cells[target + DAMAGE] = 0;
}

/** The price of a move that is paid whether it lands or not. */
function pay(engine: Engine, side: SideNumber, flags: number, result: number): void {
  if (!isStanding(engine, side) || isDecided(engine)) return;
  if (result < 0 && (flags & CRASH) !== 0) hurt(engine, side, part(engine, side, 1, 2), BY_CRASH);
  else if ((flags & SACRIFICE) !== 0) {
    hurt(engine, side, engine.cells[engine.cells[sideAt(side) + ACTIVE_AT]! + HP]!, BY_SACRIFICE);
  }
}

/** One creature's turn in a round: held back, or the move with all that it does. `acted`: the target has had its turn. */
export function act(engine: Engine, side: SideNumber, move: number, acted: boolean): void {
  const { moves } = engine.tables;
  const isReady = engine.cells[sideAt(side) + LOCKED] === move;
  if (isHeld(engine, side)) return;
  const row = move * MOVE_SIZE;
  const flags = moves[row + FLAGS]!;
  if ((flags & CHARGE) !== 0 && !isReady && moves[row + SWIFT_IN] !== engine.cells[WEATHER]!) {
    gather(engine, side, move, (flags & HIDE) !== 0);
    return;
  }
  announce(engine, side, move);
  const result = strike(engine, side, move, row);
  if (result >= 0 && moves[row + TYPE] === FIRE) thaw(engine, opposite(side));
  const hasEffects = moves[row + EFFECTS] !== moves[row + EFFECTS_END];
  if (hasEffects && result !== MISS && result !== FAILURE)
    takeEffects(engine, side, move, row, result, acted);
  if ((flags & (CRASH | SACRIFICE)) !== 0) pay(engine, side, flags, result);
}
