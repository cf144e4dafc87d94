import { hash, type Options, verify } from '@node-rs/argon2';
import type { Services } from '../../services.ts';

/** argon2id with 19 MiB, two passes, one lane: OWASP's first choice, about 10 ms of one core. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of no account's password, so that an unknown name takes as long as a wrong password. */
const nobodys = hash('', COST);

const bytesOf = (password: string): Buffer => Buffer.from(password, 'utf8');

/**
 * Hashes a password, all of it, whatever its characters.
 * @param site where the request comes from
 * @throws Refusal 503 where too many hashes wait already
 */
export const hashPassword = ({ hashes }: Services, password: string, site: string): Promise<string> =>
  hashes.run(site, () => hash(bytesOf(password), COST));

/**
 * Whether a password belongs to a stored hash; null stands for an unknown account and takes as long.
 * @param site where the request comes from
 * @throws Refusal 503 where too many hashes wait already
 */
export async function passwordFits(
  { hashes }: Services,
  stored: string | null,
  password: string,
  site: string,
): Promise<boolean> {
  const against = stored ?? (await nobodys);
  const fits = await hashes.run(site, () => verify(against, bytesOf(password)));
  return fits && stored !== null;
}
