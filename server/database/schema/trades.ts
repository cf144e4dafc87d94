import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NoticeKind } from '../../../contract/shapes/trade.ts';
import { created, key, moment } from './columns.ts';
import { creatures } from './creatures.ts';
import { players } from './players.ts';

const playerId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => players.id);

/**
 * Open offers. An offered creature refers to its offer (`creatures.offer_id`), so it cannot be offered twice. An offer
 * is deleted when it is answered or taken back.
 */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order in which offers were made. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The player who made the offer. */
    makerId: playerId('maker_id'),
    /** Owner of the listing. */
    listerId: playerId('lister_id'),
    targetId: uuid('target_id')
      .notNull()
      .references(() => creatures.id),
    /** Fingerprint of the listed creature when the offer was made. */
    targetFingerprint: text('target_mark').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('offers_target').on(table.targetId, table.number),
    index('offers_lister').on(table.listerId),
    index('offers_maker').on(table.makerId, table.targetId),
    check('offers_two_players', sql`${table.makerId} <> ${table.listerId}`),
  ],
);

/** Completed trades. */
export const trades = pgTable('trades', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
});

/**
 * The two sides of a trade, each numbered in its player's history. Trades outlive deleted accounts, so their tables do
 * not refer to `players`.
 */
export const tradeSides = pgTable(
  'trade_sides',
  {
    playerId: uuid('player_id').notNull(),
    /** Position of the trade in the player's history, from 1 without gaps, used for paging. */
    number: integer('number').notNull(),
    tradeId: bigint('trade_id', { mode: 'number' })
      .notNull()
      .references(() => trades.id),
    otherId: uuid('other_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.number] }),
    unique('trade_sides_trade').on(table.tradeId, table.playerId),
  ],
);

/** The traded creatures as they were at the time. Together with the births they give all owners of each creature. */
export const tradeCreatures = pgTable(
  'trade_creatures',
  {
    tradeId: bigint('trade_id', { mode: 'number' })
      .notNull()
      .references(() => trades.id),
    creatureId: uuid('creature_id').notNull(),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    species: text('species').notNull(),
    kind: smallint('kind').notNull(),
    level: smallint('level').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tradeId, table.creatureId] }),
    index('trade_creatures_creature').on(table.creatureId, table.tradeId),
    check('trade_creatures_two_players', sql`${table.fromId} <> ${table.toId}`),
  ],
);

/**
 * Every creature ever created, recorded by a trigger. Used to check that no creature vanishes or appears without a
 * cause.
 */
export const creatureBirths = pgTable('creature_births', {
  creatureId: uuid('creature_id').primaryKey(),
  bornAt: moment('born_at').notNull().defaultNow(),
  /** When its owner set it free: from then on there is no such creature. Null before. */
  freedAt: moment('freed_at'),
});

/** Entries of the players' wanted lists. */
export const wanted = pgTable(
  'wanted',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    playerId: playerId('player_id'),
    /** Empty for any species. */
    species: key('species').notNull(),
    /** 1 to 3; 0 for any kind. */
    kind: smallint('kind').notNull(),
    /** The lowest acceptable level. */
    level: smallint('level').notNull(),
    createdAt: created(),
    /** Last use of a session of the player, rounded to the hour; set by a trigger. Active players are told first. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    unique('wanted_once').on(table.playerId, table.species, table.kind, table.level),
    index('wanted_matching').on(table.species, table.kind, table.seenAt, table.level, table.playerId),
    check('wanted_something', sql`${table.species} <> '' or ${table.kind} <> 0`),
    check('wanted_kind_range', sql`${table.kind} between 0 and 3`),
    check('wanted_level_range', sql`${table.level} between 1 and 100`),
  ],
);

/**
 * Listings whose seekers are still to be told of them: up to 200 notices, which nobody who lists a creature should wait for.
 * Whichever server tells them deletes the row. A number without a listing, because it was taken back, tells nobody.
 */
export const untoldListings = pgTable('untold_listings', {
  listing: bigint('listing', { mode: 'number' }).primaryKey(),
});

/** Copy of a creature at the time of a notice. */
export interface RememberedCreature {
  readonly id: string;
  readonly species: string;
  readonly kind: number;
  readonly level: number;
  /** Only in reports: elsewhere the present one is shown. */
  readonly nickname?: string;
}

/**
 * The number of each player's last notice, and how many there are. A transaction must lock the player's row before it
 * changes notices. So numbers are committed in order, and a client that has seen a number cannot have missed a lower
 * one.
 */
export const noticeCounters = pgTable('notice_counters', {
  playerId: uuid('player_id').primaryKey(),
  last: integer('last').notNull(),
  /** Number of stored notices, and of the unread ones; both updated by triggers. */
  kept: integer('kept').notNull().default(0),
  unread: integer('unread').notNull().default(0),
});

/**
 * Notices of the players: one row per player, other player and creature, with the latest event, and one more per player
 * and other player for what is folded. The tables do not refer to `players`, because that would lock the row of a player who has no part in the transaction.
 */
export const notices = pgTable(
  'notices',
  {
    playerId: uuid('player_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** The other player. */
    userId: uuid('user_id').notNull(),
    pokemon: jsonb('pokemon').$type<RememberedCreature>().notNull(),
    pokemons: jsonb('pokemons').$type<RememberedCreature[]>().notNull(),
    createdAt: created(),
    readAt: moment('read_at'),
    /** Number of notices of the other player that this line stands for; 0 for a line about one creature. */
    folded: integer('folded').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.number] }),
    uniqueIndex('notices_line').on(table.playerId, sql`(${table.pokemon} ->> 'id')`, table.userId),
    index('notices_age').on(table.createdAt),
    index('notices_unread')
      .on(table.playerId, table.userId, table.createdAt)
      .where(sql`${table.readAt} is null and ${table.folded} = 0`),
  ],
);

/**
 * Players whose notices have changed and whose servers have not been told yet. A transaction adds a row instead of
 * sending a notice of PostgreSQL, because each such commit takes a lock of the whole cluster; `announce` sends them in
 * batches. The table is unlogged: a crash of PostgreSQL, which empties it, ends every connection that listens, and
 * servers that connect again look for all notices.
 */
export const noticeWakes = pgTable('notice_wakes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: uuid('player_id').notNull(),
});

/**
 * What the servers with a player's open pages have not been told yet, beside changed notices: that a session has ended, or that the profile
 * has changed. Like `noticeWakes`, of which it is apart because servers of the release before would take such rows for changes of
 * notices. Unlogged for the same reason: servers that connect again look for sessions that have ended.
 */
export const announcements = pgTable('announcements', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: uuid('player_id').notNull(),
  /** What follows the player's id in the message: the hash of a session's token in hexadecimal, or `profile`. */
  message: text('message').notNull(),
});
