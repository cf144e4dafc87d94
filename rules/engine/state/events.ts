import { type EngineSide, PLAYER, type SideNumber } from './sides.ts';

/** Types of events; `tellEvents` converts them to those of `BattleEvent`. */
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
export const STAGES_RESET = 20;
export const SWAPPED = 21;
export const GREAT = 22;

/** Upper bound for the events of one round. */
const MOST_EVENTS = 128;

/** An event. What its numbers mean depends on its type: see `tellEvents`. */
export class EngineEvent {
  /** One of the types above. */
  type = 0;
  side: SideNumber = PLAYER;
  /** A move, a condition, a cause, a stage or the index of a creature. */
  what = 0;
  amount = 0;
  left = 0;
  /** For damage only: effectiveness in quarters. */
  quarters = 0;
  critical = false;
}

/** The events since the last action: the first `count` entries of `events`. */
export class EventLog {
  readonly events: readonly EngineEvent[] = Array.from({ length: MOST_EVENTS }, () => new EngineEvent());
  count = 0;
}

/** An object with a log. */
interface Logging {
  readonly log: EventLog;
}

/** Events since the last action, 0 or more. */
export const eventCount = ({ log }: Logging): number => log.count;

/** Forgets the events of the last action. */
export function clearEvents({ log }: Logging): void {
  log.count = 0;
}

/** Logs an event on `side`. What the numbers mean depends on the type: see `tellEvents`. */
export function note(
  { log }: Logging,
  type: number,
  side: EngineSide,
  what = 0,
  amount = 0,
  left = 0,
  quarters = 0,
  critical = false,
): void {
  const event = log.events[log.count]!;
  event.type = type;
  event.side = side.number;
  event.what = what;
  event.amount = amount;
  event.left = left;
  event.quarters = quarters;
  event.critical = critical;
  log.count += 1;
}
