import { transact } from '../../database/transaction.ts';
import type { PlayerRow } from '../../domain/locks.ts';
import { findPlayer, nameKey } from '../../domain/players/names.ts';
import { networkOf, siteOf } from '../../http/admission/address.ts';
import { newToken } from '../../http/admission/session.ts';
import { unauthorized } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { passwordFits } from './passwords.ts';
import { endOldSessions, openSession } from './queries.ts';

/** The account with this name and password; null if either is wrong, after the same time in both cases. */
async function accountWith(
  services: Services,
  username: string,
  password: string,
  address: string,
): Promise<PlayerRow | null> {
  const account = await findPlayer(services.database.drizzle, username);
  const fits = await passwordFits(services, account?.passwordHash ?? null, password, siteOf(address));
  return fits ? account : null;
}

/**
 * The account, if the password is right and no limit is reached. Guesses are limited per address, and per account and
 * address together: guesses from one address never lock out the owner at another. A login counts as a failure from its
 * beginning, so that parallel requests cannot bypass the limits. A successful login takes back its own count and all
 * earlier failures at its account from this address, but not the address's failures at other accounts.
 */
async function admit(
  services: Services,
  username: string,
  password: string,
  address: string,
): Promise<PlayerRow | null> {
  const { accountLimits: limits } = services;
  const key = nameKey(username);
  const network = networkOf(address);
  const pair = `${network} ${key}`;
  await limits.check('loginOfAddress', network);
  await limits.check('loginOfAccount', key);
  // An address that may not guess any more must not add a count for every name that it tries.
  await limits.check('failedLoginOfAddress', network);
  await limits.take('failedLoginOfAccount', pair);
  await limits.take('failedLoginOfAddress', network);
  const account = await accountWith(services, username, password, address).catch(async (error: unknown) => {
    // This was not a guess: a busy server must not lock its players out.
    await limits.giveBack('failedLoginOfAddress', network);
    await limits.giveBack('failedLoginOfAccount', pair);
    throw error;
  });
  if (account) {
    await limits.giveBack('failedLoginOfAddress', network);
    await limits.forget('failedLoginOfAccount', pair);
    await limits.count('loginOfAddress', network);
    await limits.count('loginOfAccount', key);
  }
  return account;
}

/**
 * Opens a session; if the account has twenty others, the oldest ends.
 * @param address of the client
 * @returns the token
 * @throws Refusal 401 with the same message for a wrong name and a wrong password, 429, 503
 */
export async function logIn(
  services: Services,
  username: string,
  password: string,
  address: string,
): Promise<string> {
  const account = await admit(services, username, password, address);
  if (!account) throw unauthorized('Invalid username or password');
  const { token, tokenHash } = newToken(services);
  await transact(services.database, async (transaction) => {
    await endOldSessions(transaction, account.id);
    await openSession(transaction, account.id, tokenHash);
  });
  return token;
}
