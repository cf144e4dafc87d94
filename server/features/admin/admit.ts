import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../http/admission/address.ts';
import type { Limits } from '../../http/admission/limits.ts';
import { hashOf } from '../../http/admission/token.ts';
import { unauthorized } from '../../http/calls/refusal.ts';

/**
 * Admission for calls of the operator: the admin token, compared in constant time. Guesses are limited per address.
 * @throws Refusal 401 for any other token, 429
 */
export const admitOperator = (adminToken: string, limits: Limits) => {
  const expected = hashOf(adminToken);
  return ({ headers, ip }: FastifyRequest): 'admin' => {
    limits.take('operator', networkOf(ip));
    const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(hashOf(given), expected)) throw unauthorized('The admin token is wrong');
    limits.giveBack('operator', networkOf(ip));
    return 'admin';
  };
};
