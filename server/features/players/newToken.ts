import { hashOf } from '../../http/admission/token.ts';
import type { Services } from '../../services.ts';

const BYTES = 32;

/** A fresh token of 256 bits, and the hash under which it is kept. */
export function newToken({ randomBytes }: Services): { readonly token: string; readonly tokenHash: Buffer } {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}
