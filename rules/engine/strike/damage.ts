import { CLEAR, FIRE, HAIL, RAIN, SAND, SUN, WATER } from '../state/codes.ts';

/**
 * Base damage: ⌊⌊force·power·attack/defense⌋/50⌋ + 2, where force is ⌊2·level/5⌋ + 2. The classic formula (since the
 * third generation). All arguments are whole and at least 1.
 */
export const plainDamage = (force: number, power: number, attack: number, defense: number): number =>
  (((((force * power * attack) / defense) | 0) / 50) | 0) + 2;

/** Fire does half more damage in the sun and half as much in the rain, water the other way round; rounded down. */
export function weathered(damage: number, type: number, weather: number): number {
  if (weather === CLEAR || weather === SAND || weather === HAIL) return damage;
  if (type === FIRE) return weather === SUN ? (damage * 3) >> 1 : damage >> 1;
  if (type === WATER) return weather === RAIN ? (damage * 3) >> 1 : damage >> 1;
  return damage;
}

/** Half more damage, rounded down, if `isSo`: critical hits (since the sixth generation), moves of the own type. */
export const boosted = (damage: number, isSo: boolean): number => (isSo ? (damage * 3) >> 1 : damage);

/** Applies effectiveness in quarters (0, 1, 2, 4, 8 or 16), then spread in percent; rounded down each, at least 1. */
export const landed = (damage: number, quarters: number, spread: number): number =>
  Math.max(1, ((((damage * quarters) >> 2) * spread) / 100) | 0);

export const LEAST_SPREAD = 85;
export const MOST_SPREAD = 100;
/** Number of different spreads: a hit does 85 to 100 percent of the full damage, each equally likely. */
export const SPREAD_SIDES = MOST_SPREAD - LEAST_SPREAD + 1;
