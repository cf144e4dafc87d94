import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CoinReason } from '../../../contract/shapes/journal.ts';
import { created } from './columns.ts';
import { players } from './players.ts';

export const bagItems = pgTable(
  'bag_items',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    item: text('item').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.item] }),
    check('bag_items_quantity_range', sql`${table.quantity} between 0 and 1000000000`),
  ],
);

/**
 * What a player has found on the maps: a row for each thing, and one for each bush with the day of its latest berries. At
 * most as many rows of a player as the game has things and bushes.
 */
export const foundThings = pgTable(
  'found_things',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** Id of the thing or the bush; see content/things. */
    thing: text('thing').notNull(),
    /** Day of UTC. */
    foundOn: date('found_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.thing] })],
);

/** Every coin that came or went. Entries outlive deleted accounts, so the table does not refer to `players`. */
export const coinLedger = pgTable(
  'coin_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: uuid('player_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Coins after this entry. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    reason: text('reason').$type<CoinReason>().notNull(),
    /** Position of the entry in the player's ledger, from 1 without gaps, used for paging. A trigger sets it. */
    number: integer('number').notNull().default(0),
    createdAt: created(),
  },
  (table) => [
    unique('coin_ledger_number').on(table.playerId, table.number),
    check('coin_ledger_amount_counts', sql`${table.amount} <> 0`),
    check('coin_ledger_balance_range', sql`${table.balance} >= 0`),
  ],
);
