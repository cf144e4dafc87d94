import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { unauthorized } from '../refusal.ts';
import { networkOf } from './address.ts';
import { hashOf } from './session.ts';

/**
 * Checks the admin token in constant time. Guesses are limited per address.
 * @throws Refusal 401 for a wrong token or if the server has none, 429
 */
export async function admitOperator(
  { config, accountLimits }: Services,
  { headers, ip }: FastifyRequest,
): Promise<void> {
  await accountLimits.apply(['take', 'operator', networkOf(ip)]);
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const isRight = config.adminToken !== null && timingSafeEqual(hashOf(given), hashOf(config.adminToken));
  if (!isRight) throw unauthorized('wrongAdminToken');
  await accountLimits.apply(['giveBack', 'operator', networkOf(ip)]);
}
