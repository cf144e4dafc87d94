import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Result } from '../../../contract/shapes/journal.ts';
import type { Choice } from '../../../rules/model/choice.ts';
import type { BattleEvent } from '../../../rules/model/events.ts';
import type { Milestone } from '../../../rules/model/milestones.ts';
import type { BattleKind } from '../../../rules/model/state.ts';
import { battles, type StoredSetup } from './battles.ts';
import { moment } from './columns.ts';
import { players } from './players.ts';

/** The player of a filed battle. It refers to the row in `battles`, which the filing transaction has locked anyway. */
const fighter = () =>
  uuid('player_id')
    .notNull()
    .references(() => battles.playerId);

/**
 * Finished battles, filed by a trigger on `battles` (`functions/file_battle.sql`), so that no code path can skip it.
 * Of each player 500 are kept, and the latest 30 can be replayed.
 */
export const battleRecords = pgTable(
  'battle_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: fighter(),
    kind: text('kind').$type<BattleKind>().notNull(),
    /** Of a wild creature the species id; otherwise the opponent's name in the battle. */
    opponent: text('opponent').notNull(),
    gymId: text('gym_id'),
    tier: text('tier'),
    mapName: text('map_name'),
    result: text('result').$type<Result>().notNull(),
    rounds: integer('rounds').notNull(),
    /** Null in old and in very long battles, which cannot be replayed. */
    setup: jsonb('setup').$type<StoredSetup>(),
    choices: jsonb('choices').$type<Choice[]>(),
    growth: jsonb('growth').$type<(BattleEvent | Milestone)[]>().notNull(),
    /** Coins for a victory, fixed at the start; null if the rules decide. */
    prize: bigint('prize', { mode: 'number' }),
    /** Coins and experience won. */
    coins: bigint('coins', { mode: 'number' }).notNull(),
    exp: integer('exp').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at').notNull().defaultNow(),
  },
  (table) => [
    index('battle_records_player').on(table.playerId, table.id),
    index('battle_records_playable').on(table.playerId, table.id).where(sql`${table.setup} is not null`),
    check('battle_records_result', sql`${table.result} in ('win', 'lose', 'caught', 'fled')`),
  ],
);

/** Results of a player's battles by kind, since the beginning; updated by the same trigger. */
export const battleCounts = pgTable(
  'battle_counts',
  {
    playerId: fighter(),
    kind: text('kind').$type<BattleKind>().notNull(),
    result: text('result').$type<Result>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind, table.result] })],
);

/** Number of a player's victories in a row; a catch neither counts nor ends it. Updated by the same trigger. */
export const playerStreaks = pgTable('player_streaks', {
  playerId: fighter().primaryKey(),
  current: integer('current').notNull(),
  best: integer('best').notNull(),
});

/**
 * Achievements that a player has reached, noted once: what they are counted from can become less, such as the highest
 * level after a trade. At most one row for each achievement that the game has or had.
 */
export const reachedAchievements = pgTable(
  'reached_achievements',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    achievement: text('achievement').notNull(),
    /** As the records tell it, otherwise when it was noted. */
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.achievement] })],
);
