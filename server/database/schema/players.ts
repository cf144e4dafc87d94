import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Switched } from '../../../content/maps/ways/switches.ts';
import type { Kind } from '../../../rules/creatures/types.ts';
import type { DiceState } from '../../../rules/model/random.ts';
import { bytes, created, moment } from './columns.ts';

/** A wild creature that the player has met and may fight. */
export interface PendingEncounter {
  readonly species: string;
  readonly level: number;
  readonly kind: Kind;
}

export const players = pgTable(
  'players',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The name as the player typed it. */
    username: text('username').notNull(),
    /** Normalised name, equal for names that look alike; see server/domain/players/names.ts. */
    nameKey: text('name_key').notNull().unique(),
    /** Null for a guest, who has not chosen a password yet. */
    passwordHash: text('password_hash'),
    /** Every change also adds a row to the ledger. */
    coins: bigint('coins', { mode: 'number' }).notNull().default(0),
    mapName: text('map_name').notNull(),
    cellX: smallint('cell_x').notNull(),
    cellY: smallint('cell_y').notNull(),
    /** The maps that the player has walked on: at most as many as the game has. */
    reachedMaps: text('reached_maps').array().notNull().default(sql`'{}'`),
    /** What the player has switched: a state for each map with switches where it is not the first one. */
    switched: jsonb('switched').$type<Switched>().notNull().default({}),
    encounter: jsonb('encounter').$type<PendingEncounter>(),
    /** State of the dice that roll the encounters. Never sent to clients. */
    dice: jsonb('dice').$type<DiceState>().notNull(),
    /**
     * Incremented by every change of place, encounter or battle. A step only succeeds if it has not changed (compare
     * and set).
     */
    version: integer('version').notNull().default(0),
    steps: bigint('steps', { mode: 'number' }).notNull().default(0),
    /** The player's look on the map; see contract/shapes/avatar.ts. */
    look: text('look').notNull().default('player'),
    /** Digests of the latest idempotency keys of steps and changes of map, the newest first, and the newest's reply. */
    stepKeys: bytes('step_keys'),
    stepReply: jsonb('step_reply'),
    /** Beginning of the suspension that holds, or that has run out since the player's last login; null otherwise. */
    suspendedAt: moment('suspended_at'),
    /** End of this suspension; null if it has none. */
    suspendedUntil: moment('suspended_until'),
    /** Number of the operator's messages that the player has not confirmed. */
    unreadMessages: smallint('unread_messages').notNull().default(0),
    /** Whether the trainer page is shown to nobody else. */
    pagePrivate: boolean('page_private').notNull().default(false),
    /** The answer to the keeper of the hearth; null until it is given, and never changed. */
    ember: text('ember').$type<'banked' | 'loose'>(),
    /** Id of the title beside the name; see content/titles. Null for none. */
    title: text('title'),
    createdAt: created(),
  },
  (table) => [
    check('players_coins_range', sql`${table.coins} between 0 and 9007199254740991`),
    check('players_cell_range', sql`${table.cellX} between 0 and 30 and ${table.cellY} between 0 and 30`),
    check('players_ember_known', sql`${table.ember} in ('banked', 'loose')`),
    check('players_switched_object', sql`jsonb_typeof(${table.switched}) = 'object'`),
    check('players_switched_size', sql`octet_length(${table.switched}::text) <= 400`),
    index('players_guests').on(table.id).where(sql`${table.passwordHash} is null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: bytes('token_hash').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    createdAt: created(),
    usedAt: moment('used_at').notNull().defaultNow(),
    /** Name of the browser and of its system, taken from the User-Agent of the login; empty if unknown. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
  },
  (table) => [index('sessions_player').on(table.playerId), index('sessions_used').on(table.usedAt)],
);

/** The settings that players have chosen, one row for each who has chosen any; see contract/shapes/settings.ts. */
export const playerSettings = pgTable(
  'player_settings',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** One value for each setting that was chosen. */
    settings: jsonb('settings').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('player_settings_object', sql`jsonb_typeof(${table.settings}) = 'object'`),
    check('player_settings_size', sql`octet_length(${table.settings}::text) <= 4000`),
  ],
);

/** Recovery codes that are not used yet. A used code is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code's letters; the code itself is not stored. */
    codeHash: bytes('code_hash').notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.codeHash] })],
);

/**
 * Accounts that their players have deleted. The id is all that is left of them: in the trades of others, in the ledger
 * and here, where it shows that these rows are no mistake.
 */
export const deletedAccounts = pgTable(
  'deleted_accounts',
  { playerId: uuid('player_id').primaryKey(), deletedAt: moment('deleted_at').notNull().defaultNow() },
  (table) => [index('deleted_accounts_time').on(table.deletedAt)],
);

/**
 * Counts of the limits that protect accounts, the same for all servers: one number for each limit and key (see
 * `Limiter`). The table is unlogged: a crash of PostgreSQL empties it, and a standby has none of it.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** Name of the limit. */
    name: text('name').notNull(),
    /** SHA-256 of what the limit counts by, such as an address. */
    key: bytes('key').notNull(),
    /** When the events counted so far would be due if they came at the limit's rate. In the past: nothing counts. */
    due: moment('due').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key] }), index('limit_counts_due').on(table.due)],
);

/**
 * When a player's changes were last confirmed, for servers that also read from a standby (`DATABASE_READ_URL`): such
 * a player reads from the primary for a while. Unlogged: a crash or a failover empties it, which the missing row of
 * nobody (an id of zeros) shows.
 */
export const playerChanges = pgTable('player_changes', {
  playerId: uuid('player_id').primaryKey(),
  changedAt: moment('changed_at').notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Sender of the request: a player's id, or `admin`. */
    sender: text('sender').notNull(),
    /** Name of the call; different calls may use the same key. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the call's name and body. */
    request: bytes('request').notNull(),
    /** The first reply; null only until the transaction that computes it commits. */
    reply: jsonb('reply'),
    /** Length of the reply as text, used to limit the stored bytes per player without reading the replies. */
    bytes: integer('bytes').generatedAlwaysAs(sql`coalesce(octet_length(reply::text), 0)`),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.sender, table.call, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
