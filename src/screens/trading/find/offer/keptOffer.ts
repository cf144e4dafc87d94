import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { recallUnsaved } from '../../../../client/session/sessionEnd.ts';

/** Under this name the offer that is being made is kept if the session ends. */
export const OFFER = '/findtrades';

/** An offer that is being made. */
export interface Deal {
  /** The listing for which the offer is. */
  readonly target: Creature;
  /** The player's creatures that the owner of the listing is looking for. */
  readonly wished: readonly Creature[];
  /** The chosen creatures; absent before the player has chosen. */
  readonly chosen?: readonly Creature[];
}

const isCreature = (one: unknown): one is Creature => {
  const { id, name, user } = (one ?? {}) as Partial<Creature>;
  return typeof id === 'string' && typeof name === 'string' && typeof user?.name === 'string';
};
const creaturesIn = (some: unknown): readonly Creature[] =>
  Array.isArray(some) ? some.filter(isCreature) : [];

/** The offer that was being made when the player's session ended; null if there is none. */
export function keptOffer(): Deal | null {
  const { target, wished, chosen } = (recallUnsaved(OFFER) ?? {}) as Record<string, unknown>;
  return isCreature(target) ? { target, wished: creaturesIn(wished), chosen: creaturesIn(chosen) } : null;
}
