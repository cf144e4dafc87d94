import type { ReplyOf } from '../../../contract/call.ts';
import type { getPokemartDetails } from '../../../contract/mart.ts';
import type { Game } from '../../domain/game.ts';

export type MartDetails = ReplyOf<typeof getPokemartDetails>;

/**
 * The mart's reply: every item with its price and the number in the player's bag, in the mart's order. It includes
 * items that are not for sale, marked as such.
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
