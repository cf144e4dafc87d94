import * as z from 'zod/mini';
import * as core from 'zod/v4/core';
import { forbiddenByRule, malformed } from '../refusal.ts';

const MOST_ISSUES = 10;
const MOST_PATH = 100;

/** Validates a value and returns the schema's output. @throws Refusal 400 that names the fields, never their values */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const outcome = z.safeParse(schema, value);
  if (outcome.success) return outcome.data;
  const issues = outcome.error.issues.slice(0, MOST_ISSUES).map(({ path, message }) => ({
    path: path.map(String).join('.').slice(0, MOST_PATH),
    message,
  }));
  // Uses the contract's message if it has one, for errors that players can make; otherwise a general one.
  const worded = issues.find(({ message }) => message !== 'Invalid input');
  throw malformed(worded?.message ?? 'The request is not valid', issues);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID: PostgreSQL would reject other texts as an id. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** @throws Refusal 400 if an id occurs twice */
export function checkOnce(ids: readonly string[]): void {
  if (new Set(ids.map((id) => id.toLowerCase())).size < ids.length) {
    throw forbiddenByRule('Each creature may come once');
  }
}

/** The parts of a schema that can contain objects. */
interface Parts {
  readonly innerType?: core.$ZodType;
  readonly element?: core.$ZodType;
  readonly shape?: Readonly<Record<string, core.$ZodType>>;
}

const compiled = new WeakMap<core.$ZodType, core.$ZodType>();

/**
 * Returns the same schema with objects that zod compiles at their first use, which halves the time of a reply. The
 * contract's objects are not compiled, because the browsers' security policy forbids it. Kinds of schemas that are not
 * named here stay unchanged.
 */
function compile(schema: core.$ZodType): core.$ZodType {
  const known = compiled.get(schema);
  if (known) return known;
  const { constr, def } = schema._zod as unknown as { constr: new (def: Parts) => core.$ZodType; def: Parts };
  const inner = def.innerType && { innerType: compile(def.innerType) };
  const element = def.element && { element: compile(def.element) };
  const shape = def.shape && {
    shape: Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, compile(field)])),
  };
  const parts = { ...def, ...inner, ...element, ...shape };
  const twin = shape ? new core.$ZodObjectJIT(parts as unknown as core.$ZodObjectDef) : new constr(parts);
  compiled.set(schema, twin);
  return twin;
}

/** Validates a reply and removes fields that are not in its schema. @throws Error if the reply breaks the contract */
export function checkedReply(name: string, schema: z.ZodMiniType, value: unknown): unknown {
  const outcome = core.safeParse(compile(schema), value);
  if (outcome.success) return outcome.data;
  const fields = outcome.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The reply of ${name} breaks its contract (${fields.join('; ')})`);
}
