import type { ReplyOf } from '../../../contract/call.ts';
import type { getPokemartDetails } from '../../../contract/mart.ts';
import type { Game } from '../../domain/game.ts';

export type MartDetails = ReplyOf<typeof getPokemartDetails>;

/**
 * The mart as a player sees it: every item with its price and how many of it the bag holds, in the mart's order.
 * Items that are not for sale are named too, marked as such.
 */
export const martDetails = (
  { items }: Game,
  coins: number,
  bag: ReadonlyMap<string, number>,
): MartDetails => ({
  coins,
  items: Object.fromEntries(
    Object.entries(items).map(([key, { name, description, price, canShow, most }]) => [
      key,
      { name, description, price, canShow, bag: bag.get(key) ?? 0, ...(most !== undefined && { most }) },
    ]),
  ),
  order: Object.keys(items),
});
