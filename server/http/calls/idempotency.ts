import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { worded } from '../../../contract/refusals/reasons.ts';
import type { Database } from '../../database/connect.ts';
import { slownessOf } from '../../database/errors.ts';
import { idempotencyKeys } from '../../database/schema.ts';
import { type Queryable, type Transaction, transactAll } from '../../database/transaction.ts';
import { malformed, Refusal, unavailable } from '../refusal.ts';

/** Maximum number of stored replies per player, and of their JSON's bytes. The oldest are deleted first. */
export const MOST_KEPT_REPLIES = 100;
export const MOST_KEPT_BYTES = 512 * 1024;

/** Header of a reply that was kept from the first request with the same key. */
export const REPLAYED = 'idempotent-replayed';

/** A request with an `Idempotency-Key`, which its client may repeat. */
export interface Repeatable {
  /** A player's id, `admin`, or the session that the call ends. */
  readonly sender: string;
  /** Value of the header `Idempotency-Key`. */
  readonly key: string;
  /** Name of the call. */
  readonly call: string;
  readonly body: unknown;
  /** To be called if the reply is the one of an earlier request. */
  readonly replayed: () => void;
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
  if (key === undefined) throw malformed('invalidKey');
  return key;
}

/** 422: the key was used before with another body. */
export const keyReused = () => new Refusal(422, 'key_reused', worded('keyReused'));
/** 409: the first request with the key still runs, and has not ended while this one waited for it. */
export const keyInUse = () =>
  new Refusal(409, 'key_in_use', worded('keyInUse'), {
    retryAfter: 1,
  });

