import * as z from 'zod/mini';
import { BALL_TYPES, CREATURE_TYPES, perBall } from '../../rules/creatures/types.ts';
import type { RefusalReason } from '../refusals/reasons.ts';
import { LANGUAGES } from './settings.ts';

/** Opaque id of a creature, player or offer. Only the server knows its format. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const ids = z.array(id).check(z.minLength(1), z.maxLength(100));

/**
 * Words of letters, digits, `_`, `-` and `.`, with single spaces between them. Letters are A to Z with or without the
 * accents of European names, Vietnamese and Pinyin, and æ ð đ ħ ı ł ø œ ß þ ŋ ŧ: each has a plain letter for the
 * comparison of names (server/domain/players/names.ts). Unicode's other Latin letters are excluded, because many look
 * like these.
 */
export const NAME = /^(?! )(?: ?[\w.\-À-ÖØ-öø-ķĹ-žƠơƯưǍ-ǜȘ-țḀ-ẙẞẠ-ỹ])+$/u;

export const count = z.int().check(z.nonnegative());
export const kind = z.literal([0, 1, 2, 3]);
/** The kinds that a list can be filtered by, as values of a query string: normal, dark, shiny. */
export const KIND_CODES = ['1', '2', '3'] as const;
export const creatureType = z.enum(CREATURE_TYPES);

/** Maximum number of species that a search names beside the text. */
export const MOST_SPECIES_NAMED = 200;
const ONE_SPECIES = '[a-z][a-z-]{1,23}';
/**
 * Ids of species, separated by commas, that a search by name finds as well: the caller knows them by names in another
 * language than English. Unknown ids find nothing.
 */
export const alsoSpecies = z.optional(
  z
    .string()
    .check(z.regex(new RegExp(`^(?:${ONE_SPECIES}(?:,${ONE_SPECIES}){0,${MOST_SPECIES_NAMED - 1}})?$`))),
);
/** The language by whose names of species `name` sorts a list; English if omitted. */
export const namesIn = z.optional(z.enum(LANGUAGES));

export const ballType = z.enum(BALL_TYPES);
export const ballCounts = z.object(perBall(() => count));

/** Key of an item; names of inherited object properties are excluded. */
export const itemKey = z.string().check(
  z.regex(/^[a-z][a-z0-9-]{1,31}$/),
  z.refine((key) => !(key in Object.prototype), 'notItem' satisfies RefusalReason),
);
/** Maximum number of one item in one call. */
export const MOST_ITEMS = 9999;
export const quantity = z.int().check(z.minimum(1), z.maximum(MOST_ITEMS));

/** Offset into a list in a query string, 0 to 1,000,000. */
export const skip = z.pipe(
  z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
  z.transform((text: string | undefined) => (text === undefined ? 0 : Number(text))),
);
export const PAGE_SIZE = 10;
