import type { Engine } from './engine.ts';
import { EVENT_SIZE, FIRST_EVENT, type SideNumber } from './layout.ts';

/** Places of an event. `WHAT` is a move, a condition, a cause, a stage or the index of a creature. */
export const TYPE = 0;
export const SIDE = 1;
export const WHAT = 2;
export const AMOUNT = 3;
export const LEFT = 4;
export const MULT = 5;
export const CRITICAL = 6;

/** What an event is, as `BattleEvent` names it. */
export const SENT = 0;
export const MOVED = 1;
export const MISSED = 2;
export const UNAFFECTED = 3;
export const DAMAGED = 4;
export const HEALED = 5;
export const AFFLICTED = 6;
export const RECOVERED = 7;
export const HELD = 8;
export const RECHARGED = 9;
export const STAGED = 10;
export const FAINTED = 11;
export const CHARGED = 12;
export const RAMPAGED = 13;
export const GUARDED = 14;
export const BLOCKED = 15;
export const FAILED = 16;
export const SCREENED = 17;
export const FADED = 18;
export const WEATHERED = 19;
export const RESET = 20;
export const SWAPPED = 21;

/** Events since the last action, 0 or more. */
export const eventCount = ({ log }: Engine): number => log[0]! / EVENT_SIZE;
/** Where event `index` begins in the log. */
export const eventAt = (index: number): number => FIRST_EVENT + index * EVENT_SIZE;

/** Forgets the events of the last action. */
export function clearEvents({ log }: Engine): void {
  log[0] = 0;
}

/** Notes that something happened to `side`. What else an event carries is in the places that its kind uses. */
export function note(
  { log }: Engine,
  type: number,
  side: SideNumber,
  what = 0,
  amount = 0,
  left = 0,
): number {
  const used = log[0]!;
  const at = FIRST_EVENT + used;
  log[at + TYPE] = type;
  log[at + SIDE] = side;
  log[at + WHAT] = what;
  log[at + AMOUNT] = amount;
  log[at + LEFT] = left;
  log[0] = used + EVENT_SIZE;
  return at;
}
