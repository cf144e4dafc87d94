import { transact } from '../../database/transaction.ts';
import { siteOf } from '../../http/admission/address.ts';
import type { Caller } from '../../http/admission/session.ts';
import { wrongPassword } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { confirmPassword } from './guesses.ts';
import { hashPassword } from './passwords.ts';
import { endSessions, lockIfPasswordIs, setPassword } from './queries.ts';

/**
 * Changes the caller's password and ends all other sessions of the account.
 * @param address of the client
 * @throws Refusal 401 for a wrong password, 429, 503
 */
export async function changePasswordOf(
  services: Services,
  caller: Caller,
  password: string,
  newPassword: string,
  address: string,
): Promise<void> {
  const checked = await confirmPassword(services, caller, password, address);
  const passwordHash = await hashPassword(services, newPassword, siteOf(address));
  await transact(services.database, async (transaction) => {
    if (!(await lockIfPasswordIs(transaction, caller.id, checked))) throw wrongPassword();
    await setPassword(transaction, caller.id, passwordHash);
    await endSessions(transaction, caller.id, caller.tokenHash);
  });
}
