import type { Transaction } from '../../database/transaction.ts';
import { addItem } from '../../domain/bag.ts';
import { addCoins } from '../../domain/coins.ts';
import type { Game, Item } from '../../domain/game.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { conflict, forbiddenByRule, notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { isSoldOn, type MartDetails, martDetails } from './details.ts';
import { readBag, readPurse } from './queries.ts';

interface Line {
  readonly key: string;
  readonly item: Item;
  readonly quantity: number;
}

/**
 * Checks the items of a purchase.
 * @throws Refusal 404 for an unknown item, 400 for one that is not for sale, or for no items
 */
function understood({ items }: Game, wanted: Readonly<Record<string, number>>): Line[] {
  const lines = Object.entries(wanted).map(([key, quantity]): Line => {
    const item = Object.hasOwn(items, key) ? items[key] : undefined;
    if (!item) throw notFound('noItem');
    if (!item.canShow) throw forbiddenByRule('notForSale', { item: key, name: item.name });
    return { key, item, quantity };
  });
  if (lines.length === 0) throw forbiddenByRule('noQuantities');
  return lines;
}

/** @throws Refusal 409 if the bag would hold more of an item than allowed */
function checkRoom(lines: readonly Line[], bag: ReadonlyMap<string, number>): void {
  for (const { key, item, quantity } of lines) {
    const { most = Infinity, pack = 1, name } = item;
    if ((bag.get(key) ?? 0) + quantity * pack <= most) continue;
    throw most === 1
      ? conflict('carryOne', { item: key, name })
      : conflict('carrySome', { item: key, name, most });
  }
}

/** @throws Refusal 409 for an item that is sold elsewhere */
function checkPlace(lines: readonly Line[], mapName: string): void {
  const far = lines.find(({ item }) => !isSoldOn(item, mapName));
  if (far) throw conflict('soldElsewhere', { item: far.key, name: far.item.name });
}

/**
 * Buys items, all or none, for exactly their price.
 * @param wanted quantities by item key, whole numbers from 1
 * @throws Refusal 400 for no items or one that is not for sale, 404 for an unknown item, 409 for too few coins, for one that
 * is sold where the player is not, or for more than the bag may hold
 */
export async function buyItems(
  { game }: Services,
  transaction: Transaction,
  playerId: string,
  wanted: Readonly<Record<string, number>>,
): Promise<{ items: MartDetails }> {
  const lines = understood(game, wanted);
  const total = lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
  const { mapName } = await lockPlayer(transaction, playerId);
  checkPlace(lines, mapName);
  checkRoom(lines, await readBag(transaction, playerId));
  await addCoins(transaction, playerId, -total, 'purchase');
  for (const { key, quantity } of lines) {
    await addItem(transaction, playerId, key, quantity * (game.items[key]?.pack ?? 1));
  }
  const purse = await readPurse(transaction, playerId);
  return { items: martDetails(game, purse, await readBag(transaction, playerId)) };
}
