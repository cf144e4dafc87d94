import type { Creature } from '../../../../../contract/shapes/creature.ts';

/** Whoever is listed or offered for trade stays what it is: the other side has seen it so. */
export const mayEvolve = ({ canEvolve, in_trade, in_offer }: Creature): boolean =>
  canEvolve && !in_trade && !in_offer;
