import type { BattleCreature } from '../../../../../contract/shapes/creature.ts';
import { shareOfLevel } from '../../../../ui/creatureCard/facts/bars.ts';

type Growth = NonNullable<BattleCreature['growth']>;

/** Most fills of the bar that are shown one after the other; further levels in between are passed over. */
const MOST_FILLS = 4;

/** One movement of the bar within a level: shares from 0 to 1. */
export interface Fill {
  readonly from: number;
  readonly to: number;
}

/** The movements of the bar from the experience before to that after: full once for each level, but at most four. */
export function fillsOf({ before, after }: Growth): readonly Fill[] {
  const levels = Math.min(after.level - before.level, MOST_FILLS - 1);
  if (levels <= 0) return [{ from: shareOfLevel(before), to: shareOfLevel(after) }];
  return [
    { from: shareOfLevel(before), to: 1 },
    ...Array.from({ length: levels - 1 }, () => ({ from: 0, to: 1 })),
    { from: 0, to: shareOfLevel(after) },
  ];
}
