import * as z from 'zod/mini';
import { creatureType, KIND_CODES, skip } from './primitives.ts';

/**
 * What lists of creatures can be sorted by. `level`, `exp` and `kind` (normal, dark, shiny) begin with the lowest,
 * `name` with A, `newest` with the latest; a leading minus turns one round.
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

/** Which creatures a list shows and in what order; everything left out or empty is no restriction. */
export const listQuery = z.object({
  skip,
  /** Part of the species' name, in any case. */
  name: z.optional(z.string().check(z.maxLength(64))),
  type: z.optional(z.union([creatureType, z.literal('')])),
  /** Both `0` and `1` are the normal kind. */
  kind: z.optional(z.enum(['', '0', ...KIND_CODES])),
  canEvolve: yes,
  inTrade: yes,
  favourite: yes,
  /** Up to three different keys with commas, such as `-level,name`; left out: in the order in which they came. */
  sort: z.optional(z.string().check(z.regex(SORT), z.refine(areDifferent, 'Sort by each key once'))),
});
export type ListQuery = z.output<typeof listQuery>;
