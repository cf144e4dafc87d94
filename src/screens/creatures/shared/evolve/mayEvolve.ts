import type { Creature } from '../../../../../contract/shapes/creature.ts';

/** A creature listed or offered for trade cannot evolve, because the other player has seen it as it is. */
export const mayEvolve = ({ canEvolve, in_trade, in_offer }: Creature): boolean =>
  canEvolve && !in_trade && !in_offer;
