import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BattleEvent } from '../../rules/battle/events.ts';
import type { BattleSetup, BattleState } from '../../rules/battle/state.ts';
import type { Kind } from '../../rules/creatures/types.ts';
import type { DiceState } from '../../rules/random.ts';
import type { BattleChoice } from './choices.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const created = () => moment('created_at').notNull().defaultNow();

/** A wild creature that waits for the player to fight it or walk on. */
export interface PendingEncounter {
  readonly species: string;
  readonly level: number;
  readonly kind: Kind;
}

export const players = pgTable(
  'players',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As the player wrote it. */
    username: text('username').notNull(),
    /** What two names that look alike have in common; see shared/names.ts. */
    nameKey: text('name_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /** Changed only together with a row of the ledger. */
    coins: bigint('coins', { mode: 'number' }).notNull().default(0),
    mapName: text('map_name').notNull(),
    cellX: smallint('cell_x').notNull(),
    cellY: smallint('cell_y').notNull(),
    encounter: jsonb('encounter').$type<PendingEncounter>(),
    /** State of the dice that roll the encounters. Never leaves the server. */
    dice: jsonb('dice').$type<DiceState>().notNull(),
    /** Counts every change of place, encounter or battle; steps compare and set it. */
    version: integer('version').notNull().default(0),
    steps: bigint('steps', { mode: 'number' }).notNull().default(0),
    /** Who the player is on the map; see contract/shapes/look.ts. */
    look: text('look').notNull().default('player'),
    createdAt: created(),
  },
  (table) => [
    check('players_coins_range', sql`${table.coins} between 0 and 9007199254740991`),
    check('players_cell_range', sql`${table.cellX} between 0 and 30 and ${table.cellY} between 0 and 30`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is kept nowhere. */
    tokenHash: bytes('token_hash').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    createdAt: created(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_player').on(table.playerId), index('sessions_used').on(table.usedAt)],
);

export const creatures = pgTable(
  'creatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order in which creatures came into the world; lists follow it. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    species: text('species').notNull(),
    kind: smallint('kind').$type<Kind>().notNull(),
    level: smallint('level').notNull(),
    /** Total since level 1. */
    exp: integer('exp').notNull(),
    /** Keys of the moves in the four slots, empty text for a free slot. */
    moves: text('moves').array().$type<string[]>().notNull(),
    /** 0 to 5, null outside the team. */
    teamOrder: smallint('team_order'),
    /** Counts every change, so that a trade notices that a creature is not what was offered. */
    version: integer('version').notNull().default(0),
    createdAt: created(),
  },
  (table) => [
    index('creatures_owned').on(table.playerId, table.number),
    // Made deferrable by hand in the migration, so that two members can swap places.
    unique('creatures_team_order').on(table.playerId, table.teamOrder),
    check('creatures_kind_range', sql`${table.kind} between 0 and 3`),
    check('creatures_level_range', sql`${table.level} between 1 and 100`),
    check('creatures_exp_range', sql`${table.exp} >= 0`),
    check('creatures_four_slots', sql`cardinality(${table.moves}) = 4`),
    check('creatures_team_order_range', sql`${table.teamOrder} between 0 and 5`),
  ],
);

export const bagItems = pgTable(
  'bag_items',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    item: text('item').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.item] }),
    check('bag_items_quantity_range', sql`${table.quantity} between 0 and 1000000000`),
  ],
);

export const coinLedger = pgTable(
  'coin_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Coins held after this entry. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('coin_ledger_player').on(table.playerId, table.id),
    check('coin_ledger_amount_counts', sql`${table.amount} <> 0`),
    check('coin_ledger_balance_range', sql`${table.balance} >= 0`),
  ],
);

export const pokedexEntries = pgTable(
  'pokedex_entries',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    species: text('species').notNull(),
    /** 1, 2 or 3; the two codes of the normal kind count as one. */
    kind: smallint('kind').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    caughtAt: moment('caught_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.species, table.kind] }),
    check('pokedex_entries_kind_range', sql`${table.kind} between 1 and 3`),
  ],
);

/** The battle of a player: at most one. Setup and choices replay it to the same end. */
/** A battle's setup with the mark of the book that it began with; absent in those stored before there were marks. */
export interface StoredSetup extends BattleSetup {
  readonly book?: string;
}

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
    choices: jsonb('choices').$type<BattleChoice[]>().notNull().default([]),
    mapName: text('map_name'),
    opponentName: text('opponent_name'),
    gymId: text('gym_id'),
    /** Tier of a gold battle. */
    tier: text('tier'),
    /** Coins for a victory, decided at the start; null where the rules decide. */
    prize: bigint('prize', { mode: 'number' }),
    /** What the team gained by winning: events that the rules cannot know, since they know no totals. */
    growth: jsonb('growth').$type<BattleEvent[]>().notNull().default([]),
    startedAt: moment('started_at').notNull().defaultNow(),
  },
  (table) => [
    check('battles_round_range', sql`${table.round} >= 0`),
    check('battles_prize_range', sql`${table.prize} >= 0`),
  ],
);

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

/**
 * How strong a player's team is: the sum of the squares of its levels, since both what a creature gives and what
 * it takes grow with its level. A trigger keeps it with every change of a team (migration 0001), so that nobody
 * can forget it; players without a team have no row.
 */
export const teamStrengths = pgTable(
  'team_strengths',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => players.id, { onDelete: 'cascade' }),
    strength: integer('strength').notNull(),
  },
  (table) => [index('team_strengths_order').on(table.strength, table.playerId)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent the key: a player's id, or `admin`. */
    sender: text('sender').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the call's name and its body. */
    request: bytes('request').notNull(),
    /** The first reply; null only inside the transaction that computes it. */
    reply: jsonb('reply'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.sender, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
