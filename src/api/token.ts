import { local } from './browserStorage.ts';

const KEY = 'access_token';

/** The stored token, or null if there is none or it is empty. */
export function readToken(): string | null {
  return local.getItem(KEY) || null;
}

/** Stores the token as bare text; null removes it. */
export function writeToken(token: string | null): void {
  if (token) local.setItem(KEY, token);
  else local.removeItem(KEY);
}

export const isTokenKey = (key: string | null) => key === null || key === KEY;
