import * as z from 'zod/mini';
import { type RefusalReason, SENTENCES } from './refusals/reasons.ts';
import { creature } from './shapes/creature.ts';
import { suspension } from './shapes/operating/moderation.ts';

/** Error codes, by which programs decide how to go on. */
export const ERROR_CODES = [
  'invalid_payload',
  'forbidden_by_rule',
  'unauthorized',
  'wrong_password',
  'suspended',
  'guest',
  'not_yours',
  'not_found',
  'conflict',
  'in_battle',
  'no_battle',
  'stale_round',
  'favourite',
  'in_trade',
  'changed',
  'key_reused',
  'key_in_use',
  'too_large',
  'rate_limited',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

const REASONS = Object.keys(SENTENCES) as RefusalReason[];

export const errorReply = z.object({
  /** The reason in English. The game words it in its own language by `reason` and `facts`. */
  message: z.string(),
  code: z.enum(ERROR_CODES),
  /** More precise than the code. */
  reason: z.optional(z.enum(REASONS)),
  /** Numbers, ids and names that the sentence of the reason needs. */
  facts: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /**
   * Only with the code `changed`: the creature that differs from what the player saw, in its current state, with its
   * offers.
   */
  pokemons: z.optional(z.array(creature)),
  /** Only with the code `suspended`. */
  suspension: z.optional(suspension),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorReply = z.output<typeof errorReply>;
