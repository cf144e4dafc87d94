/** The database cannot be used. The message is one line for the operator. */
export class DatabaseError extends Error {}

interface Coded {
  readonly code?: unknown;
  readonly cause?: unknown;
}

const isCoded = (value: unknown): value is Coded => typeof value === 'object' && value !== null;

/** Returns the innermost error: drizzle wraps PostgreSQL's error together with the statement and its values. */
export function rootCause(error: unknown): unknown {
  return isCoded(error) && isCoded(error.cause) ? rootCause(error.cause) : error;
}

/** The SQLSTATE or system code of a failure, such as `23505` or `ECONNREFUSED`; empty if it has none. */
export function failureCode(error: unknown): string {
  const cause = rootCause(error);
  return isCoded(cause) && typeof cause.code === 'string' ? cause.code : '';
}

/** Serialization failure or deadlock: a retry of the same transaction may succeed. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(failureCode(error));

/** The database did not answer in time. */
export class NoAnswer extends Error {
  override readonly message = 'The database does not answer';
}

const messageOf = (error: unknown): string => {
  const cause = rootCause(error);
  return cause instanceof Error ? cause.message : '';
};

/**
 * Whether a statement timed out without a reply. Its connection must not be used again, since the reply may still
 * come.
 */
export const isUnanswered = (error: unknown): boolean => messageOf(error) === 'Query read timeout';

/**
 * Why PostgreSQL cancelled a statement: it waited too long for a lock, or took too long itself; null for other
 * failures. The connection stays usable.
 */
export function slownessOf(error: unknown): 'lock' | 'time' | null {
  const code = failureCode(error);
  if (code === '55P03') return 'lock';
  return code === '57014' ? 'time' : null;
}

/**
 * Whether no connection of the pool became free in time. Either many statements are slow or the database does not
 * answer at all.
 */
export const isPoolBusy = (error: unknown): boolean =>
  messageOf(error) === 'timeout exceeded when trying to connect';

/**
 * Whether the database is unavailable: connection lost, refused or without an answer (class 08, 25P03, sockets), a
 * standby after a failover (25006), user or database gone (28, 3D), out of resources (53), stopped by its operator
 * (57), disk or system failure (58). Only for failures of statements: a client's own broken connection has the same
 * codes.
 */
export function isOutage(error: unknown): boolean {
  if (slownessOf(error)) return false;
  if (rootCause(error) instanceof NoAnswer) return true;
  return (
    /^(08...|25006|25P03|28...|3D...|53...|57...|58...)$/.test(failureCode(error)) ||
    /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOST|EAI_)/.test(failureCode(error)) ||
    isPoolBusy(error) ||
    /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout)/.test(
      messageOf(error),
    )
  );
}