const sha256 = (...parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();
const requestOf = ({ call, body }: Repeatable): Buffer => sha256(call, body ?? null);

const rowOf = ({ sender, call, key }: Pick<Repeatable, 'sender' | 'call' | 'key'>) =>
  and(eq(idempotencyKeys.sender, sender), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/** A row of the table of keys, before its reply. */
type Row = Pick<typeof idempotencyKeys.$inferInsert, 'sender' | 'call' | 'key' | 'request'>;

/**
 * Stores a key; waits for an unfinished transaction that has stored it.
 * @returns false if it is stored already
 * @throws Refusal 409 if that transaction does not end in time
 */
async function storeKey(transaction: Transaction, row: Row): Promise<boolean> {
  const stored = await transaction
    .insert(idempotencyKeys)
    // `now()` would be the beginning of the transaction, which may have waited for others.
    .values({ ...row, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .catch((error: unknown) => {
      throw slownessOf(error) === 'lock' ? keyInUse() : error;
    });
  return stored.length === 1;
}

/** The stored reply of a key with the hash of its request; undefined if there is none. */
export async function findKept(
  on: Queryable,
  which: Pick<Repeatable, 'sender' | 'call' | 'key'>,
): Promise<{ readonly request: Buffer; readonly reply: unknown } | undefined> {
  const { request, reply } = idempotencyKeys;
  const [first] = await on.select({ request, reply }).from(idempotencyKeys).where(rowOf(which));
  return first;
}

/** Stores the reply of a stored key, and deletes the sender's oldest replies beyond the maximum number and size. */
async function storeReply(
  transaction: Transaction,
  { sender, call, key }: Row,
  reply: unknown,
): Promise<void> {
  // The operator's replies are not limited.
  await transaction.execute(sql`
    with mine as (
      update ${idempotencyKeys} set reply = ${JSON.stringify(reply)}::jsonb
      where sender = ${sender} and call = ${call} and key = ${key} returning bytes
    ), others as (
      select call, key, row_number() over newest as place, sum(bytes) over newest as held
      from ${idempotencyKeys} where sender = ${sender} and (call, key) <> (${call}, ${key}) and sender <> 'admin'
      window newest as (order by created_at desc rows unbounded preceding)
    )
    delete from ${idempotencyKeys} k using others o, mine
    where k.sender = ${sender} and k.call = o.call and k.key = o.key
      and (o.place >= ${MOST_KEPT_REPLIES} or o.held + mine.bytes > ${MOST_KEPT_BYTES})`);
}

/**
 * Stores a key together with its reply, in the transaction of the change.
 * @returns false if the key is stored already: the transaction must then be undone
 */
export async function keepReply(transaction: Transaction, row: Row, reply: unknown): Promise<boolean> {
  if (!(await storeKey(transaction, row))) return false;
  await storeReply(transaction, row, reply);
  return true;
}

/**
 * The kept reply of an earlier request with the same key; undefined if there is none.
 * @throws Refusal 422 if that had another body
 */
export async function replyKept(on: Queryable, repeatable: Repeatable): Promise<unknown> {
  const first = await findKept(on, repeatable);
  if (!first) return undefined;
  if (!first.request.equals(requestOf(repeatable))) throw keyReused();
  repeatable.replayed();
  return first.reply;
}

/** What the work of a call gets if the request has a key. */
export interface Work {
  /** All changes made with it are one transaction with the key. */
  readonly database: Database;
  /** To be called if nothing has changed: the reply is then not stored, since a repetition is harmless. */
  readonly nothingHappened: () => void;
}

/**
 * Runs work in one transaction, once per sender, call and key. The transaction stores the key first: a second request
 * with the same key waits for the first and returns its reply; a failed attempt stores no key. Replies are kept for a
 * day (see `tidy`), at most `MOST_KEPT_REPLIES` and `MOST_KEPT_BYTES` per player.
 * @param work may run again in another transaction, after a deadlock or serialization failure
 * @throws Refusal 422 if the key was used before with another body, 409 if the first request does not end in time
 */
export function idempotent<Reply>(
  database: Database,
  repeatable: Repeatable,
  work: (work: Work) => Promise<Reply>,
): Promise<Reply> {
  const { sender, call, key } = repeatable;
  const row = { sender, call, key, request: requestOf(repeatable) };
  return transactAll(database, async (within) => {
    let happened = true;
    const nothingHappened = () => {
      happened = false;
    };
    const transaction = within.joined;
    if (!(await storeKey(transaction, row))) {
      const reply = await replyKept(transaction, repeatable);
      // Its time was over between the two statements.
      if (reply === undefined) throw unavailable();
      return reply as Reply;
    }
    const reply = await work({ database: within, nothingHappened });
    if (happened) await storeReply(transaction, row, reply);
    else await transaction.delete(idempotencyKeys).where(rowOf(row));
    return reply;
  });
}

/*
 * Steps and choices in battles are one statement each. Their keys are not rows of a table: the row that the statement
 * changes anyway remembers the latest ones (docs/decisions/keys-in-the-row.md).
 */

/** Number of the latest keys that a row remembers. */
const MOST_DIGESTS = 8;
const HALF = 16;
const DIGEST_BYTES = 2 * HALF;
/** Maximum length of a column of digests. */
export const KEYS_BYTES = MOST_DIGESTS * DIGEST_BYTES;

/** 16 bytes of the hash of call and key, then 16 of the hash of the body. */
export const digestOf = ({ call, key, body }: Repeatable): Buffer =>
  Buffer.concat([sha256(call, key).subarray(0, HALF), sha256(body ?? null).subarray(0, HALF)]);

/** Digests of a row that was read as JSON, where they are hexadecimal digits. */
export const fromHex = (digests: string | null): Buffer | null =>
  digests === null ? null : Buffer.from(digests, 'hex');

/**
 * Whether a row remembers the key of a request: as its latest one, as an older one, or not at all.
 * @param digests column of the row, the newest first
 * @throws Refusal 422 if the key was used with another body
 */
export function placeOf(repeatable: Repeatable, digests: Buffer | null): 'latest' | 'older' | 'none' {
  if (digests === null) return 'none';
  const digest = digestOf(repeatable);
  for (let at = 0; at < digests.length; at += DIGEST_BYTES) {
    if (digest.compare(digests, at, at + HALF, 0, HALF) !== 0) continue;
    if (digest.compare(digests, at + HALF, at + DIGEST_BYTES, HALF) !== 0) throw keyReused();
    return at === 0 ? 'latest' : 'older';
  }
  return 'none';
}

/** 409: done before, and the reply is no longer known, since the player has gone on. */
export const doneBefore = () => new Refusal(409, 'conflict', worded('doneBefore'));

/**
 * Makes a change whose key the changed row remembers.
 * @param caller with the row as it was read at the beginning
 * @param kept the reply of an earlier request, from the row; undefined if the row does not remember the key
 * @param readAgain reads the row again, after the change was refused: the same request may have come first elsewhere
 */
export async function onceInRow<Who, Reply>(
  repeatable: Repeatable | undefined,
  caller: Who,
  kept: (repeatable: Repeatable, caller: Who) => Reply | undefined,
  act: () => Promise<Reply>,
  readAgain: () => Promise<Who>,
): Promise<Reply> {
  if (!repeatable) return act();
  const earlier = (who: Who): Reply | undefined => {
    const reply = kept(repeatable, who);
    if (reply !== undefined) repeatable.replayed();
    return reply;
  };
  const first = earlier(caller);
  if (first !== undefined) return first;
  try {
    return await act();
  } catch (error) {
    const reply = error instanceof Refusal && error.status === 409 ? earlier(await readAgain()) : undefined;
    if (reply === undefined) throw error;
    return reply;
  }
}
