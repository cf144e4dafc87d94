import { BY_CONFUSION, BY_MOVE, BY_POISON, BY_TRAP, TOXIC } from './codes.ts';
import type { Engine } from './engine.ts';
import { AMOUNT, CRITICAL, DAMAGED, FAINTED, HEALED, LEFT, MULT, note } from './events.ts';
import {
  ACTIVE,
  ACTIVE_AT,
  CONFUSED,
  DAMAGE,
  HIDDEN,
  HP,
  LOCKED,
  MOST_HP,
  OPPONENT,
  PLAYER,
  QUARTERS,
  RAGED,
  ROUND,
  type SideNumber,
  STANDING,
  STRUCK,
  sideAt,
  TRAPPED,
  VARIANT,
  VENOM,
} from './layout.ts';

const PLAIN_QUARTERS = 4;

/** Whether the creature in battle still stands. */
export function isStanding({ cells }: Engine, side: SideNumber): boolean {
  return cells[cells[sideAt(side) + ACTIVE_AT]! + HP]! > 0;
}

/** Decided as soon as one side's last creature has fainted: nothing happens in the round after that. */
export const isDecided = ({ cells }: Engine): boolean =>
  cells[sideAt(PLAYER) + STANDING] === 0 || cells[sideAt(OPPONENT) + STANDING] === 0;

/** What each cause of damage leaves behind beside the hit points. */
function mark(cells: Int32Array, own: number, cause: number): void {
  if (cause === BY_CONFUSION) {
    cells[own + CONFUSED]! += 1;
    loseHold(cells, own);
  } else if (cause === BY_TRAP) {
    cells[own + TRAPPED]! += 1;
  } else if (cause === BY_POISON) {
    const creature = cells[own + ACTIVE_AT]!;
    if (cells[creature + VARIANT] === TOXIC) cells[creature + VENOM]! += 1;
  }
}

/** A turn that came to nothing ends gathering and rampage. */
export function loseHold(cells: Int32Array, own: number): void {
  cells[own + LOCKED] = -1;
  cells[own + HIDDEN] = 0;
  cells[own + RAGED] = 0;
}

/** Takes hit points, notes it, and lets the creature faint with the last of them. */
function take(engine: Engine, side: SideNumber, amount: number, cause: number): number {
  const { cells } = engine;
  const own = sideAt(side);
  const creature = cells[own + ACTIVE_AT]!;
  const lost = Math.min(amount, cells[creature + HP]!);
  const left = cells[creature + HP]! - lost;
  cells[creature + HP] = left;
  if (left === 0) cells[own + STANDING]! -= 1;
  return note(engine, DAMAGED, side, cause, lost, left);
}

/** Takes hit points from the creature in battle for any cause but a move, and lets it faint with the last of them. */
export function hurt(engine: Engine, side: SideNumber, amount: number, cause: number): void {
  const at = take(engine, side, amount, cause);
  engine.log[at + MULT] = PLAIN_QUARTERS;
  engine.log[at + CRITICAL] = 0;
  mark(engine.cells, sideAt(side), cause);
  if (engine.log[at + LEFT] === 0) note(engine, FAINTED, side, engine.cells[sideAt(side) + ACTIVE]!);
}

/**
 * A hit of a move.
 * @returns hit points lost, at most those it had
 */
export function hit(
  engine: Engine,
  side: SideNumber,
  amount: number,
  quarters: number,
  critical: boolean,
): number {
  const { cells, log } = engine;
  const own = sideAt(side);
  const at = take(engine, side, amount, BY_MOVE);
  log[at + MULT] = quarters;
  log[at + CRITICAL] = critical ? 1 : 0;
  const lost = log[at + AMOUNT]!;
  cells[own + QUARTERS] = quarters;
  cells[own + DAMAGE]! += lost;
  cells[own + STRUCK] = cells[ROUND]!;
  if (log[at + LEFT] === 0) note(engine, FAINTED, side, cells[own + ACTIVE]!);
  return lost;
}

/** Gives hit points back up to the maximum; nothing happens at full hp. */
export function mend(engine: Engine, side: SideNumber, amount: number, cause: number): void {
  const { cells } = engine;
  const creature = cells[sideAt(side) + ACTIVE_AT]!;
  const hp = cells[creature + HP]!;
  const gained = Math.min(amount, cells[creature + MOST_HP]! - hp);
  if (gained <= 0) return;
  cells[creature + HP] = hp + gained;
  note(engine, HEALED, side, cause, gained, hp + gained);
}

/** `percent` of `amount`, rounded down, but at least 1. */
export const share = (amount: number, percent: number): number => Math.max(1, ((amount * percent) / 100) | 0);

/** One part of the maximum hp of the creature in battle, at least 1. */
export function part({ cells }: Engine, side: SideNumber, times: number, of: number): number {
  return Math.max(1, ((cells[cells[sideAt(side) + ACTIVE_AT]! + MOST_HP]! * times) / of) | 0);
}
