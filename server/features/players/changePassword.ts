import type { Transaction } from '../../database/transaction.ts';
import { siteOf } from '../../http/admission/address.ts';
import type { Caller } from '../../http/admission/session.ts';
import type { Repeatable } from '../../http/calls/idempotency.ts';
import { onceSealed } from '../../http/calls/sealedReplies.ts';
import { wrongPassword } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { confirmPassword } from './guesses.ts';
import { hashPassword } from './passwords.ts';
import { endSessions, lockIfPasswordIs, setPassword } from './queries.ts';

/**
 * Changes the caller's password and ends all other sessions of the account.
 * @param address of the client
 * @param repeatable the request, if it has a key
 * @throws Refusal 401 for a wrong password, 422, 429, 503
 */
export function changePasswordOf(
  services: Services,
  caller: Caller,
  password: string,
  newPassword: string,
  address: string,
  repeatable?: Repeatable,
): Promise<{ ok: true }> {
  const site = siteOf(address);
  const prepare = async () => {
    const checked = await confirmPassword(services, caller, password, address);
    const passwordHash = await hashPassword(services, newPassword, site);
    const make = async (transaction: Transaction): Promise<string> => {
      if (!(await lockIfPasswordIs(transaction, caller.id, checked))) throw wrongPassword();
      await setPassword(transaction, caller.id, passwordHash);
      await endSessions(transaction, caller.id, caller.tokenHash);
      return caller.id;
    };
    return { reply: { ok: true as const }, make };
  };
  return onceSealed(services, repeatable && { repeatable, site }, async () => caller.id, prepare);
}
