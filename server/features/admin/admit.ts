import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../../shared/refusal.ts';
import { hashOf } from '../../shared/token.ts';

/**
 * Admission for calls of the operator: the admin token, compared in constant time.
 * @throws Refusal 401 for any other
 */
export const admitOperator = (adminToken: string) => {
  const expected = hashOf(adminToken);
  return ({ headers }: FastifyRequest): 'admin' => {
    const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(hashOf(given), expected)) throw unauthorized('The admin token is wrong');
    return 'admin';
  };
};
