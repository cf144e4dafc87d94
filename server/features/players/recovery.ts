import { RECOVERY_CODES, type recover } from '../../../contract/auth.ts';
import type { BodyOf } from '../../../contract/call.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockPlayerNamed } from '../../domain/locks.ts';
import { recordAct } from '../../domain/moderation/audit.ts';
import { findPlayer } from '../../domain/players/names.ts';
import { siteOf } from '../../http/admission/address.ts';
import { type Caller, hashOf } from '../../http/admission/session.ts';
import type { Repeatable } from '../../http/calls/idempotency.ts';
import { onceSealed } from '../../http/calls/sealedReplies.ts';
import { notFound, Refusal, unauthorized, wrongPassword } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { confirmPassword, limitGuesses } from './guesses.ts';
import { hashPassword } from './passwords.ts';
import { endSessions, lockIfPasswordIs, setPassword } from './queries.ts';
import { dropCodes, setPasswordWithCode, storeCodes } from './recoveryQueries.ts';

/** Digits and letters without i, l, o and u, which could be misread (Crockford's base 32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** A random secret of 80 bits that can be read out and typed: four groups of four letters, such as `3n7x-…`. */
export function newSecret({ randomBytes }: Services): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(GROUP, '$&-');
}

/** The letters of a secret however it was typed: in any case, with or without spaces and hyphens, 0 as o, 1 as i or l. */
export const lettersOf = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

/** New recovery codes, and the hashes to store. */
export function makeCodes(services: Services): { readonly codes: string[]; readonly hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newSecret(services));
  return { codes, hashes: codes.map((code) => hashOf(lettersOf(code))) };
}

/**
 * Gives the caller new recovery codes; the old ones become void.
 * @param address of the client
 * @param repeatable the request, if it has a key
 * @throws Refusal 401 for a wrong password, 422, 429, 503
 */
export function renewCodes(
  services: Services,
  caller: Caller,
  password: string,
  address: string,
  repeatable?: Repeatable,
): Promise<{ recoveryCodes: string[] }> {
  const prepare = async () => {
    const checked = await confirmPassword(services, caller, password, address);
    const { codes, hashes } = makeCodes(services);
    const make = async (transaction: Transaction): Promise<string> => {
      if (!(await lockIfPasswordIs(transaction, caller.id, checked))) throw wrongPassword();
      await dropCodes(transaction, caller.id);
      await storeCodes(transaction, caller.id, hashes);
      return caller.id;
    };
    return { reply: { recoveryCodes: codes }, make };
  };
  const sent = repeatable && { repeatable, site: siteOf(address) };
  return onceSealed(services, sent, async () => caller.id, prepare);
}

const wrongCode = () => unauthorized('wrongCode');

/** The refusals of a guess, which count as failed logins. */
const isWrong = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.status === 401 || error.status === 422);

/**
 * Sets a new password with a recovery code, uses the code up and ends all sessions of the account.
 * @param address of the client
 * @param repeatable the request, if it has a key
 * @throws Refusal 401 with the same message for a wrong name and a wrong code, 422, 429, 503
 */
export async function recoverAccount(
  services: Services,
  { username, code, newPassword }: BodyOf<typeof recover>,
  address: string,
  repeatable?: Repeatable,
): Promise<{ ok: true }> {
  const site = siteOf(address);
  const sender = async (): Promise<string | null> =>
    (await findPlayer(services.database.drizzle, username))?.id ?? null;
  const prepare = async () => {
    // Hashed first, right or wrong: the answer takes the same time whether the name or the code exists.
    const passwordHash = await hashPassword(services, newPassword, site);
    const make = async (transaction: Transaction): Promise<string> => {
      const id = await setPasswordWithCode(transaction, username, hashOf(lettersOf(code)), passwordHash);
      if (id === null) throw wrongCode();
      await endSessions(transaction, id, null);
      return id;
    };
    return { reply: { ok: true as const }, make };
  };
  let refusal = wrongCode();
  const recovered = await limitGuesses(services, username, address, () =>
    onceSealed(services, repeatable && { repeatable, site }, sender, prepare).catch((error: unknown) => {
      if (!isWrong(error)) throw error;
      refusal = error;
      return null;
    }),
  );
  if (recovered === null) throw refusal;
  return recovered;
}

/**
 * Gives a player a new random password, for the operator. Ends all sessions, and voids the recovery codes: whoever knew
 * the old password could have made them.
 * @param repeatable the request, if it has a key
 * @returns name and password of the account
 * @throws Refusal 404 if there is no such player, 422, 503
 */
export function resetPasswordOf(
  services: Services,
  username: string,
  address: string,
  repeatable?: Repeatable,
): Promise<{ username: string; password: string }> {
  const site = siteOf(address);
  const prepare = async () => {
    const player = await findPlayer(services.database.drizzle, username);
    if (!player) throw notFound('noPlayerOfName');
    const password = newSecret(services);
    const passwordHash = await hashPassword(services, password, site);
    const make = async (transaction: Transaction): Promise<string> => {
      const locked = await lockPlayerNamed(transaction, username);
      if (!locked) throw notFound('noPlayerOfName');
      await recordAct(transaction, { act: 'resetPassword', player: locked, address, details: {} });
      await setPassword(transaction, locked.id, passwordHash);
      await dropCodes(transaction, locked.id);
      await endSessions(transaction, locked.id, null);
      return 'admin';
    };
    return { reply: { username: player.username, password }, make };
  };
  return onceSealed(services, repeatable && { repeatable, site }, async () => 'admin', prepare);
}
