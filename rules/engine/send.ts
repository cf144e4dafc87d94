import type { SideState } from '../model/state.ts';
import { PLAIN_QUARTERS, TOXIC } from './state/codes.ts';
import type { Engine } from './state/engine.ts';
import { note, SENT } from './state/events.ts';
import type { EngineSide } from './state/sides.ts';
import { isStanding, loseHold } from './strike/strike.ts';

/**
 * Sends a creature into battle and clears what concerned only the one before it. The other side's creature is no
 * longer trapped, because the creature that trapped it has left.
 */
export function send(engine: Engine, side: EngineSide, index: number): void {
  note(engine, SENT, side, index);
  side.activate(index);
  side.since = engine.round;
  side.clearStages();
  side.confused = -1;
  side.flinching = false;
  side.resting = false;
  side.seeded = false;
  side.trapped = -1;
  side.guardRound = 0;
  side.guardRow = 0;
  loseHold(side);
  side.received = null;
  side.dodged = false;
  side.quarters = PLAIN_QUARTERS;
  side.damage = 0;
  if (side.creature.variant === TOXIC) side.creature.venom = 0;
  side.other.trapped = -1;
}

/** Whether a side's creature in battle may leave it: it is not trapped, not locked into a move, and need not rest. */
export const mayLeave = (side: Pick<EngineSide | SideState, 'trapped' | 'locked' | 'resting'>): boolean =>
  side.trapped < 0 && side.locked === null && !side.resting;

/** Whether a side may switch to the creature at `index`: it stands and is not in battle, and the present one may leave. */
export function canSwitch(side: EngineSide, index: number): boolean {
  const isThere = index >= 0 && index < side.size && index !== side.active;
  return mayLeave(side) && isThere && side.creatures[index]!.hp > 0;
}

/** Index of the first creature of a side that stands; -1 if none does. */
export function firstStandingIndex({ creatures, size }: EngineSide): number {
  for (let index = 0; index < size; index += 1) if (creatures[index]!.hp > 0) return index;
  return -1;
}

/** Sends the side's first standing creature if the one in battle has fainted. */
export function sendNext(engine: Engine, side: EngineSide): void {
  const next = isStanding(side) ? -1 : firstStandingIndex(side);
  if (next >= 0) send(engine, side, next);
}
