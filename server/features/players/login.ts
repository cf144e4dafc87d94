import { nameKey } from '../../shared/names.ts';
import { unauthorized } from '../../shared/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { newToken } from './newToken.ts';
import { passwordFits } from './passwords.ts';
import { type Account, findAccount, openSession } from './queries.ts';

/** The account with this key and password; null where either is wrong, after the same time. */
async function accountWith({ database }: Services, key: string, password: string): Promise<Account | null> {
  const account = await findAccount(database, key);
  return (await passwordFits(account?.passwordHash ?? null, password)) ? account : null;
}

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
  const account = await accountWith(services, key, password).catch((error: unknown) => {
    // Nothing was guessed: a busy server must not lock its players out.
    limits.giveBack('loginOfAddress', network);
    limits.giveBack('loginOfAccount', pair);
    throw error;
  });
  if (!account) throw unauthorized('Invalid username or password');
  limits.giveBack('loginOfAddress', network);
  limits.forget('loginOfAccount', pair);
  const { token, tokenHash } = newToken(services);
  await openSession(database.drizzle, account.id, tokenHash);
  return token;
}
