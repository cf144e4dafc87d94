import { expect } from 'vitest';
import type { TestServer } from './server.ts';

/** Any string, number, boolean or list in a reply. */
export const TEXT: unknown = expect.any(String);
export const NUMBER: unknown = expect.any(Number);
export const TRUTH: unknown = expect.any(Boolean);
export const LIST: unknown = expect.any(Array);

/**
 * Makes calls as the specification writes them, by method, path and payload, without the game's contract. Throws if
 * the status is not 200.
 * @returns the reply
 */
export const callsOf =
  (server: TestServer, token = '') =>
  async <Reply = unknown>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Reply> => {
    const { status, body, text } = await server.send({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    if (status !== 200) throw new Error(`${method} ${url}: ${text}`);
    return body as Reply;
  };
