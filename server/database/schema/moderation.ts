import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MessageKind, ReportReason } from '../../../contract/shapes/operating/moderation.ts';
import type { OperatorAct, ReportOutcome } from '../../../contract/shapes/operating/operator.ts';
import { created, moment } from './columns.ts';
import { creatures } from './creatures.ts';
import { players } from './players.ts';
import type { RememberedCreature } from './trades.ts';

const number = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const playerId = (name = 'player_id') =>
  uuid(name)
    .notNull()
    .references(() => players.id, { onDelete: 'cascade' });

/** Reports of players' names and listings. Closed ones are deleted after 90 days. */
export const reports = pgTable(
  'reports',
  {
    id: number(),
    reporterId: playerId('reporter_id'),
    playerId: playerId(),
    /** The player's name at that time. */
    name: text('name').notNull(),
    /** The reported listing or nickname as it was; null for a report of the name. */
    pokemon: jsonb('pokemon').$type<RememberedCreature>(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    createdAt: created(),
    /** Null while the report is open. */
    closedAt: moment('closed_at'),
    outcome: text('outcome').$type<ReportOutcome>(),
  },
  (table) => [
    uniqueIndex('reports_once')
      .on(table.reporterId, table.playerId, sql`coalesce(${table.pokemon} ->> 'id', '')`)
      .where(sql`${table.closedAt} is null`),
    index('reports_open').on(table.id).where(sql`${table.closedAt} is null`),
    index('reports_about').on(table.playerId, table.closedAt),
    index('reports_closed').on(table.closedAt),
    check('reports_two_players', sql`${table.reporterId} <> ${table.playerId}`),
    check('reports_outcome', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
  ],
);

/** Suspensions of players, present and past. The present one is also in the player's row. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: number(),
    playerId: playerId(),
    reason: text('reason').notNull(),
    createdAt: created(),
    /** Null if the suspension has no end. */
    until: moment('until'),
    /** When it was lifted or replaced, or when the player came back after its end; null before. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('suspensions_player').on(table.playerId),
    uniqueIndex('suspensions_present').on(table.playerId).where(sql`${table.endedAt} is null`),
  ],
);

export const appeals = pgTable(
  'appeals',
  {
    id: number(),
    suspensionId: bigint('suspension_id', { mode: 'number' })
      .notNull()
      .references(() => suspensions.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: created(),
    answeredAt: moment('answered_at'),
    answer: text('answer'),
  },
  (table) => [
    index('appeals_suspension').on(table.suspensionId),
    uniqueIndex('appeals_open').on(table.suspensionId).where(sql`${table.answeredAt} is null`),
    index('appeals_queue').on(table.id).where(sql`${table.answeredAt} is null`),
    check('appeals_answer', sql`(${table.answeredAt} is null) = (${table.answer} is null)`),
  ],
);

/** Listings that left the market when their owner was suspended, and come back when the suspension ends. */
export const hiddenListings = pgTable(
  'hidden_listings',
  {
    creatureId: uuid('creature_id')
      .primaryKey()
      .references(() => creatures.id, { onDelete: 'cascade' }),
    playerId: playerId(),
    /** Number of the listing. */
    listing: bigint('listing', { mode: 'number' }).notNull(),
  },
  (table) => [index('hidden_listings_player').on(table.playerId)],
);

/** Messages of the operator to players, who have to confirm each. */
export const operatorMessages = pgTable(
  'operator_messages',
  {
    id: number(),
    playerId: playerId(),
    kind: text('kind').$type<MessageKind>().notNull(),
    text: text('text').notNull(),
    createdAt: created(),
    readAt: moment('read_at'),
  },
  (table) => [index('operator_messages_player').on(table.playerId, table.id)],
);

/** Names that the operator has replaced. Nobody can take them; their former owner can still log in by them. */
export const retiredNames = pgTable(
  'retired_names',
  {
    nameKey: text('name_key').primaryKey(),
    playerId: uuid('player_id').references(() => players.id, { onDelete: 'set null' }),
    createdAt: created(),
  },
  (table) => [index('retired_names_player').on(table.playerId)],
);

/**
 * Everything that operators have done. A trigger refuses every change of a row (`functions/keep_operator_acts.sql`). Who
 * an act was about is in a table of its own, so that a deleted account leaves no trace here.
 */
export const operatorActs = pgTable('operator_acts', {
  id: number(),
  act: text('act').$type<OperatorAct>().notNull(),
  /** Address of the operator; empty for an act without a request. */
  address: text('address').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  createdAt: created(),
});

/**
 * The players whom the operators' acts were about. Rows disappear with their player only
 * (`functions/keep_operator_act_players.sql`).
 */
export const operatorActPlayers = pgTable(
  'operator_act_players',
  {
    actId: bigint('act_id', { mode: 'number' })
      .primaryKey()
      .references(() => operatorActs.id),
    playerId: playerId(),
    /** The player's name at that time. */
    name: text('name').notNull(),
    /** The name that the player got by the act. */
    newName: text('new_name'),
  },
  (table) => [index('operator_act_players_player').on(table.playerId, table.actId)],
);

/** Players whom a player has blocked. */
export const blocks = pgTable(
  'blocks',
  {
    playerId: playerId(),
    blockedId: playerId('blocked_id'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId, table.playerId),
    check('blocks_two_players', sql`${table.playerId} <> ${table.blockedId}`),
  ],
);
