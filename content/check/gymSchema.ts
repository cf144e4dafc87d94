import * as z from 'zod/mini';
import { CREATURE_TYPES, THINKING } from '../../rules/index.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
const slug = z.string().check(z.regex(/^[a-z][a-z-]{2,31}$/));

const memberSchema = z.strictObject({
  species: z.string(),
  level: z.int().check(z.minimum(1), z.maximum(100)),
  moves: z.array(z.string()).check(z.length(4)),
});

const leaderSchema = z.strictObject({
  id: slug,
  name: text,
  type: z.enum(CREATURE_TYPES),
  description: z.string().check(z.minLength(1)),
  team: z.array(memberSchema).check(z.minLength(3), z.maxLength(6)),
  coins: z.int().check(z.minimum(1), z.maximum(100_000)),
  thinking: z.optional(z.enum(THINKING)),
});

export const regionSchema = z.strictObject({
  name: text,
  leaders: z.array(leaderSchema).check(z.length(8)),
});
