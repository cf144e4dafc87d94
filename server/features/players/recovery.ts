import { RECOVERY_CODES } from '../../../contract/auth.ts';
import { transact } from '../../database/transaction.ts';
import { lockPlayerNamed } from '../../domain/locks.ts';
import { siteOf } from '../../http/admission/address.ts';
import { type Caller, hashOf } from '../../http/admission/session.ts';
import { notFound, unauthorized, wrongPassword } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { confirmPassword, limitGuesses } from './guesses.ts';
import { hashPassword } from './passwords.ts';
import { endSessions, lockIfPasswordIs, setPassword } from './queries.ts';
import { dropCodes, setPasswordWithCode, storeCodes } from './recoveryQueries.ts';
import { lettersOf, newSecret } from './secrets.ts';

/** New recovery codes, and the hashes to store. */
export function makeCodes(services: Services): { readonly codes: string[]; readonly hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newSecret(services));
  return { codes, hashes: codes.map((code) => hashOf(lettersOf(code))) };
}

/**
 * Gives the caller new recovery codes; the old ones become void.
 * @param address of the client
 * @throws Refusal 401 for a wrong password, 429, 503
 */
export async function renewCodes(
  services: Services,
  caller: Caller,
  password: string,
  address: string,
): Promise<string[]> {
  const checked = await confirmPassword(services, caller, password, address);
  const { codes, hashes } = makeCodes(services);
  await transact(services.database, async (transaction) => {
    if (!(await lockIfPasswordIs(transaction, caller.id, checked))) throw wrongPassword();
    await dropCodes(transaction, caller.id);
    await storeCodes(transaction, caller.id, hashes);
  });
  return codes;
}

/**
 * Sets a new password with a recovery code, uses the code up and ends all sessions of the account.
 * @param address of the client
 * @throws Refusal 401 with the same message for a wrong name and a wrong code, 429, 503
 */
export async function recoverAccount(
  services: Services,
  username: string,
  code: string,
  newPassword: string,
  address: string,
): Promise<void> {
  const recovered = await limitGuesses(services, username, address, async () => {
    // Hashed first, right or wrong: the answer takes the same time whether the name or the code exists.
    const passwordHash = await hashPassword(services, newPassword, siteOf(address));
    return transact(services.database, async (transaction) => {
      const id = await setPasswordWithCode(transaction, username, hashOf(lettersOf(code)), passwordHash);
      if (id !== null) await endSessions(transaction, id, null);
      return id;
    });
  });
  if (recovered === null) throw unauthorized('Invalid username or recovery code');
}

/**
 * Gives a player a new random password, for the operator. Ends all sessions, and voids the recovery codes: whoever knew
 * the old password could have made them.
 * @returns name and password of the account
 * @throws Refusal 404 if there is no such player, 503
 */
export async function resetPasswordOf(
  services: Services,
  username: string,
  address: string,
): Promise<{ username: string; password: string }> {
  const password = newSecret(services);
  const passwordHash = await hashPassword(services, password, siteOf(address));
  return transact(services.database, async (transaction) => {
    const player = await lockPlayerNamed(transaction, username);
    if (!player) throw notFound('There is no player of this name');
    await setPassword(transaction, player.id, passwordHash);
    await dropCodes(transaction, player.id);
    await endSessions(transaction, player.id, null);
    return { username: player.username, password };
  });
}
