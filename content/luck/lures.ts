import type { Luck } from '../../rules/world/types.ts';
import { items } from '../items.ts';

/** Keys of the items that burn while a player walks where creatures live. The bag counts the steps that are left of them. */
export const lureKeys: readonly string[] = Object.keys(items).filter((key) => items[key]?.lure);

/** The luck that burning lures add to another one; items that are no lures add nothing. */
export const withLures = (luck: Luck, keys: readonly string[]): Luck =>
  keys.reduce((sum, key) => {
    const { rare = 0, kinds = 0 } = items[key]?.lure ?? {};
    return { rare: sum.rare + rare, kinds: sum.kinds + kinds };
  }, luck);

/** The steps that are left of lures after a step where creatures live. */
export const burnt = (lures: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(lures).map(([key, steps]) => [key, Math.max(0, steps - 1)]));
