import type { FastifyInstance, InjectOptions } from 'fastify';
import type { QueryResultRow } from 'pg';
import type { Logger } from 'pino';
import type { BodyOf, Call, ReplyOf } from '../../contract/call.ts';
import type { ErrorReply } from '../../contract/errors.ts';
import { buildApp } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import { connect, type DatabaseOptions } from '../../server/database/connect.ts';
import type { StaleReads } from '../../server/database/standby/standby.ts';
import type { Game } from '../../server/domain/game.ts';
import { createHashQueue, type HashQueue } from '../../server/http/admission/hashQueue.ts';
import type { Timeouts } from '../../server/http/bareApp.ts';
import type { Metrics } from '../../server/metrics/metrics.ts';
import { testConfig } from './config.ts';
import { newDatabase, type TestDatabase } from './database/database.ts';

/** The response to a call: `body` if it succeeded, `refusal` if it was refused. */
export interface Answer<C extends Call = Call> {
  readonly status: number;
  readonly body: ReplyOf<C>;
  readonly refusal: ErrorReply;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Sends one request; `payload` is the body of a POST or the query of a GET. */
export type Ask = <C extends Call>(
  call: C,
  payload?: BodyOf<C> | Record<string, unknown> | null,
  headers?: Record<string, string>,
) => Promise<Answer<C>>;

export interface TestServer {
  readonly app: FastifyInstance;
  readonly url: string;
  /** Sends a request without a token. */
  readonly ask: Ask;
  readonly askWith: (token: string, address?: string) => Ask;
  readonly send: (request: InjectOptions) => Promise<Answer>;
  /** Queries or changes the database directly. */
  readonly sql: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Closes the server. Drops the database, unless it was given. */
  readonly close: () => Promise<void>;
}

/** The part of a server that works in the same way in this process and in another one. */
export type AnyServer = Pick<TestServer, 'url' | 'ask' | 'sql' | 'close'> & {
  readonly askWith: (token: string) => Ask;
};

interface Options {
  readonly config?: Partial<Config>;
  /** The database to use: that of another server, for example. Default: a new one, dropped at the end. */
  readonly database?: Pick<TestDatabase, 'url'>;
  readonly staleReads?: StaleReads;
  readonly game?: Game;
  readonly limitClock?: () => number;
  /** Default: a queue whose hashes are as light as they can be. */
  readonly hashes?: HashQueue;
  readonly logger?: Logger;
  readonly randomBytes?: (count: number) => Buffer;
  readonly now?: () => number;
  readonly clientFolder?: string;
  readonly releasesFolder?: string;
  readonly timeouts?: Timeouts;
  readonly limits?: DatabaseOptions;
  readonly stopping?: AbortSignal;
  readonly metrics?: Metrics;
}

/** The least that argon2id allows: thousands of players sign up in the tests, and few of these are about passwords. */
const LIGHT = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Starts a server for a test, without a port. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const { config: changes, database: given, limits, ...parts } = options;
  const config = testConfig(changes);
  const home: Pick<TestDatabase, 'url'> & Partial<TestDatabase> = given ?? (await newDatabase());
  const database = connect(home.url, () => undefined, limits);
  const hashes = createHashQueue(config.rateLimit, undefined, LIGHT);
  const app = await buildApp({ config, database, hashes, clientFolder: '/nowhere', ...parts });
  const send = async (request: InjectOptions): Promise<Answer> => {
    const response = await app.inject(request);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    // A reply to HEAD has no body.
    const body = isJson && response.payload ? JSON.parse(response.payload) : null;
    return {
      status: response.statusCode,
      body,
      refusal: body,
      headers: response.headers,
      text: response.payload,
    };
  };
  const askWith =
    (token: string, address?: string): Ask =>
    async <C extends Call>(call: C, payload?: unknown, headers: Record<string, string> = {}) => {
      const query = call.method === 'GET' && payload ? { query: payload as Record<string, string> } : {};
      const body =
        call.method === 'POST' && payload !== undefined
          ? { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }
          : { headers: {} };
      const authorization = token === '' ? {} : { authorization: `Bearer ${token}` };
      return (await send({
        method: call.method,
        url: call.path,
        ...query,
        ...body,
        headers: { ...body.headers, ...authorization, ...headers },
        ...(address && { remoteAddress: address }),
      })) as Answer<C>;
    };
  return {
    app,
    url: home.url,
    ask: askWith(''),
    askWith,
    send,
    sql: async (text, values) => (await database.pool.query(text, values)).rows,
    close: async () => {
      await app.close();
      await database.close();
      if (!given) await home.drop?.();
    },
  };
}

/** Two servers on one database, for tests of concurrency that only the database controls. */
export interface TwoServers {
  readonly server: TestServer;
  readonly second: TestServer;
  readonly close: () => Promise<void>;
}

/** Starts two servers on a new database, which is dropped at the end. */
export async function startTwoServers(options: Omit<Options, 'database'> = {}): Promise<TwoServers> {
  const database = await newDatabase();
  const server = await startServer({ ...options, database });
  const second = await startServer({ ...options, database });
  return {
    server,
    second,
    close: async () => {
      await server.close();
      await second.close();
      await database.drop();
    },
  };
}

/** The status of an answer, and the code of a refusal: `409 conflict`. */
export const said = ({ status, refusal }: { status: number; refusal: { code?: string } }): string =>
  status === 200 ? '200' : `${status} ${refusal.code}`;
