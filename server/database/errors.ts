/** The database cannot be used. The message is one line for the operator. */
export class DatabaseError extends Error {}

interface Coded {
  readonly code?: unknown;
  readonly cause?: unknown;
}

const isCoded = (value: unknown): value is Coded => typeof value === 'object' && value !== null;

/** The innermost error: drizzle wraps what PostgreSQL said, with the statement and its values. */
export function rootCause(error: unknown): unknown {
  return isCoded(error) && isCoded(error.cause) ? rootCause(error.cause) : error;
}

/** The SQLSTATE or system code of a failure, such as `23505` or `ECONNREFUSED`; empty where there is none. */
export function failureCode(error: unknown): string {
  const cause = rootCause(error);
  return isCoded(cause) && typeof cause.code === 'string' ? cause.code : '';
}

/** Serialization failure and deadlock: the same transaction may succeed when tried again. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(failureCode(error));

/**
 * Whether the database cannot serve now: connection lost or refused (class 08, sockets), user or database gone
 * (28, 3D), out of resources (53), a lock that nobody gives free (55P03), stopped by its operator or by a timeout (57), disk or system
 * failure (58).
 */
export function isOutage(error: unknown): boolean {
  const code = failureCode(error);
  if (
    /^(08...|28...|3D...|53...|55P03|57...|58...)$/.test(code) ||
    /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOST|EAI_)/.test(code)
  )
    return true;
  const cause = rootCause(error);
  return (
    cause instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      cause.message,
    )
  );
}
