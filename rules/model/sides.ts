import type { SideName } from './events.ts';
import type { FighterState, SideState } from './state.ts';

/** The opposing side. */
export const otherSide = (side: SideName): SideName => (side === 'player' ? 'opponent' : 'player');

/**
 * The creature in battle.
 * @throws RangeError before one was sent
 */
export function fighting<Creature>(side: {
  readonly fighters: readonly Creature[];
  readonly active: number;
}): Creature {
  const creature = side.fighters[side.active];
  if (creature === undefined) throw new RangeError('No creature is in battle');
  return creature;
}

/** Whether a creature can still fight. */
export const stands = (creature: FighterState): boolean => creature.hp > 0;

/** Whether any creature of the side can still fight. */
export const canFight = (side: SideState): boolean => side.fighters.some(stands);

/** The first creature in order that can still fight; undefined if none can. */
export const firstStanding = (side: SideState): FighterState | undefined => side.fighters.find(stands);
