import * as z from 'zod/mini';
import type { RefusalReason } from '../refusals/reasons.ts';
import { alsoSpecies, creatureType, KIND_CODES, namesIn, skip } from './primitives.ts';

/**
 * Sort keys of creature lists. `level`, `exp` and `kind` (normal, dark, shiny) begin with the lowest, `name` with A,
 * `newest` with the latest; a leading minus reverses a key.
 */
export const SORT_KEYS = ['level', 'name', 'exp', 'kind', 'newest'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export const MOST_SORT_KEYS = 3;

const ONE = `-?(?:${SORT_KEYS.join('|')})`;
const SORT = new RegExp(`^${ONE}(?:,${ONE}){0,${MOST_SORT_KEYS - 1}}$`);
const areDifferent = (text: string): boolean => {
  const keys = text.replaceAll('-', '').split(',');
  return new Set(keys).size === keys.length;
};

const yes = z.optional(z.literal('1'));

/** Filters and order of a creature list. A filter that is omitted or empty restricts nothing. */
export const listQuery = z.object({
  skip,
  /** Part of the species' name, case-insensitive. */
  name: z.optional(z.string().check(z.maxLength(64))),
  species: alsoSpecies,
  type: z.optional(z.union([creatureType, z.literal('')])),
  /** Both `0` and `1` are the normal kind. */
  kind: z.optional(z.enum(['', '0', ...KIND_CODES])),
  canEvolve: yes,
  inTrade: yes,
  favourite: yes,
  /** The number of a box, from 1; `0` for those in none. */
  box: z.optional(z.string().check(z.regex(/^(?:\d{1,2})?$/))),
  /**
   * Up to three different keys, separated by commas, such as `-level,name`. If omitted, in the order in which the
   * player received the creatures.
   */
  sort: z.optional(
    z.string().check(z.regex(SORT), z.refine(areDifferent, 'sortedTwice' satisfies RefusalReason)),
  ),
  language: namesIn,
});
export type ListQuery = z.output<typeof listQuery>;
