import { type Charm, items } from '../items.ts';

const NONE: Required<Charm> = { coins: 0, experience: 0, rare: 0, kinds: 0 };

/** Keys of the items that have an effect while they are carried. */
export const charmKeys: readonly string[] = Object.keys(items).filter((key) => items[key]?.charm);

/** The sum of the effects of carried items, in percent. Items that are no charms add nothing. */
export function charmOf(keys: readonly string[]): Required<Charm> {
  return keys.reduce((sum, key) => {
    const charm = items[key]?.charm ?? {};
    return {
      coins: sum.coins + (charm.coins ?? 0),
      experience: sum.experience + (charm.experience ?? 0),
      rare: sum.rare + (charm.rare ?? 0),
      kinds: sum.kinds + (charm.kinds ?? 0),
    };
  }, NONE);
}
