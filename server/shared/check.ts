import * as z from 'zod/mini';
import { malformed } from './refusal.ts';

const MOST_ISSUES = 10;
const MOST_PATH = 100;

/**
 * The value as its schema has it: what came over the wire becomes what the features may trust.
 * @throws Refusal 400 that names the fields, never their values
 */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const outcome = z.safeParse(schema, value);
  if (outcome.success) return outcome.data;
  const issues = outcome.error.issues.slice(0, MOST_ISSUES).map(({ path, message }) => ({
    path: path.map(String).join('.').slice(0, MOST_PATH),
    message,
  }));
  // The contract words what players may get wrong; what only programs get wrong stays general.
  const worded = issues.find(({ message }) => message !== 'Invalid input');
  throw malformed(worded?.message ?? 'The request is not valid', issues);
}

/**
 * The reply as its schema has it, without fields that the wire does not know.
 * @throws Error where the server made a reply that breaks its contract
 */
export function checkedReply(name: string, schema: z.ZodMiniType, value: unknown): unknown {
  const outcome = z.safeParse(schema, value);
  if (outcome.success) return outcome.data;
  const fields = outcome.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The reply of ${name} breaks its contract (${fields.join('; ')})`);
}
