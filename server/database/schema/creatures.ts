import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Kind } from '../../../rules/creatures/types.ts';
import { created, key, moment } from './columns.ts';
import { players } from './players.ts';

const isListed = ({ listing }: { readonly listing: AnyPgColumn }) => sql`${listing} is not null`;

const isRare = (table: { readonly listing: AnyPgColumn; readonly kind: AnyPgColumn }) =>
  sql`${table.listing} is not null and ${table.kind} >= 2`;

export const creatures = pgTable(
  'creatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order in which creatures came to their owners; a trade gives a new number. Lists follow it by default. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    species: key('species').notNull(),
    kind: smallint('kind').$type<Kind>().notNull(),
    level: smallint('level').notNull(),
    /** Total since level 1. */
    exp: integer('exp').notNull(),
    /** Keys of the moves in the four slots, empty text for a free slot. */
    moves: text('moves').array().$type<string[]>().notNull(),
    /** 0 to 5, null outside the team. */
    teamOrder: smallint('team_order'),
    /** Chosen by its owner. It is not part of the fingerprint, so a trade ignores a change. */
    favourite: boolean('favourite').notNull().default(false),
    /** Set while it is in trade: the number of the listing. The latest listing has the highest number. */
    listing: bigint('listing', { mode: 'number' }),
    /** The open offer that contains this creature; refers to `offers` (migration 0005). */
    offerId: uuid('offer_id'),
    /** Its fingerprint at the time of the offer. */
    offerFingerprint: text('offer_mark'),
    /** Given by an owner; it stays in a trade. Not part of the fingerprint. */
    nickname: text('nickname'),
    /** The box of its owner in which it is; null for none. A trade takes it out. Not part of the fingerprint. */
    box: smallint('box'),
    createdAt: created(),
  },
  (table) => [
    // One index for each order of a list. Each contains the kind, so that a list of one kind needs no other index.
    index('creatures_owned').on(table.playerId, table.number, table.kind),
    index('creatures_by_level').on(table.playerId, table.level, table.number, table.kind),
    index('creatures_by_exp').on(table.playerId, table.exp, table.number, table.kind),
    index('creatures_by_species').on(
      table.playerId,
      table.species,
      table.level,
      table.number,
      table.kind,
      table.exp,
    ),
    // Two partial indexes for small subsets of a large collection.
    index('creatures_special').on(table.playerId, table.kind, table.number).where(sql`${table.kind} >= 2`),
    index('creatures_favourite').on(table.playerId, table.number).where(sql`${table.favourite}`),
    index('creatures_in_box')
      .on(table.playerId, table.box, table.kind, table.number)
      .where(sql`${table.box} is not null`),
    // Listed creatures, one index for each search and order. The last columns allow filtering inside the index.
    index('creatures_market')
      .on(table.listing, table.kind, table.level, table.playerId)
      .where(isListed(table)),
    index('creatures_market_level')
      .on(table.level, table.listing, table.kind, table.playerId)
      .where(isListed(table)),
    index('creatures_market_species')
      .on(table.species, table.listing, table.level, table.kind, table.playerId)
      .where(isListed(table)),
    index('creatures_market_species_level')
      .on(table.species, table.level, table.listing, table.kind, table.playerId)
      .where(isListed(table)),
    // The same for rare kinds, which would otherwise be searched among many normal ones.
    index('creatures_rare').on(table.kind, table.listing, table.level, table.playerId).where(isRare(table)),
    index('creatures_rare_level')
      .on(table.kind, table.level, table.listing, table.playerId)
      .where(isRare(table)),
    index('creatures_rare_species')
      .on(table.species, table.kind, table.listing, table.level, table.playerId)
      .where(isRare(table)),
    index('creatures_rare_species_level')
      .on(table.species, table.kind, table.level, table.listing, table.playerId)
      .where(isRare(table)),
    index('creatures_in_trade')
      .on(table.playerId, table.listing, table.species, table.kind, table.level)
      .where(isListed(table)),
    index('creatures_in_offer').on(table.offerId).where(sql`${table.offerId} is not null`),
    index('creatures_offered').on(table.playerId).where(sql`${table.offerId} is not null`),
    // The migration makes this constraint deferrable by hand, so that two members can swap places.
    unique('creatures_team_order').on(table.playerId, table.teamOrder),
    check('creatures_kind_range', sql`${table.kind} between 0 and 3`),
    check('creatures_level_range', sql`${table.level} between 1 and 100`),
    check('creatures_exp_range', sql`${table.exp} >= 0`),
    check('creatures_four_slots', sql`cardinality(${table.moves}) = 4`),
    check(
      'creatures_one_place',
      sql`num_nonnulls(${table.teamOrder}, ${table.listing}, ${table.offerId}) <= 1`,
    ),
    check(
      'creatures_favourites_stay',
      sql`not ${table.favourite} or num_nonnulls(${table.listing}, ${table.offerId}) = 0`,
    ),
    check('creatures_offer_mark', sql`(${table.offerId} is null) = (${table.offerFingerprint} is null)`),
    check('creatures_nickname_length', sql`char_length(${table.nickname}) between 1 and 12`),
    check('creatures_box_range', sql`${table.box} between 1 and 12`),
    check('creatures_team_order_range', sql`${table.teamOrder} between 0 and 5`),
  ],
);

/** The boxes of players, into which they sort their creatures: at most twelve of each, by their numbers. */
export const creatureBoxes = pgTable(
  'creature_boxes',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** 1 to 12. */
    box: smallint('box').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.box] }),
    check('creature_boxes_box_range', sql`${table.box} between 1 and 12`),
    check('creature_boxes_name_length', sql`char_length(${table.name}) between 1 and 16`),
  ],
);

/**
 * Number of creatures of each species, kind and favourite flag that a player owns; rows with an empty species have the
 * sum over all species. Lists take their counts from here instead of scanning. A trigger updates it with every change
 * of a creature (`functions/keep_creature_counts.sql`); there are no rows with zero.
 */
export const creatureCounts = pgTable(
  'creature_counts',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    species: key('species').notNull(),
    kind: smallint('kind').$type<Kind>().notNull(),
    favourite: boolean('favourite').notNull(),
    owned: integer('owned').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.species, table.kind, table.favourite] }),
    check('creature_counts_owned_range', sql`${table.owned} >= 0`),
  ],
);

export const pokedexEntries = pgTable(
  'pokedex_entries',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    species: text('species').notNull(),
    /** 1, 2 or 3; both codes of the normal kind are stored as 1. */
    kind: smallint('kind').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    caughtAt: moment('caught_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.species, table.kind] }),
    index('pokedex_entries_caught')
      .on(table.playerId, table.species)
      .where(sql`${table.caughtAt} is not null`),
    check('pokedex_entries_kind_range', sql`${table.kind} between 1 and 3`),
  ],
);

/**
 * Strength of a player's team: the sum of the squares of its levels, since both the damage that a creature deals and
 * the damage that it survives grow with its level. A trigger updates it with every change of a team
 * (`functions/keep_team_strength.sql`); players without a team have no row.
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
