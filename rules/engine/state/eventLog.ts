import { PLAYER, type SideNumber } from './sides.ts';

/** More than a round can have. */
const MOST_EVENTS = 128;

/** Something that happened. What its numbers mean depends on its type: see `tellEvents`. */
export class EngineEvent {
  /** One of those in `events.ts`. */
  type = 0;
  side: SideNumber = PLAYER;
  /** A move, a condition, a cause, a stage or the index of a creature. */
  what = 0;
  amount = 0;
  left = 0;
  /** Of damage only: effectiveness in quarters. */
  quarters = 0;
  critical = false;
}

/** The events since the last action: the first `count` of its places. */
export class EventLog {
  readonly events: readonly EngineEvent[] = Array.from({ length: MOST_EVENTS }, () => new EngineEvent());
  count = 0;
}
