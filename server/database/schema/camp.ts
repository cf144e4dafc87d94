import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { players } from './players.ts';

/**
 * The furniture that stands in a player's camp: at most one row for each spot, and each piece in one spot. The bag says whose
 * a piece is.
 */
export const campPieces = pgTable(
  'camp_pieces',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    spot: text('spot').notNull(),
    piece: text('piece').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.spot] }),
    unique('camp_pieces_once').on(table.playerId, table.piece),
  ],
);
