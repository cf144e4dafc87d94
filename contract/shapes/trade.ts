import * as z from 'zod/mini';
import { creature, nickname } from './creature.ts';
import { count, creatureType, id } from './primitives.ts';

const moment = z.iso.datetime();
const level = z.int().check(z.minimum(1), z.maximum(100));
/** The name is empty once the player has deleted the account. */
const user = z.object({ id, name: z.string() });
/** 1 normal, 2 dark, 3 shiny. */
const tradedKind = z.literal([1, 2, 3]);

/** A creature as it was at the time of a trade or notice; later changes affect nothing of this copy but the nickname. */
export const traded = z.object({
  id,
  name: z.string(),
  /** The present nickname, while one of the two players of the trade or notice owns the creature. */
  nickname,
  kind: tradedKind,
  /** One or two type names joined by `/`. */
  type: z.string(),
  types: z.array(creatureType),
  level,
});
export type Traded = z.output<typeof traded>;

/** A past trade, as one of the two players sees it. */
export const pastTrade = z.object({
  id,
  at: moment,
  /** The other player. */
  user,
  gave: z.array(traded),
  got: z.array(traded),
});

/** A present or former owner of a creature. */
export const pastOwner = z.object({
  /** Id of the player; empty once the account is deleted. */
  id: z.string(),
  /** Empty once the player has deleted the account. */
  name: z.string(),
  since: moment,
  /** When it was traded away; null for the present owner. */
  until: z.nullable(moment),
});

/** Maximum number of entries in a player's wanted list. */
export const MOST_WANTED = 20;

/** An entry of a player's wanted list. */
export const wantedEntry = z.object({
  id,
  /** A species by its display name; empty for any. */
  name: z.string(),
  /** Null for any kind. */
  kind: z.nullable(tradedKind),
  /** The lowest acceptable level. */
  level,
  at: moment,
});
export type WantedEntry = z.output<typeof wantedEntry>;

/** A listing that suits the player, whose owner wants something that the player has listed. */
export const tradeMatch = z.object({
  /** The listing of the other player. */
  theirs: creature,
  /** The player's listings that the other player wants; at least one, at most ten. */
  mine: z.array(creature),
});

/**
 * Notices about a listing of yours: `offer`: a player made an offer; `withdrawn`: the player took back all or a part
 * of it. About an offer of yours: `accepted`, `rejected`; `voided`: the listed creature went to another player;
 * `unlisted`: its owner took it out of trade; `changed`: its owner gave it other moves, which ended your offer.
 * `wanted`: a player listed a creature that is on your wanted list.
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
   * A number that grows with every notice of a player; also the `id` of its event. A notice replaces an earlier one of
   * the same other player about the same creature.
   */
  id,
  kind: z.enum(NOTICE_KINDS),
  at: moment,
  read: z.boolean(),
  /** The other player. */
  user,
  /** The listed creature that the notice is about. */
  pokemon: traded,
  /** The offered creatures; empty for `wanted`. */
  pokemons: z.array(traded),
  /**
   * 0 for a notice about one creature. Once a player has caused twenty unread notices within a day, further ones fold
   * into one that shows the latest of them, without the creature's id: then this is their number.
   */
  folded: count,
});
export type Notice = z.output<typeof notice>;

export const noticePage = z.object({ notices: z.array(notice), count, unread: count });
