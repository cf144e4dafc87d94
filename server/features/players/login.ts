import type { FastifyRequest } from 'fastify';
import type { BodyOf } from '../../../contract/call.ts';
import type { appeal } from '../../../contract/moderation.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { PlayerRow } from '../../domain/locks.ts';
import { findAccount } from '../../domain/players/names.ts';
import { siteOf } from '../../http/admission/address.ts';
import { newToken } from '../../http/admission/session.ts';
import { suspendedRefusal } from '../../http/admission/suspension.ts';
import { keyReused, type Repeatable } from '../../http/calls/idempotency.ts';
import { isSealed, onceSealed } from '../../http/calls/sealedReplies.ts';
import { type Refusal, unauthorized } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from './device.ts';
import { limitGuesses } from './guesses.ts';
import { passwordFits } from './passwords.ts';
import { endOldSessions, lockIfPasswordIs, openSession } from './queries.ts';
import { appealFor, notSuspended, settleSuspension } from './suspension/suspended.ts';

const invalid = () => unauthorized('wrongCredentials');

/**
 * The account with this name, or with this former name, and password, if no limit is reached; otherwise null, after the
 * same time.
 */
const accountWith = (
  services: Services,
  username: string,
  password: string,
  address: string,
): Promise<PlayerRow | null> =>
  limitGuesses(services, username, address, async () => {
    const found = await findAccount(services.database.drizzle, username);
    const fits = await passwordFits(services, found?.passwordHash ?? null, password, siteOf(address));
    return fits ? found : null;
  });

/** The account with this name, if a reply is kept for this key of it; otherwise null. */
async function usedKey(
  services: Services,
  username: string,
  repeatable: Repeatable,
): Promise<PlayerRow | null> {
  const account = await findAccount(services.database.drizzle, username);
  return account && (await isSealed(services, account.id, repeatable)) ? account : null;
}

/** The account with this name and password. @throws Refusal 401, or 422 if a reply is kept for this key of the account */
async function accountOrRefusal(
  services: Services,
  username: string,
  password: string,
  address: string,
  repeatable: Repeatable | undefined,
): Promise<PlayerRow> {
  const account = await accountWith(services, username, password, address);
  if (account) return account;
  if (repeatable && (await usedKey(services, username, repeatable))) throw keyReused();
  throw invalid();
}

/**
 * Opens a session of an account whose password was checked; if the account has twenty others, the oldest ends.
 * @param whileSuspended whether it is one of a suspended player
 * @param refused why not, if the player was suspended, or no longer is, since the password was checked
 */
function open(
  services: Services,
  account: PlayerRow,
  request: FastifyRequest,
  repeatable: Repeatable | undefined,
  whileSuspended: boolean,
  refused: () => Refusal | Promise<Refusal>,
): Promise<{ access_token: string }> {
  const prepare = async () => {
    const { token, tokenHash } = newToken(services);
    const make = async (transaction: Transaction): Promise<string> => {
      if (!(await lockIfPasswordIs(transaction, account.id, account.passwordHash))) throw invalid();
      await endOldSessions(transaction, account.id);
      const device = deviceOf(request);
      if (!(await openSession(transaction, account.id, tokenHash, device, whileSuspended))) {
        throw await refused();
      }
      return account.id;
    };
    return { reply: { access_token: token }, make };
  };
  const sent = repeatable && { repeatable, site: siteOf(request.ip) };
  return onceSealed(services, sent, async () => account.id, prepare);
}

/**
 * Opens a session; if the account has twenty others, the oldest ends.
 * @param repeatable the request, if it has a key
 * @returns the token
 * @throws Refusal 401 with the same message for a wrong name and a wrong password, 403 for a suspended account, 422, 429, 503
 */
export async function logIn(
  services: Services,
  username: string,
  password: string,
  request: FastifyRequest,
  repeatable?: Repeatable,
): Promise<{ access_token: string }> {
  const account = await accountOrRefusal(services, username, password, request.ip, repeatable);
  const refused = () => suspendedRefusal(services.database, account.id);
  if (account.suspendedAt && !(await settleSuspension(services, account.id))) throw await refused();
  return open(services, account, request, repeatable, false, refused);
}

/**
 * Opens a session of a suspended player, which is only good for the calls that are allowed while suspended.
 * @param repeatable the request, if it has a key
 * @returns the token
 * @throws Refusal 401 with the same message for a wrong name and a wrong password, 409 for an account that is not suspended,
 * 422, 429, 503
 */
export async function logInSuspendedPlayer(
  services: Services,
  username: string,
  password: string,
  request: FastifyRequest,
  repeatable?: Repeatable,
): Promise<{ access_token: string }> {
  const account = await accountOrRefusal(services, username, password, request.ip, repeatable);
  if (!account.suspendedAt || (await settleSuspension(services, account.id))) throw notSuspended();
  return open(services, account, request, repeatable, true, notSuspended);
}

/**
 * The account to which the key of a repeated signup belongs, if it has made one; otherwise null. The password is limited
 * and checked as for a login.
 * @throws Refusal 422 for another password, 429, 503
 */
export async function signedUpBefore(
  services: Services,
  username: string,
  password: string,
  address: string,
  repeatable: Repeatable,
): Promise<string | null> {
  const account = await usedKey(services, username, repeatable);
  if (account && !(await accountWith(services, username, password, address))) throw keyReused();
  return account?.id ?? null;
}

/**
 * Appeals against the suspension of the account with this name and password.
 * @param repeatable the request, if it has a key
 * @throws Refusal 401 for a wrong name or password, 409 if there is nothing to appeal against, 422, 429, 503
 */
export async function appealBy(
  services: Services,
  { username, password, text }: BodyOf<typeof appeal>,
  address: string,
  repeatable?: Repeatable,
): Promise<{ ok: true }> {
  const account = await accountWith(services, username, password, address);
  if (!account) throw invalid();
  const prepare = async () => {
    const make = async (transaction: Transaction): Promise<string> => {
      await appealFor(transaction, account.id, text);
      return account.id;
    };
    return { reply: { ok: true as const }, make };
  };
  const sent = repeatable && { repeatable, site: siteOf(address) };
  return onceSealed(services, sent, async () => account.id, prepare);
}
