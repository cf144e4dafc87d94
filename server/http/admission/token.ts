import { createHash } from 'node:crypto';
import { unauthorized } from '../calls/refusal.ts';

/** 256 random bits in base64url. */
const TOKEN = /^Bearer ([\w-]{43})$/i;

/** SHA-256 of a token, the only form in which the server keeps it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The hash of the token in an `Authorization` header.
 * @throws Refusal 401 where the header is missing or can be no token of ours
 */
export function tokenHashOf(header: string | undefined): Buffer {
  const token = TOKEN.exec(header ?? '')?.[1];
  if (!token) throw unauthorized();
  return hashOf(token);
}
