import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { idempotencyKeys } from '../../database/schema.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import { malformed, Refusal } from '../refusal.ts';

/** Maximum number of stored replies per player, and of their JSON's bytes. The oldest are deleted first. */
export const MOST_KEPT_REPLIES = 100;
export const MOST_KEPT_BYTES = 512 * 1024;

/** A request that a client may repeat. */
interface Repeatable {
  /** A player's id, or `admin`. */
  readonly sender: string;
  /** Value of the header `Idempotency-Key`; undefined if missing. */
  readonly key: string | undefined;
  /** Name of the call. */
  readonly call: string;
  readonly body: unknown;
}

/** A bare key, or a quoted string of structured fields (RFC 9651), in which `\` escapes `"` and `\`. */
const BARE = /^(?!")[\x21-\x7e]{1,255}$/;
const QUOTED = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\]){1,255})"$/;

/**
 * Reads the `Idempotency-Key` of a request: 1 to 255 printable characters, with or without quotes; undefined if
 * missing. A quoted key may contain spaces (draft-ietf-httpapi-idempotency-key-header).
 * @throws Refusal 400 for an invalid key
 */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const value = headers['idempotency-key'];
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : '';
  const key = BARE.test(text) ? text : QUOTED.exec(text)?.[1]?.replaceAll(/\\(.)/g, '$1');
  if (key === undefined) throw malformed('Idempotency-Key must be 1 to 255 printable characters');
  return key;
}

/** Deletes the sender's oldest replies beyond the maximum number and size. */
async function trim(transaction: Transaction, { sender, call, key }: Repeatable): Promise<void> {
  await transaction.execute(sql`
    delete from ${idempotencyKeys} k using (
      select call, key, row_number() over newest as place, sum(bytes) over newest as held
      from ${idempotencyKeys} where sender = ${sender}
      window newest as (order by created_at desc rows unbounded preceding)
    ) kept
    where k.sender = ${sender} and k.call = kept.call and k.key = kept.key
      and (kept.place > ${MOST_KEPT_REPLIES} or kept.held > ${MOST_KEPT_BYTES})
      and (k.call, k.key) <> (${call}, ${key})`);
}

/** Parameters of an idempotent call's work. */
export interface Work {
  /** The transaction that must contain all changes. */
  readonly transaction: Transaction;
  /** To be called if nothing has changed: the reply is then not stored, since a repetition is harmless. */
  readonly nothingHappened: () => void;
}

/**
 * Runs work in one transaction; with a key only once per sender, call and key. The transaction stores the key first: a
 * second request with the same key waits for the first and returns its reply; a failed attempt stores no key. Replies
 * are kept for a day (see `tidy`), at most `MOST_KEPT_REPLIES` and `MOST_KEPT_BYTES` per player.
 * @param work may run again in another transaction, after a deadlock or serialization failure
 * @throws Refusal 422 if the key was used before with another body
 */
export function idempotent<Reply>(
  database: Database,
  repeatable: Repeatable,
  work: (work: Work) => Promise<Reply>,
): Promise<Reply> {
  const { sender, key, call, body } = repeatable;
  return transact(database, async (transaction) => {
    let happened = true;
    const nothingHappened = () => {
      happened = false;
    };
    if (key === undefined) return work({ transaction, nothingHappened });
    const request = createHash('sha256')
      .update(JSON.stringify([call, body ?? null]))
      .digest();
    const stored = await transaction
      .insert(idempotencyKeys)
      // `now()` would be the beginning of the transaction, which may have waited for others.
      .values({ sender, call, key, request, createdAt: sql`clock_timestamp()` })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const { sender: bySender, call: ofCall, key: named } = idempotencyKeys;
    const thisKey = and(eq(bySender, sender), eq(ofCall, call), eq(named, key));
    if (stored.length === 0) {
      const [first] = await transaction.select().from(idempotencyKeys).where(thisKey);
      if (first?.request.equals(request)) return first.reply as Reply;
      throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used with another body');
    }
    const reply = await work({ transaction, nothingHappened });
    if (happened) {
      await transaction.update(idempotencyKeys).set({ reply }).where(thisKey);
      // The operator's replies are not limited.
      if (sender !== 'admin') await trim(transaction, repeatable);
    } else await transaction.delete(idempotencyKeys).where(thisKey);
    return reply;
  });
}
