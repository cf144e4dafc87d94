import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { choosePassword, playAsGuest } from '../../../../contract/auth.ts';
import type { ReplyOf } from '../../../../contract/call.ts';
import { worded } from '../../../../contract/refusals/reasons.ts';
import type { Database } from '../../../database/connect.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { isNameTaken } from '../../../domain/players/names.ts';
import { siteOf } from '../../../http/admission/address.ts';
import { type Caller, newToken } from '../../../http/admission/session.ts';
import type { Repeatable } from '../../../http/calls/idempotency.ts';
import { onceSealed } from '../../../http/calls/sealedReplies.ts';
import { conflict, Refusal, unavailable } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { tryToDelete } from '../deletion.ts';
import { deviceOf } from '../device.ts';
import { hashPassword } from '../passwords.ts';
import { lockIfPasswordIs, openSession, setPassword } from '../queries.ts';
import { makeCodes } from '../recovery.ts';
import { storeCodes } from '../recoveryQueries.ts';
import { countedSignup, storeNewcomer } from '../signup.ts';
import { guestName } from './guestNames.ts';
import { readLeftGuests } from './guestQueries.ts';

const NAME_BYTES = 8;
/** Names that are tried. With a million guests one in thirteen is taken. */
const MOST_NAMES = 8;

/** Stores a guest under the first of a few names that is free. @throws Refusal 503 if none is */
async function storeGuest(services: Services, transaction: Transaction): Promise<string> {
  for (let tries = 0; tries < MOST_NAMES; tries++) {
    const name = guestName(services.randomBytes(NAME_BYTES));
    if (await isNameTaken(transaction, name)) continue;
    const id = await storeNewcomer(services, transaction, name, null);
    if (id !== null) return id;
  }
  throw unavailable();
}

/**
 * Makes an account without a password, and its only session. Counts as a signup. The key of a request belongs to the
 * secret of its body: nobody else gets the reply.
 * @param repeatable the request, if it has a key
 * @throws Refusal 403 where the operator has turned guests off, 429, 503 if too many hashes wait or no name is free
 */
export async function enterAsGuest(
  services: Services,
  secret: string,
  request: FastifyRequest,
  repeatable?: Repeatable,
): Promise<ReplyOf<typeof playAsGuest>> {
  if (!services.config.guests) {
    throw new Refusal(403, 'forbidden_by_rule', worded('noGuests'));
  }
  const sender = `guest ${createHash('sha256').update(secret).digest('base64url')}`;
  const prepare = async () => {
    const { token, tokenHash } = newToken(services);
    const make = async (transaction: Transaction): Promise<string> => {
      const id = await storeGuest(services, transaction);
      await openSession(transaction, id, tokenHash, deviceOf(request), false);
      return sender;
    };
    return { reply: { access_token: token }, make };
  };
  return countedSignup(services, request, repeatable, async () => sender, prepare);
}

const hasPassword = () => conflict('passwordThere');

/**
 * Gives a guest's account its first password, and recovery codes.
 * @param address of the client
 * @param repeatable the request, if it has a key
 * @throws Refusal 409 if the account has a password, 422, 503 if too many hashes wait
 */
export function choosePasswordOf(
  services: Services,
  caller: Caller,
  password: string,
  address: string,
  repeatable?: Repeatable,
): Promise<ReplyOf<typeof choosePassword>> {
  const site = siteOf(address);
  const prepare = async () => {
    const passwordHash = await hashPassword(services, password, site);
    const { codes, hashes } = makeCodes(services);
    const make = async (transaction: Transaction): Promise<string> => {
      if (!(await lockIfPasswordIs(transaction, caller.id, null))) throw hasPassword();
      await setPassword(transaction, caller.id, passwordHash);
      await storeCodes(transaction, caller.id, hashes);
      return caller.id;
    };
    return { reply: { recoveryCodes: codes }, make };
  };
  return onceSealed(services, repeatable && { repeatable, site }, async () => caller.id, prepare);
}

/** Guests whose ids are read at once. */
const AT_ONCE = 100;

/**
 * Deletes the accounts of guests who are gone: without a session and a password nobody gets in any more. One
 * transaction for each. Another server may do the same meanwhile, and the operator may give a guest a password.
 */
export async function deleteLeftGuests(database: Database): Promise<void> {
  for (;;) {
    const ids = await readLeftGuests(database, AT_ONCE);
    let gone = 0;
    for (const id of ids) {
      const isGone = await transact(database, (transaction) => tryToDelete(transaction, id, null)).catch(
        (problem: unknown) => {
          if (problem instanceof Refusal && problem.status === 401) return true;
          throw problem;
        },
      );
      if (isGone) gone++;
    }
    if (ids.length < AT_ONCE || gone === 0) return;
  }
}
