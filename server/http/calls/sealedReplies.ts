import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Services } from '../../services.ts';
import { Refusal } from '../refusal.ts';
import { findKept, keepReply, keyInUse, keyReused, type Repeatable } from './idempotency.ts';

/*
 * Kept replies of calls with passwords and tokens. Key, body and reply are stored in no form that anybody can read who
 * has the database alone: see docs/security.md.
 */

const SALT_BYTES = 16;
const HALF = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** A request with its key, from one site. */
export interface Sent {
  readonly repeatable: Repeatable;
  /** Site of the client, see `HashQueue`. */
  readonly site: string;
}

/** A reply that only a repeat of the same request can open. */
interface SealedReply {
  readonly call: string;
  /** SHA-256 of the key. */
  readonly key: string;
  /** Salt, then the hash by which the body is recognised. */
  readonly request: Buffer;
  /** Initial vector, tag and encrypted reply, in base64. */
  readonly reply: string;
}

const hashedKey = ({ key }: Repeatable): string => createHash('sha256').update(key).digest('base64url');

/**
 * Two hashes of key and body: one is stored, the other encrypts. As slow as a password's hash: a weak key does not make
 * the password easier to guess.
 */
async function hashesOf(
  { hashes }: Services,
  { repeatable, site }: Sent,
  salt: Buffer,
): Promise<[Buffer, Buffer]> {
  const { call, key, body } = repeatable;
  const secret = Buffer.from(key);
  const options = { ...hashes.cost, salt, secret, outputLen: 2 * HALF };
  const raw = await hashes.run(site, () => hashRaw(Buffer.from(JSON.stringify([call, body])), options));
  return [raw.subarray(0, HALF), raw.subarray(HALF)];
}

/** Encrypts a reply for repeats of this request. @throws Refusal 503 if too many hashes already wait */
async function seal(services: Services, sent: Sent, reply: unknown): Promise<SealedReply> {
  const { repeatable } = sent;
  const salt = services.randomBytes(SALT_BYTES);
  const [known, secret] = await hashesOf(services, sent, salt);
  const iv = services.randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const hidden = Buffer.concat([cipher.update(JSON.stringify(reply)), cipher.final()]);
  return {
    call: repeatable.call,
    key: hashedKey(repeatable),
    request: Buffer.concat([salt, known]),
    reply: Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64'),
  };
}

/**
 * Stores a sealed reply in the transaction of the change.
 * @returns false if the key has one already: the transaction must then be undone
 */
const keepSealed = (transaction: Transaction, sender: string, { reply, ...row }: SealedReply) =>
  keepReply(transaction, { sender, ...row }, reply);

/** Whether a reply is kept for a key of this sender and call. */
export const isSealed = async ({ database }: Services, sender: string, repeatable: Repeatable) =>
  (await findKept(database.drizzle, { ...repeatable, sender, key: hashedKey(repeatable) })) !== undefined;

/**
 * The reply that is kept for a request; undefined if there is none.
 * @param sender id of the player, `admin`, or the session that ended
 * @throws Refusal 422 if the key was used with another body, 503 if too many hashes already wait
 */
export async function openSealed(services: Services, sender: string, sent: Sent): Promise<unknown> {
  const { repeatable } = sent;
  const key = hashedKey(repeatable);
  const kept = await findKept(services.database.drizzle, { ...repeatable, sender, key });
  if (!kept) return undefined;
  const [known, secret] = await hashesOf(services, sent, kept.request.subarray(0, SALT_BYTES));
  if (!known.equals(kept.request.subarray(SALT_BYTES))) throw keyReused();
  const sealed = Buffer.from(String(kept.reply), 'base64');
  const cipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, IV_BYTES));
  cipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const reply = Buffer.concat([cipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
  repeatable.replayed();
  return JSON.parse(reply.toString());
}

/** What a change does, and what it answers. */
export interface SealedChange<Reply> {
  readonly reply: Reply;
  /** Makes the change; returns whom the key belongs to: the id of the player, `admin`, or the session that ended. */
  readonly make: (transaction: Transaction) => Promise<string>;
}

/**
 * Makes a change whose request or reply has a secret in one transaction, once for each key.
 * @param sent undefined for a request without a key
 * @param sender whom the key belongs to, if an earlier request may have used it; it has to check whoever asks
 * @param prepare checks and hashes what must be, before the transaction begins
 * @throws Refusal 422 if the key was used with another body, and what the others throw
 */
export async function onceSealed<Reply>(
  services: Services,
  sent: Sent | undefined,
  sender: (repeatable: Repeatable) => Promise<string | null>,
  prepare: () => Promise<SealedChange<Reply>>,
): Promise<Reply> {
  const kept = async (): Promise<Reply | undefined> => {
    const player = sent && (await sender(sent.repeatable));
    return sent && player ? ((await openSealed(services, player, sent)) as Reply | undefined) : undefined;
  };
  const first = await kept();
  if (first !== undefined) return first;
  try {
    const { reply, make } = await prepare();
    const sealed = sent && (await seal(services, sent, reply));
    await transact(services.database, async (transaction) => {
      const player = await make(transaction);
      if (sealed && !(await keepSealed(transaction, player, sealed))) throw keyInUse();
    });
    return reply;
  } catch (error) {
    // The same request may have come first through another connection.
    const again = error instanceof Refusal && error.status === 409 ? await kept() : undefined;
    if (again === undefined) throw error;
    return again;
  }
}
