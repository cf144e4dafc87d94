import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { trustIn } from './admission/proxies.ts';
import { MOST_BYTES } from './bodies.ts';
import { answerBrokenHttp, answerFrameworkError } from './errors.ts';

/** Timeouts for clients, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request, also on a new connection without data. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly idle: number;
}

/** Internal path for addresses that cannot be decoded, so that limits, log and headers apply to them, too. */
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

/** Creates a Fastify instance without routes: size limits, timeouts, log, and replies to invalid requests. */
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
