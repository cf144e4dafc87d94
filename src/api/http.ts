import axios, { type AxiosError } from 'axios';
import { readToken } from './token.ts';

/** The one axios instance, for the page's own origin. It has no time limit of its own: each call brings one. */
export const http = axios.create({ baseURL: '', timeout: 0 });

let afterUnauthorized: () => void = () => undefined;

/** Sets what happens when the server no longer knows the token that a call carried. */
export function onUnauthorized(listener: () => void): void {
  afterUnauthorized = listener;
}

http.interceptors.request.use((config) => {
  const token = readToken();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

/**
 * The server does not know the token that a call carried, or asked for the one that it lacked. A token that came in its
 * place while the call was under way is still good.
 */
export function tokenRefused(carried: string | null): void {
  const token = readToken();
  if (token === null || token === carried) afterUnauthorized();
}

http.interceptors.response.use(undefined, (problem: AxiosError) => {
  const carried = problem.config?.headers
    .get('Authorization')
    ?.toString()
    .replace(/^Bearer /, '');
  if (problem.response?.status === 401) tokenRefused(carried ?? null);
  return Promise.reject(problem);
});
