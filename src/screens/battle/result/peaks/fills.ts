import type { BattleCreature } from '../../../../../contract/shapes/creature.ts';

type Growth = NonNullable<BattleCreature['growth']>;
type Point = Growth['before'];

/** Most fills of the bar that are shown one after the other; further levels in between are passed over. */
const MOST_FILLS = 4;

/** One movement of the bar within a level: shares from 0 to 1. */
export interface Fill {
  readonly from: number;
  readonly to: number;
}

/** How far a creature is within its level, from 0 to 1; 1 at the last level. */
export function shareOf({ exp, levelExp, nextLevelExp }: Point): number {
  const whole = nextLevelExp - levelExp;
  return whole <= 0 ? 1 : Math.max(0, Math.min(1, (exp - levelExp) / whole));
}

/** The movements of the bar from the experience before to that after: full once for each level, but at most four. */
export function fillsOf({ before, after }: Growth): readonly Fill[] {
  const levels = Math.min(after.level - before.level, MOST_FILLS - 1);
  if (levels <= 0) return [{ from: shareOf(before), to: shareOf(after) }];
  return [
    { from: shareOf(before), to: 1 },
    ...Array.from({ length: levels - 1 }, () => ({ from: 0, to: 1 })),
    { from: 0, to: shareOf(after) },
  ];
}
