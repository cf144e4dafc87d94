import { bigint, date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DeedCounts } from '../../../content/quests/deeds.ts';
import { moment } from './columns.ts';
import { players } from './players.ts';

const owner = () =>
  uuid('player_id')
    .notNull()
    .references(() => players.id, { onDelete: 'cascade' });

/**
 * What a player did on a day of UTC. A trigger keeps the last fourteen days of each player
 * (`functions/forget_old_days.sql`).
 */
export const dayDeeds = pgTable(
  'day_deeds',
  {
    playerId: owner(),
    day: date('day').notNull(),
    /** How often each deed was done, without steps. */
    counts: jsonb('counts').$type<DeedCounts>().notNull().default({}),
    /** The player's steps before the day. Those of the day are what the next row, or the player, has more. */
    stepsBefore: bigint('steps_before', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
);

/**
 * Rewards of quests that were taken: the key lets each be taken once. Those of days and weeks are deleted once nobody could
 * take them again.
 */
export const claimedQuests = pgTable(
  'claimed_quests',
  {
    playerId: owner(),
    quest: text('quest').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.quest] })],
);
