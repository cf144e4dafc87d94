import * as z from 'zod/mini';
import type { RefusalReason } from '../../refusals/reasons.ts';
import { AVATARS } from '../avatar.ts';
import { placedPieces } from '../camp.ts';
import { badge, honours, reachedAchievement } from '../journal.ts';
import { count, creatureType, id, kind } from '../primitives.ts';

const moment = z.iso.datetime();

/** Maximum number of characters of a report, an appeal, a reason and a message of the operator. */
export const MOST_TEXT = 500;

const WORDS = [
  z.trim(),
  z.maxLength(MOST_TEXT, 'longText' satisfies RefusalReason),
  // PostgreSQL could not store NUL, and nobody needs the other control characters.
  z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u, 'textLetters' satisfies RefusalReason),
] as const;
/** Text that a person writes. */
export const prose = z.string().check(...WORDS);
/** The same, not empty. */
export const someProse = z.string().check(...WORDS, z.minLength(1, 'emptyText' satisfies RefusalReason));

/** Maximum number of appeals against one suspension; of these at most one is unanswered. */
export const MOST_APPEALS = 3;

/** A suspension as the suspended player sees it. */
export const suspension = z.object({
  reason: z.string(),
  since: moment,
  /** Null if it has no end. */
  until: z.nullable(moment),
  /**
   * Whether the player may appeal: `possible`; `open` while an appeal waits for its answer; `none` after as many appeals as
   * there may be.
   */
  appeal: z.enum(['possible', 'open', 'none']),
  /** The operator's answer to the last appeal; null if there is none. */
  answer: z.nullable(z.string()),
});
export type Suspension = z.output<typeof suspension>;

export const REPORT_REASONS = ['name', 'impersonation', 'spam', 'scam', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Maximum number of open reports of one player. */
export const MOST_OPEN_REPORTS = 10;

/** Maximum number of players whom one player may block. */
export const MOST_BLOCKED = 100;

export const blockedPlayer = z.object({ id, name: z.string(), at: moment });

/** Maximum number of favourites on a trainer page. */
export const MOST_SHOWN_FAVOURITES = 6;

/** What a trainer page shows of a creature. */
const shownCreature = z.object({
  name: z.string(),
  kind,
  level: z.int().check(z.minimum(1), z.maximum(100)),
  types: z.array(creatureType).check(z.maxLength(2)),
});

/** A player as all others see the player: the trainer page. */
export const publicPlayer = z.object({
  id,
  username: z.string(),
  look: z.enum(AVATARS),
  /** Creation time of the account. */
  since: moment,
  pokemonCount: count,
  /** Number of species ever owned. */
  caught: count,
  /** Number of beaten leaders and champions. */
  badges: count,
  listings: count,
  /** The caller's own page. */
  own: z.boolean(),
  /** Whether the caller has blocked this player. */
  blocked: z.boolean(),
  /** Whether the two may trade and battle: neither has blocked the other, and this player is not suspended. */
  open: z.boolean(),
  /** Only on the caller's own page: whether it is shown to nobody else. */
  pagePrivate: z.boolean(),
  /** Number of species, whatever their kinds. */
  seen: count,
  /** Beaten leaders and champions, in the order in which they were won. */
  wonBadges: z.array(badge),
  /** The achievements that are noted, the latest first. */
  achievements: z.array(reachedAchievement),
  /** The favourites that came to the player last. */
  favourites: z.array(shownCreature).check(z.maxLength(MOST_SHOWN_FAVOURITES)),
  /** The rarest creature owned, as in `trainerRecord`. */
  rarest: z.nullable(shownCreature),
  /** Battles won, by their types. */
  wins: z.object({ wb: count, gym: count, user: count, training: count, gold: count }),
  bestStreak: count,
  trades: count,
  /** The furniture of the camp. */
  camp: placedPieces,
  ...honours,
});

/** The trainer page as visitors without an account see it: nothing that depends on who looks, or that only players need. */
export const visitedPlayer = z.omit(publicPlayer, {
  id: true,
  own: true,
  blocked: true,
  open: true,
  pagePrivate: true,
  listings: true,
});

/** `message`: the operator has something to say; `warning`: the operator warns; `renamed`: the operator has changed the name; `unnamed`: the operator has taken a nickname away; `lifted`: a suspension ended early. */
export const MESSAGE_KINDS = ['message', 'warning', 'renamed', 'unnamed', 'lifted'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** A message of the operator, which the player must confirm to have read. */
export const operatorMessage = z.object({ id, kind: z.enum(MESSAGE_KINDS), text: z.string(), at: moment });
export type OperatorMessage = z.output<typeof operatorMessage>;
