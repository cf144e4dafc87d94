import type { Dice } from '../random.ts';

/** All that one hit depends on, as whole numbers. */
export interface Hit {
  /** Level of the user, 1 to 100. */
  readonly level: number;
  /** Power of the move, 10 to 200. */
  readonly power: number;
  /** With stages and burn, 1 or more. */
  readonly attack: number;
  /** With stages, 1 or more. */
  readonly defense: number;
  readonly critical: boolean;
  /** Same-type attack bonus: the move's type is one of the user's. */
  readonly stab: boolean;
  /** Effectiveness in quarters: 0, 1, 2, 4, 8 or 16. */
  readonly quarters: number;
  /** Percent of the spread, 85 to 100. */
  readonly spread: number;
}

/**
 * Hit points that a hit takes: ⌊⌊⌊2·level/5 + 2⌋·power·attack/defense⌋/50⌋ + 2, then critical ×1.5, STAB ×1.5,
 * effectiveness, spread, each rounded down; at least 1 unless the target is immune. The classic formula (third
 * generation; critical hits ×1.5 as from the sixth on).
 */
export function hitDamage(hit: Hit): number {
  const force = Math.floor((2 * hit.level) / 5) + 2;
  let damage = Math.floor(Math.floor((force * hit.power * hit.attack) / hit.defense) / 50) + 2;
  if (hit.critical) damage = Math.floor((damage * 3) / 2);
  if (hit.stab) damage = Math.floor((damage * 3) / 2);
  damage = Math.floor((damage * hit.quarters) / 4);
  damage = Math.floor((damage * hit.spread) / 100);
  return hit.quarters === 0 ? 0 : Math.max(1, damage);
}

const LEAST_SPREAD = 85;
const SPREAD_SIDES = 16;

/** Percent of the full damage that a hit does, 85 to 100, each equally likely. */
export const rollSpread = (dice: Dice): number => LEAST_SPREAD + dice.roll(SPREAD_SIDES);
