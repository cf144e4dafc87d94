import axios, {
  type AxiosError,
  type AxiosInstance,
  CanceledError,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios';
import { logout } from '../../contract/auth.ts';
import type { Call } from '../../contract/call.ts';
import type { ErrorReply } from '../../contract/errors.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import { en } from '../locales/en.ts';
import { codeOf, noteFailure, Refusal, textAt, toRefusal } from './refusal.ts';
import { wordRefusal } from './refusalWords.ts';
import { readsSignal, tokenRefused, tokenSuspended, underWayLogout } from './sessionSignals.ts';
import { readToken } from './token.ts';

/**
 * The axios instance of players, for the page's own origin. It has no default timeout: each request sets one. Players'
 * pages load this file by `request.ts` alone, once something is requested: the login screen is drawn without axios.
 */
export const http = axios.create({ baseURL: '', timeout: 0 });

function authorised(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = readToken();
  // Not in place of the token that a request brings with it.
  if (token) config.headers.set('Authorization', `Bearer ${token}`, false);
  if (config.method === 'get') config.signal ??= readsSignal();
  return config;
}

http.interceptors.request.use((config) => {
  const logoutOver = underWayLogout();
  if (!logoutOver || config.url === logout.path) return authorised(config);
  const token = readToken();
  return logoutOver.then(() => {
    if (readToken() !== token) throw new CanceledError('Logged out', undefined, config);
    return authorised(config);
  });
});

// A wrong password of a player who is logged in says nothing about the token.
http.interceptors.response.use(undefined, async (problem: AxiosError) => {
  // Screens would show a cancelled read as a failure, until the logout removes them.
  if (axios.isCancel(problem)) await underWayLogout();
  const carried = problem.config?.headers
    .get('Authorization')
    ?.toString()
    .replace(/^Bearer /, '');
  if (problem.response?.status === 401 && codeOf(problem.response.data) !== 'wrong_password') {
    tokenRefused(carried ?? null);
  }
  const suspension = (problem.response?.data as Partial<ErrorReply> | null | undefined)?.suspension;
  if (suspension) tokenSuspended(carried ?? null, suspension);
  return Promise.reject(problem);
});

/** A request as it is sent. */
export interface ApiRequest {
  readonly method: Call['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Milliseconds. */
  readonly timeout: number;
  /** Query parameters of a GET request. */
  readonly params?: unknown;
  /** Body of any other one. */
  readonly data?: unknown;
}
/** Sends a request and resolves to the body of its reply. Throws a `Refusal` if it fails. */
export type Transmit = <Reply>(sent: ApiRequest) => Promise<Reply>;

/** Sends requests by an axios instance; a failed one throws a `Refusal`. */
export const transmitBy =
  (instance: AxiosInstance): Transmit =>
  async <Reply>(sent: ApiRequest) => {
    try {
      return (await instance.request<Reply>(sent)).data;
    } catch (problem) {
      const refusal = isAxiosError(problem) ? await refusalOf(problem) : toRefusal(problem);
      noteFailure(refusal);
      throw refusal;
    }
  };

/** Sends requests of players. */
export const transmit = transmitBy(http);

async function refusalOf({ code, response }: AxiosError): Promise<Refusal> {
  const body: unknown = response?.data;
  const unanswered = code === 'ECONNABORTED' ? en.errors.late : en.errors.offline;
  const status = response?.status ?? null;
  const id = textAt(response?.headers, 'x-request-id');
  const reason = (await wordRefusal(body)) ?? (response ? en.errors.server : unanswered);
  // Of an internal failure the player sees the id, to tell the operator.
  const message = id && status === INTERNAL ? en.errors.withId(reason, id) : reason;
  return new Refusal(message, status, codeOf(body), code ?? null, pokemonsOf(body), id);
}

const INTERNAL = 500;

const pokemonsOf = (value: unknown): readonly Creature[] => {
  if (typeof value !== 'object' || value === null || !('pokemons' in value)) return [];
  return Array.isArray(value.pokemons) ? (value.pokemons as Creature[]) : [];
};
