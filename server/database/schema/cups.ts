import { sql } from 'drizzle-orm';
import { boolean, check, date, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { players } from './players.ts';

/**
 * A player's tournaments: the one that runs, the entries of the day, and the victories of all time. One row for each player
 * who has ever entered one.
 */
export const playerCups = pgTable(
  'player_cups',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** The tournament that runs; null if none does. */
    cup: text('cup'),
    /** Rounds won in it. */
    won: smallint('won').notNull().default(0),
    /** Whether a battle of its next round was begun. It is lost if that battle is neither open nor won. */
    fighting: boolean('fighting').notNull().default(false),
    /** Those who entered, with the percent of hp with which each goes on. */
    team: jsonb('team').$type<Record<string, number>>().notNull().default({}),
    /** Day of UTC of the latest entry. */
    day: date('day').notNull(),
    /** Entries on that day. */
    entries: smallint('entries').notNull().default(0),
    /** Tournaments won, by their keys. */
    ribbons: jsonb('ribbons').$type<Record<string, number>>().notNull().default({}),
  },
  () => [check('player_cups_counts', sql`won between 0 and 20 and entries between 0 and 1000`)],
);
