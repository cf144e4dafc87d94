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
 * Open offers. What is offered says so itself (`creatures.offer_id`), so that nothing can be offered twice; an offer that
 * was answered or taken back is gone.
 */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order in which offers were made. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Who offers. */
    makerId: playerId('maker_id'),
    /** Whose listing it is for. */
    listerId: playerId('lister_id'),
    targetId: uuid('target_id')
      .notNull()
      .references(() => creatures.id),
    /** What the maker saw: the fingerprint of the listed creature at that time. */
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

/** Trades that took place. */
export const trades = pgTable('trades', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
});

/** The two sides of a trade, each in the numbered history of its player. */
export const tradeSides = pgTable(
  'trade_sides',
  {
    playerId: playerId('player_id'),
    /** Which one of the player's trades it is, from 1 without gaps: pages are found by it. */
    number: integer('number').notNull(),
    tradeId: bigint('trade_id', { mode: 'number' })
      .notNull()
      .references(() => trades.id),
    otherId: playerId('other_id'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.number] }),
    unique('trade_sides_trade').on(table.tradeId, table.playerId),
  ],
);

/** What changed hands, as it was then. Together with births this tells where each creature has been. */
export const tradeCreatures = pgTable(
  'trade_creatures',
  {
    tradeId: bigint('trade_id', { mode: 'number' })
      .notNull()
      .references(() => trades.id),
    creatureId: uuid('creature_id').notNull(),
    fromId: playerId('from_id'),
    toId: playerId('to_id'),
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

/** Every creature that ever came into the world, by a trigger: none may vanish, none come from nowhere. */
export const creatureBirths = pgTable('creature_births', {
  creatureId: uuid('creature_id').primaryKey(),
  bornAt: moment('born_at').notNull().defaultNow(),
});

/** What players look for. */
export const wanted = pgTable(
  'wanted',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    playerId: playerId('player_id'),
    /** Empty for any. */
    species: key('species').notNull(),
    /** 1 to 3; 0 for any. */
    kind: smallint('kind').notNull(),
    /** The lowest that will do. */
    level: smallint('level').notNull(),
    createdAt: created(),
    /** When the player used a session last, to the hour; kept by a trigger. Whoever plays comes before who has left. */
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

/** A creature as a notice remembers it. */
export interface RememberedCreature {
  readonly id: string;
  readonly species: string;
  readonly kind: number;
  readonly level: number;
}

/**
 * The number of each player's last notice, and how many there are. Its row is locked by whoever changes notices of the player,
 * before they do, so that numbers are committed in their order and nobody who has seen one can have missed a lower one.
 */
export const noticeCounters = pgTable('notice_counters', {
  playerId: uuid('player_id').primaryKey(),
  last: integer('last').notNull(),
  /** Notices of the player, and those of them that are unread; both kept by triggers. */
  kept: integer('kept').notNull().default(0),
  unread: integer('unread').notNull().default(0),
});

/**
 * What players are to hear of: of each other player and creature one line, with what has happened last. Neither table refers to
 * `players`: that would lock the row of somebody who has no part in the transaction.
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
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.number] }),
    uniqueIndex('notices_line').on(table.playerId, sql`(${table.pokemon} ->> 'id')`, table.userId),
    index('notices_age').on(table.createdAt),
  ],
);
