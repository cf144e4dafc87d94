import type { ReplyOf } from '../../../contract/call.ts';
import type { getPokemartDetails } from '../../../contract/mart.ts';
import type { Game, Item } from '../../domain/game.ts';

/** What the mart needs to know of a player. */
interface Purse {
  readonly coins: number;
  readonly mapName: string;
}

export type MartDetails = ReplyOf<typeof getPokemartDetails>;

/** Whether the mart of a map sells an item. */
export const isSoldOn = ({ canShow, sold }: Item, mapName: string): boolean =>
  canShow && (sold?.some((map) => map === mapName) ?? true);

/**
 * The mart's reply: every item with its price and the number in the player's bag, in the mart's order. It includes
 * items that are not for sale where the player is, marked as such.
 */
export const martDetails = (
  { items }: Game,
  { coins, mapName }: Purse,
  bag: ReadonlyMap<string, number>,
): MartDetails => ({
  coins,
  items: Object.fromEntries(
    Object.entries(items).map(([key, item]) => [
      key,
      {
        name: item.name,
        description: item.description,
        price: item.price,
        canShow: isSoldOn(item, mapName),
        bag: bag.get(key) ?? 0,
        ...(item.most !== undefined && { most: item.most }),
        ...(item.pack !== undefined && { pack: item.pack }),
        ...(item.furniture && { furniture: true as const }),
        ...(item.look && { look: true as const }),
        ...(item.sold && { sold: [...item.sold] }),
      },
    ]),
  ),
  order: Object.keys(items),
});
