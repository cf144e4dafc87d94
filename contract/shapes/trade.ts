import * as z from 'zod/mini';
import { creature } from './creature.ts';
import { count, creatureType, id } from './primitives.ts';

const moment = z.iso.datetime();
const level = z.int().check(z.minimum(1), z.maximum(100));
const user = z.object({ id, name: z.string() });
/** 1 normal, 2 dark, 3 shiny. */
const tradedKind = z.literal([1, 2, 3]);

/** What is remembered of a creature: as it was then, whatever has become of it. */
export const traded = z.object({
  id,
  name: z.string(),
  kind: tradedKind,
  /** One or two type names joined by `/`. */
  type: z.string(),
  types: z.array(creatureType),
  level,
});
export type Traded = z.output<typeof traded>;

/** A trade that took place, as one of the two players sees it. */
export const pastTrade = z.object({
  id,
  at: moment,
  /** The other player. */
  user,
  gave: z.array(traded),
  got: z.array(traded),
});

/** Somebody who has or had a creature. */
export const pastOwner = z.object({
  name: z.string(),
  since: moment,
  /** When it was traded away; null for the present owner. */
  until: z.nullable(moment),
});

/** Most entries of a player's wanted list. */
export const MOST_WANTED = 20;

/** What a player looks for. */
export const wantedEntry = z.object({
  id,
  /** A species by its display name; empty for any. */
  name: z.string(),
  /** Null for any kind. */
  kind: z.nullable(tradedKind),
  /** The lowest level that will do. */
  level,
  at: moment,
});
export type WantedEntry = z.output<typeof wantedEntry>;

/** A listing of somebody who looks for what the player has listed. */
export const tradeMatch = z.object({
  /** What the player looks for, and they have listed. */
  theirs: creature,
  /** What they look for, and the player has listed; at least one, at most ten. */
  mine: z.array(creature),
});

/**
 * `offer`: somebody offers for a listing of yours; `withdrawn`: and took it, or a part of it, back. `accepted`, `rejected`:
 * what became of an offer of yours; `voided`: the creature that it was for went to somebody else; `unlisted`: its owner
 * took it out of trade; `changed`: its owner gave it other moves, which ended your offer. `wanted`: somebody has listed what you look for.
 */
export const NOTICE_KINDS = [
  'offer',
  'withdrawn',
  'accepted',
  'rejected',
  'voided',
  'unlisted',
  'changed',
  'wanted',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const notice = z.object({
  /**
   * A number that grows with every notice of a player: the `id` of its event, too. A notice takes the place of an earlier one of
   * the same player about the same creature.
   */
  id,
  kind: z.enum(NOTICE_KINDS),
  at: moment,
  read: z.boolean(),
  /** The other player. */
  user,
  /** The listed creature that it is about. */
  pokemon: traded,
  /** The creatures offered for it; empty for `wanted`. */
  pokemons: z.array(traded),
});
export type Notice = z.output<typeof notice>;

export const noticePage = z.object({ notices: z.array(notice), count, unread: count });
