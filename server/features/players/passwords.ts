import { hash, type Options, verify } from '@node-rs/argon2';
import { inTurn } from './hashQueue.ts';

/** argon2id with 19 MiB, two passes, one lane: OWASP's first choice, about 10 ms of one core. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of no account's password, so that an unknown name takes as long as a wrong password. */
const nobodys = hash('', COST);

const bytesOf = (password: string): Buffer => Buffer.from(password, 'utf8');

/**
 * Hashes a password, all of it, whatever its characters.
 * @throws Refusal 503 where too many hashes wait already
 */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(bytesOf(password), COST));

/**
 * Whether a password belongs to a stored hash; null stands for an unknown account and takes as long.
 * @throws Refusal 503 where too many hashes wait already
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await nobodys);
  const fits = await inTurn(() => verify(against, bytesOf(password)));
  return fits && stored !== null;
}
