import { sql } from 'drizzle-orm';
import { bigint, check, date, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { DeedCounts } from '../../../content/quests/deeds.ts';
import type { ResearchCounts } from '../../../content/research/progress.ts';
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

/**
 * Talks, signs and wells that steps of the regions' lines ask for, once they were done: at most one row for each such step that the game
 * has had.
 */
export const questVisits = pgTable(
  'quest_visits',
  {
    playerId: owner(),
    /** See content/quests/lines/visits.ts. */
    visit: text('visit').notNull(),
    visitedAt: moment('visited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.visit] }),
    check('quest_visits_size', sql`length(${table.visit}) <= 80`),
  ],
);

/** What a player has done for the research about a species: at most one row for each that the game has. */
export const speciesResearch = pgTable(
  'species_research',
  {
    playerId: owner(),
    /** Lowercase id. */
    species: text('species').notNull(),
    /** How often each task was done, at most its goal; see content/research. */
    counts: jsonb('counts').$type<ResearchCounts>().notNull().default({}),
    /** Stages that are written: 0, 1 for the sketch, 2 for the study too. */
    written: smallint('written').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.species] }),
    check('species_research_written_range', sql`${table.written} between 0 and 2`),
    check('species_research_size', sql`octet_length(${table.counts}::text) <= 400`),
  ],
);
