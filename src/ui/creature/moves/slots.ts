import type { Creature } from '../../../../contract/shapes/creature.ts';

export const SLOT_NAMES = ['attack1', 'attack2', 'attack3', 'attack4'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];
/** The four moves of a creature by slot; an empty string is a free slot. */
export type CreatureSlots = Pick<Creature, SlotName>;

export const slotsOf = ({ attack1, attack2, attack3, attack4 }: CreatureSlots): CreatureSlots => ({
  attack1,
  attack2,
  attack3,
  attack4,
});

export const sameSlots = (one: CreatureSlots, other: CreatureSlots): boolean =>
  SLOT_NAMES.every((slot) => one[slot] === other[slot]);

/**
 * Puts a move into a slot. A move can be in one slot only: if it was in another one, the two slots swap their moves.
 */
export function chooseMove(slots: CreatureSlots, slot: SlotName, move: string): CreatureSlots {
  const before = SLOT_NAMES.find((each) => each !== slot && slots[each] === move && move !== '');
  return { ...slots, ...(before && { [before]: slots[slot] }), [slot]: move };
}

/** The moves to choose from for a slot. The last move cannot be removed; moves that the creature has can be kept. */
export function movesFor(
  creature: CreatureSlots & Pick<Creature, 'unlockedMoves'>,
  slot: SlotName,
): string[] {
  const own = SLOT_NAMES.map((each) => creature[each]).filter((move) => move !== '');
  const moves = new Set([...creature.unlockedMoves, ...own]);
  const mayBeFree = creature[slot] === '' || own.length > 1;
  return mayBeFree ? [...moves, ''] : [...moves];
}
