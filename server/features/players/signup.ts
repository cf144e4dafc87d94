import type { FastifyRequest } from 'fastify';
import type { signup } from '../../../contract/auth.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import { diceFromBytes } from '../../../rules/model/random.ts';
import type { Transaction } from '../../database/transaction.ts';
import { addItem } from '../../domain/bag.ts';
import { addCoins } from '../../domain/coins.ts';
import { nameKey } from '../../domain/players/nameKey.ts';
import { isNameTaken } from '../../domain/players/names.ts';
import { networkOf, siteOf } from '../../http/admission/address.ts';
import { newToken } from '../../http/admission/session.ts';
import type { Repeatable } from '../../http/calls/idempotency.ts';
import { onceSealed, type SealedChange } from '../../http/calls/sealedReplies.ts';
import { conflict } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from './device.ts';
import { signedUpBefore } from './login.ts';
import { hashPassword } from './passwords.ts';
import { openSession, storePlayer } from './queries.ts';
import { makeCodes } from './recovery.ts';
import { storeCodes } from './recoveryQueries.ts';

const SEED_BYTES = 16;

const taken = () => conflict('nameTaken');

function newcomer({ game, randomBytes }: Services, username: string, passwordHash: string | null) {
  const { name, start } = game.grounds[game.newcomer.map];
  const dice = diceFromBytes(randomBytes(SEED_BYTES));
  const place = { mapName: name, cellX: start.x, cellY: start.y };
  return { username, nameKey: nameKey(username), passwordHash, ...place, dice };
}

/**
 * Stores an account with the newcomer's gifts.
 * @param passwordHash null for a guest
 * @returns its id; null if the name is taken
 */
export async function storeNewcomer(
  services: Services,
  transaction: Transaction,
  username: string,
  passwordHash: string | null,
): Promise<string | null> {
  const id = await storePlayer(transaction, newcomer(services, username, passwordHash));
  if (id === null) return null;
  const { coins, items } = services.game.newcomer;
  await addCoins(transaction, id, coins, 'newcomer');
  for (const [item, quantity] of Object.entries(items)) await addItem(transaction, id, item, quantity);
  return id;
}

type Reply = ReplyOf<typeof signup>;

/** Prepares a new account: checks the name, hashes the password. */
async function prepareAccount(
  services: Services,
  username: string,
  password: string,
  request: FastifyRequest,
) {
  // Checks the name before the expensive hash. It is no secret whether a name is taken.
  if (await isNameTaken(services.database.drizzle, username)) throw taken();
  const passwordHash = await hashPassword(services, password, siteOf(request.ip));
  const { token, tokenHash } = newToken(services);
  const { codes, hashes } = makeCodes(services);
  const make = async (transaction: Transaction): Promise<string> => {
    const id = await storeNewcomer(services, transaction, username, passwordHash);
    if (id === null) throw taken();
    await storeCodes(transaction, id, hashes);
    await openSession(transaction, id, tokenHash, deviceOf(request), false);
    return id;
  };
  return { reply: { access_token: token, recoveryCodes: codes }, make };
}

/**
 * Makes an account, once for each key. The limit of an address counts only accounts that were created; attempts have a
 * separate, wider limit.
 * @param repeatable the request, if it has a key
 * @param sender whom the key belongs to, if an earlier request may have used it
 * @param prepare what makes the account
 * @throws Refusal 422, 429, and what the others throw
 */
export async function countedSignup<Reply>(
  services: Services,
  request: FastifyRequest,
  repeatable: Repeatable | undefined,
  sender: (repeatable: Repeatable) => Promise<string | null>,
  prepare: () => Promise<SealedChange<Reply>>,
): Promise<Reply> {
  const { accountLimits: limits } = services;
  const network = networkOf(request.ip);
  await limits.apply(['take', 'signupTry', network]);
  let isCounted = false;
  let isMade = true;
  const replayed = (): void => {
    isMade = false;
    repeatable?.replayed();
  };
  const counted = async () => {
    await limits.apply(['take', 'signup', network]);
    isCounted = true;
    return prepare();
  };
  try {
    const sent = repeatable && { repeatable: { ...repeatable, replayed }, site: siteOf(request.ip) };
    return await onceSealed(services, sent, sender, counted);
  } catch (error) {
    isMade = false;
    throw error;
  } finally {
    if (isCounted && !isMade) await limits.apply(['giveBack', 'signup', network]);
  }
}

/**
 * Creates an account with the newcomer's gifts and recovery codes, and its first session.
 * @param repeatable the request, if it has a key
 * @returns the token and the recovery codes
 * @throws Refusal 409 if the name is taken, 422, 429, 503 if too many hashes wait
 */
export function signUp(
  services: Services,
  username: string,
  password: string,
  request: FastifyRequest,
  repeatable?: Repeatable,
): Promise<Reply> {
  return countedSignup(
    services,
    request,
    repeatable,
    (again) => signedUpBefore(services, username, password, request.ip, again),
    () => prepareAccount(services, username, password, request),
  );
}
