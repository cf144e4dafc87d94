import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Trust, trustIn } from './admission/proxies.ts';
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

const ID_HEADER = 'x-request-id';
/** Ids that proxies make: UUIDs, hexadecimal numbers and the like. */
const ID = /^[\w.:-]{8,64}$/;

/**
 * The id under which log, reply and error page name a request: 12 random hexadecimal digits, short enough to read out.
 * A trusted proxy may send its own.
 */
function idOf({ headers, socket }: IncomingMessage, trust: Trust): string {
  const given = headers[ID_HEADER];
  const isGiven = typeof given === 'string' && ID.test(given) && trust(socket?.remoteAddress ?? '');
  return isGiven ? given : randomUUID().slice(-12);
}

/** Creates a Fastify instance without routes: size limits, timeouts, log, and replies to invalid requests, request ids. */
export function bareApp(config: Config, logger: Logger, timeouts: Timeouts = TIMEOUTS): FastifyInstance {
  const trust = trustIn(config.trustedProxies);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request: IncomingMessage) => idOf(request, trust),
    // Requests that come while the server closes are still answered, each as the last one of its connection.
    return503OnClosing: false,
    bodyLimit: MOST_BYTES,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    connectionTimeout: timeouts.idle * 2,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.headers / 2 },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url.split('?')[0] ?? '') ? url : UNDECODABLE),
    trustProxy: config.trustedProxies.length > 0 ? trust : false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenHttp,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(ID_HEADER, request.id);
    done();
  });
  return app as unknown as FastifyInstance;
}
