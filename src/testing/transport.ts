import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { http } from '../api/http.ts';

interface Sent {
  readonly path: string;
  readonly body: unknown;
  /** What a call that reads was asked with. */
  readonly params: unknown;
  readonly authorization: string | null;
  /** The key of what must take effect once. */
  readonly key: string | null;
}
/** A reply: a body, or a status with a body, or a promise that a test keeps for later. */
type Answer = (body: unknown, params: unknown) => unknown;

export class FakeRefusal {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, message: string, code = 'conflict') {
    this.status = status;
    this.body = { message, code };
  }
}

/** What runs before it belongs to one task, whatever a test does to the clock. */
const { setTimeout: realTimeout } = globalThis;
const afterThisTask = (work: () => void) => void realTimeout(work, 0);

/**
 * Puts a server of the test's own behind axios. Paths without an answer are answered with 404. StrictMode mounts
 * everything twice: what is read twice in one task counts as read once.
 */
export function fakeServer(answers: Record<string, Answer | object>) {
  const sent: Sent[] = [];
  const reading = new Map<string, Promise<AxiosResponse>>();
  http.defaults.adapter = (config) => {
    if (config.method !== 'get') return send(config);
    const asked = JSON.stringify([config.url, config.params, config.headers.get('Authorization')]);
    const shared = reading.get(asked) ?? send(config);
    reading.set(asked, shared);
    const over = () => void reading.delete(asked);
    shared.then(over, over);
    afterThisTask(over);
    return shared;
  };
  return { sent, answers, paths: () => sent.map(({ path }) => path) };

  async function send(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const path = config.url ?? '';
    const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
    const authorization = config.headers.get('Authorization')?.toString() ?? null;
    const key = config.headers.get('Idempotency-Key')?.toString() ?? null;
    sent.push({ path, body, params: config.params, authorization, key });
    const answer = answers[path] ?? new FakeRefusal(404, 'Not found', 'not_found');
    const reply = typeof answer === 'function' ? answer(body, config.params) : answer;
    return settle(config, await Promise.race([reply, lateness(config)]));
  }
}

/** Fails when the time limit of a call is over, as axios does; never where it has none. */
const lateness = (config: InternalAxiosRequestConfig) =>
  new Promise<never>((_, reject) => {
    if (!config.timeout) return;
    setTimeout(() => reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config)), config.timeout);
  });

function settle(config: InternalAxiosRequestConfig, result: unknown): AxiosResponse {
  const failed = result instanceof FakeRefusal;
  const status = failed ? result.status : 200;
  const data: unknown = failed ? result.body : result;
  const response = { data, status, statusText: '', headers: {}, config };
  if (!failed) return response;
  const code = status >= 500 ? AxiosError.ERR_BAD_RESPONSE : AxiosError.ERR_BAD_REQUEST;
  throw new AxiosError(`Status ${status}`, code, config, null, response);
}

/** A promise with its handle, for replies that come when the test says so. */
export function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
