import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { idempotencyKeys } from '../../database/schema.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import { malformed, Refusal } from '../refusal.ts';

/** Replies that are kept for one player, and the bytes of their JSON: the oldest go first. */
export const MOST_KEPT_REPLIES = 100;
export const MOST_KEPT_BYTES = 512 * 1024;

/** One request that may come twice. */
interface Repeatable {
  /** A player's id, or `admin`. */
  readonly sender: string;
  /** Value of the header `Idempotency-Key`; undefined where the request has none. */
  readonly key: string | undefined;
  /** The call's name. */
  readonly call: string;
  readonly body: unknown;
}

/** A key as it is, or as a string of structured fields (RFC 9651): in quotes, where `"` and `\` follow a `\`. */
const BARE = /^(?!")[\x21-\x7e]{1,255}$/;
const QUOTED = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\]){1,255})"$/;

/**
 * The `Idempotency-Key` of a request: 1 to 255 printable characters, with or without quotes, or undefined. In quotes it
 * may hold spaces (draft-ietf-httpapi-idempotency-key-header).
 * @throws Refusal 400 for anything else
 */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const value = headers['idempotency-key'];
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : '';
  const key = BARE.test(text) ? text : QUOTED.exec(text)?.[1]?.replaceAll(/\\(.)/g, '$1');
  if (key === undefined) throw malformed('Idempotency-Key must be 1 to 255 printable characters');
  return key;
}

/** The oldest replies of a player go, so that the others are no more and no longer than may be kept. */
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

/** What the work of an idempotent call gets. */
export interface Work {
  /** Everything that the work stores, it stores in this one. */
  readonly transaction: Transaction;
  /** Says that nothing has happened: the reply is not kept then, as doing it again is harmless. */
  readonly nothingHappened: () => void;
}

/**
 * Does some work in one transaction, and with a key once per sender, call and key. The key is stored first and in the same
 * transaction: a second request with it waits for the first, then gets its reply; a failed attempt leaves no key behind.
 * Replies are kept for a day (see `tidy`), of one player no more than fit `MOST_KEPT_REPLIES` and `MOST_KEPT_BYTES`.
 * @param work may run again, in another transaction, where PostgreSQL asks for it
 * @throws Refusal 422 where the key came before with another body
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
      // By the clock and not by the transaction's beginning: that one may have waited for others.
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
      // An operator may fill the database as it is.
      if (sender !== 'admin') await trim(transaction, repeatable);
    } else await transaction.delete(idempotencyKeys).where(thisKey);
    return reply;
  });
}
