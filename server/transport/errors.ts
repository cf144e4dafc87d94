import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '../../contract/errors.ts';
import { isOutage, rootCause } from '../database/errors.ts';
import { malformed, notFound, Refusal, unavailable } from '../shared/refusal.ts';

const INTERNAL = new Refusal(500, 'internal', 'Something went wrong. Please try again.');
const TOO_LARGE = new Refusal(413, 'too_large', 'The request is too large');

/** What can be told about any failure; statements, values and stacks stay here. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isOutage(error)) return unavailable();
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413) return TOO_LARGE;
  if (status >= 400 && status < 500) return malformed('The request is not valid JSON');
  return INTERNAL;
}

/** A failure as the log may know it: drizzle's message holds the statement with its values. */
function forLog(error: unknown): Record<string, unknown> {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return { message: String(cause) };
  const { name, message, stack } = cause;
  return { name, message, stack, ...('code' in cause && { code: cause.code }) };
}

export function bodyOf({ message, code, issues }: Refusal): ErrorReply {
  return { message, code, ...(issues && { issues }) };
}

function send(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(refusal.status).header('cache-control', 'no-store').send(bodyOf(refusal));
}

function handle(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error);
  if (refusal.status >= 500 && !(error instanceof Refusal))
    request.log.error({ failure: forLog(error) }, 'failed');
  return send(reply, refusal);
}

/** Every failure becomes `{message, code, issues?}`. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(handle);
}

/** The reply to an address that no call has. */
export const sendUnknown = (reply: FastifyReply): FastifyReply =>
  send(reply, notFound('There is nothing here'));
