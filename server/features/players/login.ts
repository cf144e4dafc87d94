import type { FastifyRequest } from 'fastify';
import { transact } from '../../database/transaction.ts';
import { findPlayer } from '../../domain/players/names.ts';
import { siteOf } from '../../http/admission/address.ts';
import { newToken } from '../../http/admission/session.ts';
import { unauthorized } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from './device.ts';
import { limitGuesses } from './guesses.ts';
import { passwordFits } from './passwords.ts';
import { endOldSessions, lockIfPasswordIs, openSession } from './queries.ts';

const invalid = () => unauthorized('Invalid username or password');

/**
 * Opens a session; if the account has twenty others, the oldest ends.
 * @returns the token
 * @throws Refusal 401 with the same message for a wrong name and a wrong password, 429, 503
 */
export async function logIn(
  services: Services,
  username: string,
  password: string,
  request: FastifyRequest,
): Promise<string> {
  // The same time for a name that does not exist.
  const account = await limitGuesses(services, username, request.ip, async () => {
    const found = await findPlayer(services.database.drizzle, username);
    const fits = await passwordFits(services, found?.passwordHash ?? null, password, siteOf(request.ip));
    return fits ? found : null;
  });
  if (!account) throw invalid();
  const { token, tokenHash } = newToken(services);
  await transact(services.database, async (transaction) => {
    if (!(await lockIfPasswordIs(transaction, account.id, account.passwordHash))) throw invalid();
    await endOldSessions(transaction, account.id);
    await openSession(transaction, account.id, tokenHash, deviceOf(request));
  });
  return token;
}
