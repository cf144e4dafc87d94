import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Choice } from '../../../rules/model/choice.ts';
import type { BattleEvent } from '../../../rules/model/events.ts';
import type { BattleSetup, BattleState } from '../../../rules/model/state.ts';
import { moment } from './columns.ts';
import { players } from './players.ts';

/** A battle's setup with the hash of the book that it began with; absent in those stored before it was noted. */
export interface StoredSetup extends BattleSetup {
  readonly book?: string;
}

/** The battle of a player: at most one. Setup and choices replay it to the same end. */
export const battles = pgTable(
  'battles',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => players.id),
    /** Page and round of `state`, where statements can see them. */
    page: text('page').notNull(),
    round: integer('round').notNull(),
    /** Counts every change, across battles; a turn compares and sets it. */
    version: integer('version').notNull().default(0),
    setup: jsonb('setup').$type<StoredSetup>().notNull(),
    state: jsonb('state').$type<BattleState>().notNull(),
    choices: jsonb('choices').$type<Choice[]>().notNull().default([]),
    mapName: text('map_name'),
    opponentName: text('opponent_name'),
    gymId: text('gym_id'),
    /** Tier of a gold battle. */
    tier: text('tier'),
    /** Coins for a victory, decided at the start or, null until then, by the victory. */
    prize: bigint('prize', { mode: 'number' }),
    /** What the team gained by winning: events that the rules cannot know, since they know no totals. */
    growth: jsonb('growth').$type<BattleEvent[]>().notNull().default([]),
    /** What it has brought, once it is won. */
    coinsWon: bigint('coins_won', { mode: 'number' }).notNull().default(0),
    expWon: integer('exp_won').notNull().default(0),
    startedAt: moment('started_at').notNull().defaultNow(),
  },
  (table) => [
    check('battles_round_range', sql`${table.round} >= 0`),
    check('battles_prize_range', sql`${table.prize} >= 0`),
  ],
);

/** What a player has won today: one row, which another day takes over. Its player's row is locked by whoever changes it. */
export const prizeDays = pgTable('prize_days', {
  playerId: uuid('player_id')
    .primaryKey()
    .references(() => players.id),
  /** In UTC. */
  day: date('day').notNull(),
  /** Coins won against users and for gold, stakes taken off. */
  winnings: bigint('winnings', { mode: 'number' }).notNull(),
  /** Victories that were paid, by the user's name; a bounded number of users. */
  wins: jsonb('wins').$type<Record<string, number>>().notNull(),
});

/** Gym leaders whom a player has beaten, each once. */
export const gymVictories = pgTable(
  'gym_victories',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    gymId: text('gym_id').notNull(),
    /** When it happened first. */
    beatenAt: moment('beaten_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gymId] })],
);
