import { nameKey } from '../../domain/players/nameKey.ts';
import { networkOf, siteOf } from '../../http/admission/address.ts';
import type { Caller } from '../../http/admission/session.ts';
import { wrongPassword } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { passwordFits } from './passwords.ts';
import { readPasswordHash } from './queries.ts';

/**
 * Checks a password or another secret of an account, if no limit is reached. Guesses are limited per address, and per
 * account and address together: guesses from one address never lock out the owner at another. A check counts as a
 * failure from its beginning, so that parallel requests cannot bypass the limits. A successful one takes back its own
 * count and all earlier failures at its account from this address, but not the address's failures at other accounts.
 * @param username as the player typed it; the account need not exist
 * @param address of the client
 * @param check returns null if the secret is wrong
 * @throws Refusal 429, and what `check` throws, which does not count as a failure
 */
export async function limitGuesses<Found>(
  { accountLimits: limits }: Services,
  username: string,
  address: string,
  check: () => Promise<Found | null>,
): Promise<Found | null> {
  const key = nameKey(username);
  const network = networkOf(address);
  const pair = `${network} ${key}`;
  await limits.apply(
    ['check', 'loginOfAddress', network],
    ['check', 'loginOfAccount', key],
    // An address that may not guess any more adds no count for the names that it tries: all or nothing is counted.
    ['take', 'failedLoginOfAccount', pair],
    ['take', 'failedLoginOfAddress', network],
  );
  const found = await check().catch(async (error: unknown) => {
    // This was not a guess: a busy server must not lock its players out.
    await limits.apply(
      ['giveBack', 'failedLoginOfAddress', network],
      ['giveBack', 'failedLoginOfAccount', pair],
    );
    throw error;
  });
  if (found !== null) {
    await limits.apply(
      ['giveBack', 'failedLoginOfAddress', network],
      ['forget', 'failedLoginOfAccount', pair],
      ['count', 'loginOfAddress', network],
      ['count', 'loginOfAccount', key],
    );
  }
  return found;
}

/**
 * Checks the password of a player who is logged in, for calls that demand it. It is limited as logins are.
 * @param address of the client
 * @returns the stored hash; a transaction must compare it again, because the password may change meanwhile
 * @throws Refusal 401 for a wrong password, 429, 503
 */
export async function confirmPassword(
  services: Services,
  { id, username }: Caller,
  password: string,
  address: string,
): Promise<string> {
  const confirmed = await limitGuesses(services, username, address, async () => {
    const stored = await readPasswordHash(services.database, id);
    return (await passwordFits(services, stored, password, siteOf(address))) ? stored : null;
  });
  if (confirmed === null) throw wrongPassword();
  return confirmed;
}
