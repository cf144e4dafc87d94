import { MOST_ITEMS } from '../../../contract/shapes/primitives.ts';
import type { Mart } from '../../client/trades/mart.ts';

export type Quantities = Readonly<Record<string, number>>;

export interface Ware {
  readonly key: string;
  readonly item: Mart['items'][string];
}

/** Returns the items for sale, in the order that the server gives. */
export const waresOf = ({ items, order }: Mart): readonly Ware[] =>
  order.flatMap((key) => {
    const item = Object.hasOwn(items, key) ? items[key] : undefined;
    return item?.canShow ? [{ key, item }] : [];
  });

/** How many of an item can be bought at once, limited by the room in the bag. */
export const mostOf = ({ most = Infinity, pack = 1, bag }: Ware['item']): number =>
  Math.max(0, Math.min(MOST_ITEMS, Math.floor((most - bag) / pack)));

/** The maps whose marts sell wares of their own, but not those where the player is. */
export const otherTowns = ({ items }: Mart) => [
  ...new Set(Object.values(items).flatMap(({ canShow, sold }) => (canShow ? [] : (sold ?? [])))),
];

/** Returns the wanted quantities of the items for sale, limited by the room in the bag. */
export function orderedOf(wares: readonly Ware[], quantities: Quantities): Quantities {
  const wanted = wares.map(({ key, item }) => [key, Math.min(mostOf(item), quantities[key] ?? 0)] as const);
  return Object.fromEntries(wanted.filter(([, quantity]) => quantity > 0));
}

/** Returns the total price in coins. */
export const totalOf = (wares: readonly Ware[], quantities: Quantities): number =>
  wares.reduce((sum, { key, item }) => sum + item.price * (quantities[key] ?? 0), 0);
