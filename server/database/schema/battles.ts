import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Choice } from '../../../rules/model/choice.ts';
import type { BattleEvent } from '../../../rules/model/events.ts';
import type { Milestone } from '../../../rules/model/milestones.ts';
import type { BattleSetup, BattleState } from '../../../rules/model/state.ts';
import { bytes, moment } from './columns.ts';
import { players } from './players.ts';

/** A battle's setup with the hash of the rule book at its start; absent in battles stored before the hash was. */
export interface StoredSetup extends BattleSetup {
  readonly book?: string;
}

/** The current battle of a player, at most one. Replaying setup and choices gives the same state. */
export const battles = pgTable(
  'battles',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => players.id),
    /** Page and round of `state`, as columns for SQL statements. */
    page: text('page').notNull(),
    round: integer('round').notNull(),
    /** Incremented by every change, across battles. A turn only succeeds if it has not changed (compare and set). */
    version: integer('version').notNull().default(0),
    setup: jsonb('setup').$type<StoredSetup>().notNull(),
    state: jsonb('state').$type<BattleState>().notNull(),
    choices: jsonb('choices').$type<Choice[]>().notNull().default([]),
    mapName: text('map_name'),
    opponentName: text('opponent_name'),
    /** Id of the title that the user whose team it is wore at the start; null for none. */
    opponentTitle: text('opponent_title'),
    gymId: text('gym_id'),
    /** Tier of a gold battle. */
    tier: text('tier'),
    /** Coins for a victory: fixed at the start, or set by the victory and null until then. */
    prize: bigint('prize', { mode: 'number' }),
    /**
     * Events of the team's gains after a victory, and what the end was the first of. The rules cannot compute them,
     * since they do not know the totals.
     */
    growth: jsonb('growth').$type<(BattleEvent | Milestone)[]>().notNull().default([]),
    /** Coins and experience won; set by the victory. */
    coinsWon: bigint('coins_won', { mode: 'number' }).notNull().default(0),
    expWon: integer('exp_won').notNull().default(0),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Digests of the latest idempotency keys of choices, the newest first, and the version after the newest's choice. */
    choiceKeys: bytes('choice_keys'),
    choiceVersion: integer('choice_version'),
  },
  (table) => [
    check('battles_round_range', sql`${table.round} >= 0`),
    check('battles_prize_range', sql`${table.prize} >= 0`),
  ],
);

/**
 * A player's winnings of one day. The player's single row is overwritten on the next day. Lock the player's row before
 * changing it.
 */
export const prizeDays = pgTable('prize_days', {
  playerId: uuid('player_id')
    .primaryKey()
    .references(() => players.id),
  /** In UTC. */
  day: date('day').notNull(),
  /** Coins won against users and in gold battles, minus stakes. */
  winnings: bigint('winnings', { mode: 'number' }).notNull(),
  /** Number of paid victories by user name, for a limited number of users. */
  wins: jsonb('wins').$type<Record<string, number>>().notNull(),
});

/** Gym leaders whom a player has beaten, one row each. */
export const gymVictories = pgTable(
  'gym_victories',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    gymId: text('gym_id').notNull(),
    /** Time of the first victory. */
    beatenAt: moment('beaten_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gymId] })],
);
