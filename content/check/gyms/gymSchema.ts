import * as z from 'zod/mini';
import { CREATURE_TYPES, DIFFICULTIES } from '../../../rules/index.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
const sentence = z.string().check(z.trim(), z.minLength(20), z.maxLength(240));
const slug = z
  .string()
  .check(z.regex(/^[a-z][a-z-]{2,31}$/, 'a lowercase id of 3 to 32 letters and hyphens'));

const memberSchema = z.strictObject({
  species: z.string(),
  level: z.int().check(z.minimum(1), z.maximum(100)),
  moves: z.array(z.string()).check(z.length(4)),
});

const leaderSchema = z.strictObject({
  id: slug,
  name,
  type: z.enum(CREATURE_TYPES),
  description: sentence,
  portrait: sentence,
  before: sentence,
  after: sentence,
  lost: sentence,
  team: z.array(memberSchema).check(z.minLength(3), z.maxLength(6)),
  coins: z.int().check(z.minimum(1), z.maximum(100_000)),
  difficulty: z.optional(z.enum(DIFFICULTIES)),
});

export const regionSchema = z.strictObject({
  name,
  description: sentence,
  leaders: z.array(leaderSchema).check(z.length(8)),
  champion: leaderSchema,
});
