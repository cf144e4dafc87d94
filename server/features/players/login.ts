import { nameKey } from '../../shared/names.ts';
import { unauthorized } from '../../shared/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { newToken } from './newToken.ts';
import { passwordFits } from './passwords.ts';
import { findAccount, openSession } from './queries.ts';

/**
 * Opens a session. Guesses are limited per address, and per account and address together: guessing from one
 * place never locks the owner out in another.
 * @param network where the request comes from
 * @returns the token
 * @throws Refusal 401 with one message for a wrong name and a wrong password, 429, 503
 */
export async function logIn(
  services: Services,
  username: string,
  password: string,
  network: string,
): Promise<string> {
  const { limits, database } = services;
  const key = nameKey(username);
  const pair = `${network} ${key}`;
  limits.take('loginOfAddress', network);
  limits.take('loginOfAccount', pair);
  const account = await findAccount(database, key);
  if (!(await passwordFits(account?.passwordHash ?? null, password)) || !account) {
    throw unauthorized('Invalid username or password');
  }
  limits.giveBack('loginOfAddress', network);
  limits.forget('loginOfAccount', pair);
  const { token, tokenHash } = newToken(services);
  await openSession(database.drizzle, account.id, tokenHash);
  return token;
}
