import axios, { type AxiosError } from 'axios';
import { readToken } from './token.ts';

/** The one axios instance. The page and the calls come from one origin; replies may take as long as they take. */
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

http.interceptors.response.use(undefined, (problem: AxiosError) => {
  const carried = problem.config?.headers.get('Authorization');
  // A token that was replaced while the call was under way is still good.
  if (problem.response?.status === 401 && carried && carried === `Bearer ${readToken()}`) afterUnauthorized();
  return Promise.reject(problem);
});
