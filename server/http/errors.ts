import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '../../contract/errors.ts';
import { worded } from '../../contract/refusals/reasons.ts';
import { failureCode, isOutage, isPoolBusy, isTransient, rootCause, slownessOf } from '../database/errors.ts';
import { malformed, notFound, Refusal, unavailable } from './refusal.ts';

const INTERNAL = new Refusal(500, 'internal', worded('internal'));
const SECOND = 1000;
const TOO_LARGE = new Refusal(413, 'too_large', worded('tooLarge'));

const wrongAddress = () => malformed('wrongAddress');
const hasBody = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

/** The public reply to a failure, without statements, values and stacks. */
function refusalFor(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  // Transient failures arrive here after all retries have failed.
  if (isOutage(error) || isTransient(error) || slownessOf(error)) return unavailable();
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413) return TOO_LARGE;
  if (status >= 400 && status < 500) {
    return hasBody(request) ? malformed('notJson') : wrongAddress();
  }
  return INTERNAL;
}

/**
 * A failure in the form for the log. Drizzle's message is left out, because it contains the statement with its values.
 */
function forLog(error: unknown): Record<string, unknown> {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return { message: String(cause) };
  const { name, message, stack } = cause;
  return { name, message, stack, ...('code' in cause && { code: cause.code }) };
}

function bodyOf({ message, code, reason, facts, issues, pokemons, suspension }: Refusal): ErrorReply {
  return {
    message,
    code,
    ...(reason && { reason }),
    ...(facts && { facts: { ...facts } }),
    ...(issues && { issues }),
    ...(pokemons && { pokemons: [...pokemons] }),
    ...(suspension && { suspension }),
  };
}

function send(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(refusal.status).header('cache-control', 'no-store').send(bodyOf(refusal));
}

/** The name of the call that failed; the URL pattern if it is no call. */
const callOf = ({ routeOptions: { config, url } }: FastifyRequest): string => config.call ?? url ?? 'none';

/** Whether the client disconnected before it had sent the whole request; nothing was executed for it. */
const isAbandoned = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

const SLOWNESS = {
  lock: 'A statement waited too long for a lock',
  time: 'A statement took too long',
} as const;

/** Logs why a call has failed. Refusals are no failures. */
export type LogFailure = (call: string, error: unknown, log?: FastifyBaseLogger) => void;

/**
 * Logs slow statements, outages and errors with their call. Outages at most once a second: while the database is away
 * every request fails for the same reason.
 */
export function failureLogger(app: FastifyInstance): LogFailure {
  let due = 0;
  return (call, error, log = app.log) => {
    const code = failureCode(error);
    const slowness = slownessOf(error);
    if (slowness) return log.warn({ call, code }, SLOWNESS[slowness]);
    if (!isOutage(error)) return log.error({ call, failure: forLog(error) }, 'failed');
    if (performance.now() < due) return;
    due = performance.now() + SECOND;
    if (isPoolBusy(error)) return log.error({ call }, 'No connection became free in time');
    const cause = rootCause(error);
    log.error(
      { call, code, reason: cause instanceof Error ? cause.message : String(cause) },
      'The database does not serve',
    );
  };
}

/** Replies to errors that the framework raises before routing. */
export const answerFrameworkError = (
  _error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => {
  send(reply, wrongAddress());
};

/** Sends a short reply to invalid or too slow HTTP, and ends the connection. */
export function answerBrokenHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const slow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const body = JSON.stringify(bodyOf(malformed(slow ? 'tooSlow' : 'notHttp')));
  const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${slow ? '408 Request Timeout' : '400 Bad Request'}\r\n${headers}\r\n\r\n${body}`);
  // Gives slow clients a second to read the reply: closing at once could lose it.
  const farewell = setTimeout(() => socket.destroy(), SECOND).unref();
  socket.once('close', () => clearTimeout(farewell));
}

/** Registers the error handler: the reply to every failure is `{message, code, reason, facts?, issues?}`. */
export function handleErrors(app: FastifyInstance, logFailure: LogFailure): void {
  app.setErrorHandler((error, request, reply) => {
    const call = callOf(request);
    if (isAbandoned(request)) {
      request.log.debug({ call, code: failureCode(error) }, 'The client went away');
      return send(reply, malformed('incomplete'));
    }
    const refusal = refusalFor(error, request);
    if (refusal === INTERNAL || isOutage(error) || slownessOf(error)) logFailure(call, error, request.log);
    return send(reply, refusal);
  });
}

/** The reply to an unknown address or an invalid one. */
export const sendUnknown = ({ url, originalUrl }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(reply, url === originalUrl ? notFound('nothingHere') : wrongAddress());
