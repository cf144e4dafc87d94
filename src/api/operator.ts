import axios, { type AxiosError, type AxiosInstance } from 'axios';
import type { Call, ReplyOf } from '../../contract/call.ts';
import { getReports } from '../../contract/operator.ts';
import { operatorWords } from '../locales/en/operator.ts';
import { session } from './browserStorage.ts';
import { transmitBy } from './http.ts';
import { Refusal } from './refusal.ts';
import { newKey, type PayloadOf, requestAs, type Sender } from './request.ts';

/** Kept for this tab only, and never with what belongs to a player. */
const KEY = 'operator_token';

/** The operator's token; null if none was entered in this tab. */
export const readOperatorToken = (): string | null => session.getItem(KEY) || null;

/** Keeps a token for this tab; null forgets it. */
export function writeOperatorToken(token: string | null): void {
  if (token) session.setItem(KEY, token);
  else session.removeItem(KEY);
}

/** An axios instance of its own: a player's token is never sent with the operator's calls, nor ended by their refusals. */
export const operatorHttp: AxiosInstance = axios.create({ baseURL: '', timeout: 0 });

let afterRefused: (carried: string) => void = () => undefined;

/** Sets the listener that runs when the server no longer accepts the token. */
export function onOperatorRefused(listener: (carried: string) => void): void {
  afterRefused = listener;
}

operatorHttp.interceptors.response.use(undefined, (problem: AxiosError) => {
  const { response, config } = problem;
  if (response?.status === 401) {
    const carried = config?.headers.get('Authorization')?.toString() ?? '';
    afterRefused(carried.replace(/^Bearer /, ''));
    return Promise.reject(new Refusal(operatorWords.token.wrong, 401, 'unauthorized', problem.code ?? null));
  }
  if (response?.status === 429) {
    const seconds = Number(response.headers['retry-after']) || 60;
    const message = operatorWords.token.tooMany(seconds);
    return Promise.reject(new Refusal(message, 429, 'rate_limited', problem.code ?? null));
  }
  return Promise.reject(problem);
});

const operatorWith = (readToken: () => string | null): Sender => ({
  transmit: transmitBy(operatorHttp),
  readToken,
  authorise: () => ({ Authorization: `Bearer ${readToken() ?? ''}` }),
});
const operator = operatorWith(readOperatorToken);

/** Sends a request with the operator's token; a change takes effect only once per key. Throws a `Refusal` if it fails. */
export const requestAsOperator = <C extends Call>(
  call: C,
  payload: PayloadOf<C>,
  key = newKey(),
): Promise<ReplyOf<C>> => requestAs(operator, key, call, payload);

/** Asks the server whether a token is right. Throws a `Refusal` if not, or if the server cannot say. */
export async function checkOperatorToken(token: string): Promise<void> {
  await requestAs(
    operatorWith(() => token),
    newKey(),
    getReports,
    { skip: 0 },
  );
}
