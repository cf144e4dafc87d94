import axios, { type AxiosError } from 'axios';
import { codeOf } from './refusal.ts';
import { readToken } from './token.ts';

/** The only axios instance, for the page's own origin. It has no default timeout: each request sets one. */
export const http = axios.create({ baseURL: '', timeout: 0 });

let afterUnauthorized: () => void = () => undefined;

/** Sets the listener that runs when the server rejects the current token. */
export function onUnauthorized(listener: () => void): void {
  afterUnauthorized = listener;
}

http.interceptors.request.use((config) => {
  const token = readToken();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

/**
 * Handles a 401 reply: the token of the request was unknown or missing. A token that was stored while the request was
 * under way is not affected.
 */
export function tokenRefused(carried: string | null): void {
  const token = readToken();
  if (token === null || token === carried) afterUnauthorized();
}

// A wrong password of a player who is logged in says nothing about the token.
http.interceptors.response.use(undefined, (problem: AxiosError) => {
  const carried = problem.config?.headers
    .get('Authorization')
    ?.toString()
    .replace(/^Bearer /, '');
  if (problem.response?.status === 401 && codeOf(problem.response.data) !== 'wrong_password') {
    tokenRefused(carried ?? null);
  }
  return Promise.reject(problem);
});
