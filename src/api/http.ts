import axios, { type AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { logout } from '../../contract/auth.ts';
import type { ErrorReply } from '../../contract/errors.ts';
import type { Suspension } from '../../contract/shapes/moderation.ts';
import { codeOf } from './refusal.ts';
import { readToken } from './token.ts';

/** The axios instance of players, for the page's own origin. It has no default timeout: each request sets one. */
export const http = axios.create({ baseURL: '', timeout: 0 });

let afterUnauthorized: () => void = () => undefined;

/** Sets the listener that runs when the server rejects the current token. */
export function onUnauthorized(listener: () => void): void {
  afterUnauthorized = listener;
}

let afterSuspended: (suspension: Suspension) => void = () => undefined;

/** Sets the listener that runs when the server refuses a login or the current token because the player is suspended. */
export function onSuspended(listener: (suspension: Suspension) => void): void {
  afterSuspended = listener;
}

/** Ends the reads under way when a logout begins. */
let reads = new AbortController();
/** Resolves at the end of the logout that is under way; null if there is none. */
let logoutOver: Promise<void> | null = null;

/**
 * Cancels reads under way and holds back new requests until the returned function is called: they could reach the
 * server after the logout of their token.
 */
export function holdForLogout(): () => void {
  reads.abort();
  reads = new AbortController();
  let end: () => void = () => undefined;
  logoutOver = new Promise((resolve) => {
    end = resolve;
  });
  return () => {
    logoutOver = null;
    end();
  };
}

/** Waits for a logout that is under way. The signal ends what then begins to read, at the next logout. */
export async function mayRead(): Promise<AbortSignal> {
  await logoutOver;
  return reads.signal;
}

function authorised(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = readToken();
  // Not in place of the token that a request brings with it.
  if (token) config.headers.set('Authorization', `Bearer ${token}`, false);
  if (config.method === 'get') config.signal ??= reads.signal;
  return config;
}

http.interceptors.request.use((config) => {
  if (!logoutOver || config.url === logout.path) return authorised(config);
  const token = readToken();
  return logoutOver.then(() => {
    if (readToken() !== token) throw new CanceledError('Logged out', undefined, config);
    return authorised(config);
  });
});

/** Whether a request with this token was about the present session, not about one that ended while it was under way. */
function isPresent(carried: string | null): boolean {
  const token = readToken();
  return token === null || token === carried;
}

/**
 * Handles a 401 reply: the token of the request was unknown or missing. A token that was stored while the request was
 * under way is not affected.
 */
export function tokenRefused(carried: string | null): void {
  if (isPresent(carried)) afterUnauthorized();
}

// A wrong password of a player who is logged in says nothing about the token.
http.interceptors.response.use(undefined, async (problem: AxiosError) => {
  // Screens would show a cancelled read as a failure, until the logout removes them.
  if (axios.isCancel(problem)) await logoutOver;
  const carried = problem.config?.headers
    .get('Authorization')
    ?.toString()
    .replace(/^Bearer /, '');
  if (problem.response?.status === 401 && codeOf(problem.response.data) !== 'wrong_password') {
    tokenRefused(carried ?? null);
  }
  const suspension = (problem.response?.data as Partial<ErrorReply> | null | undefined)?.suspension;
  if (suspension && isPresent(carried ?? null)) afterSuspended(suspension);
  return Promise.reject(problem);
});
