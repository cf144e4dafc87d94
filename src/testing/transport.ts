import { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { http } from '../api/http.ts';
import { prepareRequests } from '../api/request.ts';

interface Sent {
  readonly path: string;
  readonly body: unknown;
  /** Query parameters of a GET request. */
  readonly params: unknown;
  readonly authorization: string | null;
  /** The idempotency key; null if there is none. */
  readonly key: string | null;
}
/** Returns a reply: a body, a `FakeRefusal`, or a promise of either. */
type Answer = (body: unknown, params: unknown) => unknown;

// As on the page of a player, who has made requests before.
await prepareRequests();

export class FakeRefusal {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    status: number,
    message: string,
    code = 'conflict',
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.status = status;
    this.headers = headers;
    this.body = { message, code };
  }
}

/** The real timer, which ends a task even if a test uses fake timers. */
const { setTimeout: realTimeout } = globalThis;
const afterThisTask = (work: () => void) => void realTimeout(work, 0);

/**
 * Replaces the server behind axios, for players or for another asker. Paths without an answer get a 404. StrictMode mounts everything twice, so
 * identical GET requests of one task count as one.
 */
export function fakeServer(answers: Record<string, Answer | object>, asker: AxiosInstance = http) {
  const sent: Sent[] = [];
  const reading = new Map<string, Promise<AxiosResponse>>();
  asker.defaults.adapter = (config) => {
    if (config.method !== 'get') return send(config);
    const asked = JSON.stringify([config.url, config.params, config.headers.get('Authorization')]);
    const shared = reading.get(asked) ?? send(config);
    reading.set(asked, shared);
    const over = () => void reading.delete(asked);
    shared.then(over, over);
    afterThisTask(over);
    return shared;
  };
  return {
    sent,
    answers,
    paths: () => sent.map(({ path }) => path),
    /** What was sent to a path, in its order: what pages ask for late comes between, sooner or later. */
    sentTo: (asked: string) => sent.filter(({ path }) => path === asked),
  };

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

/** Rejects after the request's timeout, as axios does; never if it has none. */
const lateness = (config: InternalAxiosRequestConfig) =>
  new Promise<never>((_, reject) => {
    if (!config.timeout) return;
    setTimeout(() => reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config)), config.timeout);
  });

function settle(config: InternalAxiosRequestConfig, result: unknown): AxiosResponse {
  const failed = result instanceof FakeRefusal;
  const status = failed ? result.status : 200;
  const data: unknown = failed ? result.body : result;
  const headers = failed ? { ...result.headers } : {};
  const response = { data, status, statusText: '', headers, config };
  if (!failed) return response;
  const code = status >= 500 ? AxiosError.ERR_BAD_RESPONSE : AxiosError.ERR_BAD_REQUEST;
  throw new AxiosError(`Status ${status}`, code, config, null, response);
}

/** A promise and its `resolve`, for replies that a test sends later. */
export function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
