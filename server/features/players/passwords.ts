import { hash, verify } from '@node-rs/argon2';
import { HASH_COST } from '../../http/admission/hashQueue.ts';
import type { Services } from '../../services.ts';

/** A hash without an account, so that an unknown name takes as long as a wrong password. */
const nobodys = hash('', HASH_COST);

const bytesOf = (password: string): Buffer => Buffer.from(password, 'utf8');

/**
 * Hashes a complete password with any characters.
 * @param site of the client
 * @throws Refusal 503 if too many hashes already wait
 */
export const hashPassword = ({ hashes }: Services, password: string, site: string): Promise<string> =>
  hashes.run(site, () => hash(bytesOf(password), hashes.cost));

/**
 * Whether a password matches a stored hash; null stands for an unknown account and takes as long.
 * @param site of the client
 * @throws Refusal 503 if too many hashes already wait
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
