import { speciesOf } from '../book.ts';
import type { Ailment, CreatureType } from '../creatures/types.ts';
import { type Arena, emit } from './arena.ts';
import type { Condition, SideName } from './events.ts';
import { fighting, stands } from './sides.ts';

/** Types that an ailment cannot touch (sixth generation on). */
const IMMUNE: Readonly<Record<Ailment, readonly CreatureType[]>> = {
  burn: ['fire'],
  freeze: ['ice'],
  paralyz: ['electric'],
  poison: ['poison', 'steel'],
  sleep: [],
};

function canSuffer({ book, battle }: Arena, side: SideName, condition: Condition, acted: boolean): boolean {
  const creature = fighting(battle[side]);
  if (!stands(creature)) return false;
  if (condition === 'flinch') return !acted;
  if (condition === 'confuse') return battle[side].confused < 0;
  const { types } = speciesOf(book, creature.species);
  return creature.ailment === null && !types.some((type) => IMMUNE[condition].includes(type));
}

/**
 * Brings a condition over a side, with `chance` percent, where it can have one: one ailment at a time, none that its type is
 * immune to, no second confusion, no flinching after it has `acted` in this round. No roll where it cannot.
 */
export function afflict(
  arena: Arena,
  side: SideName,
  condition: Condition,
  { chance = 100, acted }: { chance?: number | undefined; acted: boolean },
): void {
  if (canSuffer(arena, side, condition, acted) && arena.dice.chance(chance)) {
    emit(arena, { type: 'afflict', side, condition });
  }
}

/** A fire move that hits thaws its target. */
export function thaw(arena: Arena, side: SideName, moveType: CreatureType): void {
  const creature = fighting(arena.battle[side]);
  if (moveType === 'fire' && creature.ailment === 'freeze' && stands(creature)) {
    emit(arena, { type: 'recover', side, condition: 'freeze' });
  }
}
