import { BY_CONFUSION, BY_MOVE, BY_POISON, BY_TRAP, PLAIN_QUARTERS, TOXIC } from '../state/codes.ts';
import type { Engine } from '../state/engine.ts';
import { DAMAGED, FAINTED, HEALED, note } from '../state/events.ts';
import type { EngineSide } from '../state/sides.ts';

/** Whether the creature in battle still stands. */
export const isStanding = (side: EngineSide): boolean => side.creature.hp > 0;

/** Whether all creatures of one side have fainted. Nothing more happens in the round after that. */
export const isDecided = ({ player, opponent }: Engine): boolean =>
  player.standing === 0 || opponent.standing === 0;

/** Changes that a cause of damage brings beside the hit points. */
function mark(side: EngineSide, cause: number): void {
  if (cause === BY_CONFUSION) {
    side.confused += 1;
    loseHold(side);
  } else if (cause === BY_TRAP) {
    side.trapped += 1;
  } else if (cause === BY_POISON && side.creature.variant === TOXIC) {
    side.creature.venom += 1;
  }
}

/** Losing a turn ends a charge or rampage. */
export function loseHold(side: EngineSide): void {
  side.locked = null;
  side.hidden = false;
  side.raged = 0;
}

/** Takes hit points and logs it. @returns hit points lost, at most those the creature had */
function take(
  engine: Engine,
  side: EngineSide,
  amount: number,
  cause: number,
  quarters: number,
  critical: boolean,
): number {
  const { creature } = side;
  const lost = Math.min(amount, creature.hp);
  creature.hp -= lost;
  if (creature.hp === 0) side.standing -= 1;
  note(engine, DAMAGED, side, cause, lost, creature.hp, quarters, critical);
  return lost;
}

/** Takes hit points from the creature in battle for any cause but a move. The creature faints at 0. */
export function hurt(engine: Engine, side: EngineSide, amount: number, cause: number): void {
  take(engine, side, amount, cause, PLAIN_QUARTERS, false);
  mark(side, cause);
  if (!isStanding(side)) note(engine, FAINTED, side, side.active);
}

/**
 * Takes hit points from the creature in battle for a hit of a move.
 * @returns hit points lost, at most those it had
 */
export function hit(
  engine: Engine,
  side: EngineSide,
  amount: number,
  quarters: number,
  critical: boolean,
): number {
  const lost = take(engine, side, amount, BY_MOVE, quarters, critical);
  side.quarters = quarters;
  side.damage += lost;
  side.struck = engine.round;
  if (!isStanding(side)) note(engine, FAINTED, side, side.active);
  return lost;
}

/** Restores hit points, up to the maximum. Does nothing at full hp. */
export function mend(engine: Engine, side: EngineSide, amount: number, cause: number): void {
  const { creature } = side;
  const gained = Math.min(amount, creature.mostHp - creature.hp);
  if (gained <= 0) return;
  creature.hp += gained;
  note(engine, HEALED, side, cause, gained, creature.hp);
}

/** `percent` of `amount`, rounded down, but at least 1. */
export const share = (amount: number, percent: number): number => Math.max(1, ((amount * percent) / 100) | 0);

/** The fraction `times` / `of` of the maximum hp of the creature in battle, rounded down, but at least 1. */
export const part = ({ creature }: EngineSide, times: number, of: number): number =>
  Math.max(1, ((creature.mostHp * times) / of) | 0);
