import type { FastifyRequest } from 'fastify';
import type { signup } from '../../../contract/auth.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import { diceFromBytes } from '../../../rules/model/random.ts';
import { transact } from '../../database/transaction.ts';
import { addItem } from '../../domain/bag.ts';
import { addCoins } from '../../domain/coins.ts';
import { findPlayer, nameKey } from '../../domain/players/names.ts';
import { networkOf, siteOf } from '../../http/admission/address.ts';
import { newToken } from '../../http/admission/session.ts';
import { conflict } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from './device.ts';
import { hashPassword } from './passwords.ts';
import { openSession, storePlayer } from './queries.ts';
import { makeCodes } from './recovery.ts';
import { storeCodes } from './recoveryQueries.ts';

const SEED_BYTES = 16;

const taken = () => conflict('This name, or one that looks like it, is taken');

function newcomer({ game, randomBytes }: Services, username: string, passwordHash: string) {
  const { name, start } = game.grounds[game.newcomer.map];
  const dice = diceFromBytes(randomBytes(SEED_BYTES));
  const place = { mapName: name, cellX: start.x, cellY: start.y };
  return { username, nameKey: nameKey(username), passwordHash, ...place, dice };
}

type Reply = ReplyOf<typeof signup>;

async function makeAccount(
  services: Services,
  username: string,
  password: string,
  request: FastifyRequest,
): Promise<Reply> {
  // Checks the name before the expensive hash. It is no secret whether a name is taken.
  if (await findPlayer(services.database.drizzle, username)) throw taken();
  const passwordHash = await hashPassword(services, password, siteOf(request.ip));
  const { token, tokenHash } = newToken(services);
  const { codes, hashes } = makeCodes(services);
  const { coins, items } = services.game.newcomer;
  await transact(services.database, async (transaction) => {
    const id = await storePlayer(transaction, newcomer(services, username, passwordHash));
    if (id === null) throw taken();
    await addCoins(transaction, id, coins, 'newcomer');
    for (const [item, quantity] of Object.entries(items)) await addItem(transaction, id, item, quantity);
    await storeCodes(transaction, id, hashes);
    await openSession(transaction, id, tokenHash, deviceOf(request));
  });
  return { access_token: token, recoveryCodes: codes };
}

/**
 * Creates an account with the newcomer's gifts and recovery codes, and its first session. The limit of an address
 * counts only accounts that were created; attempts have a separate, wider limit.
 * @returns the token and the recovery codes
 * @throws Refusal 409 if the name is taken, 429, 503 if too many hashes wait
 */
export async function signUp(
  services: Services,
  username: string,
  password: string,
  request: FastifyRequest,
): Promise<Reply> {
  const { accountLimits: limits } = services;
  const network = networkOf(request.ip);
  await limits.take('signupTry', network);
  await limits.take('signup', network);
  return makeAccount(services, username, password, request).catch(async (error: unknown) => {
    await limits.giveBack('signup', network);
    throw error;
  });
}
