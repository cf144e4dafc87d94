import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeys } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { conflict, malformed } from './refusal.ts';

/** One request that may come twice. */
export interface Repeatable {
  /** A player's id, or `admin`. */
  readonly sender: string;
  /** Value of the header `Idempotency-Key`; undefined where the request has none. */
  readonly key: string | undefined;
  /** The call's name. */
  readonly call: string;
  readonly body: unknown;
}

/**
 * The `Idempotency-Key` of a request: 1 to 64 printable characters, or undefined.
 * @throws Refusal 400 for anything else
 */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const value = headers['idempotency-key'];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,64}$/.test(value)) {
    throw malformed('Idempotency-Key must be 1 to 64 printable characters');
  }
  return value;
}

/**
 * Does some work once per key. The key is stored first and in the same transaction: a second request with it
 * waits for the first, then gets its reply; a failed attempt leaves no key behind.
 * @throws Refusal 409 where the key came before with another call or body
 */
export async function once<Reply>(
  transaction: Transaction,
  { sender, key, call, body }: Repeatable,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return work();
  const request = createHash('sha256')
    .update(JSON.stringify([call, body ?? null]))
    .digest();
  const thisKey = and(eq(idempotencyKeys.sender, sender), eq(idempotencyKeys.key, key));
  const stored = await transaction
    .insert(idempotencyKeys)
    .values({ sender, key, request })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (stored.length === 1) {
    const reply = await work();
    await transaction.update(idempotencyKeys).set({ reply }).where(thisKey);
    return reply;
  }
  const [first] = await transaction.select().from(idempotencyKeys).where(thisKey);
  if (!first?.request.equals(request)) throw conflict('This Idempotency-Key was used for another request');
  return first.reply as Reply;
}
