import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { trustIn } from './admission/proxies.ts';
import { MOST_BYTES } from './bodies.ts';
import { answerBrokenHttp, answerFrameworkError } from './errors.ts';

/** How long the server waits for a client, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request, also on a connection that has not said anything yet. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly idle: number;
}

/** Where addresses are sent that cannot be decoded, so that limits, log and headers are theirs, too. */
const UNDECODABLE = '/undecodable';

const isDecodable = (address: string): boolean => {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
};

const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, idle: 30_000 };

/** A Fastify without a route: its limits on size and time, its log, and how it refuses what is no request. */
export function bareApp(config: Config, logger: Logger, timeouts: Timeouts = TIMEOUTS): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    connectionTimeout: timeouts.idle * 2,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.headers / 2 },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url.split('?')[0] ?? '') ? url : UNDECODABLE),
    trustProxy: config.trustedProxies.length > 0 ? trustIn(config.trustedProxies) : false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenHttp,
  });
  return app as unknown as FastifyInstance;
}
