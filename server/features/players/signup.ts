import { diceFromBytes } from '../../../rules/random.ts';
import { transact } from '../../database/transaction.ts';
import { addItem } from '../../shared/bag.ts';
import { addCoins } from '../../shared/coins.ts';
import { nameKey } from '../../shared/names.ts';
import { conflict } from '../../shared/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { newToken } from './newToken.ts';
import { hashPassword } from './passwords.ts';
import { openSession, storePlayer } from './queries.ts';

const SEED_BYTES = 16;

function newcomer({ game, randomBytes }: Services, username: string, passwordHash: string) {
  const { name, start } = game.grounds[game.newcomer.map];
  const dice = diceFromBytes(randomBytes(SEED_BYTES));
  const place = { mapName: name, cellX: start.x, cellY: start.y };
  return { username, nameKey: nameKey(username), passwordHash, ...place, dice };
}

/**
 * Makes an account with what newcomers get, and its first session.
 * @returns the token
 * @throws Refusal 409 where the name is taken, 503 where too many hashes wait
 */
export async function signUp(services: Services, username: string, password: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  const { token, tokenHash } = newToken(services);
  const { coins, items } = services.game.newcomer;
  await transact(services.database, async (transaction) => {
    const id = await storePlayer(transaction, newcomer(services, username, passwordHash));
    if (id === null) throw conflict('This name, or one that looks like it, is taken');
    await addCoins(transaction, id, coins, 'newcomer');
    for (const [item, quantity] of Object.entries(items)) await addItem(transaction, id, item, quantity);
    await openSession(transaction, id, tokenHash);
  });
  return token;
}
