import type { ErrorCode, ErrorReply } from '../../contract/errors.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import type { Suspension } from '../../contract/shapes/moderation.ts';

type Issues = NonNullable<ErrorReply['issues']>;

/** An error with the reply to a refused request. Thrown inside a transaction, it rolls the transaction back. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: Issues | undefined;
  /** The current state of creatures that have changed since the player saw them. */
  readonly pokemons: readonly Creature[] | undefined;
  /** Only with the code `suspended`. */
  readonly suspension: Suspension | undefined;
  /** Seconds until the client should retry. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: {
      issues?: Issues;
      retryAfter?: number;
      pokemons?: readonly Creature[];
      suspension?: Suspension;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
    this.pokemons = more.pokemons;
    this.suspension = more.suspension;
  }
}

/** 400: the request does not match its schema; `issues` name the fields. */
export const malformed = (message: string, issues?: Issues) =>
  new Refusal(400, 'invalid_payload', message, issues && { issues });
/** 400: the request could never be valid. */
export const forbiddenByRule = (message: string) => new Refusal(400, 'forbidden_by_rule', message);
/** 401: no token, an invalid token, or a wrong name or password. */
export const unauthorized = (message = 'Please login') => new Refusal(401, 'unauthorized', message);
/** 401: a player who is logged in has typed a wrong password. The session stays: only this call is refused. */
export const wrongPassword = () => new Refusal(401, 'wrong_password', 'This is not your password');
/** 404: it does not exist, or the player may not see it. */
export const notFound = (message: string) => new Refusal(404, 'not_found', message);
/** 409: not possible in the current state. */
export const conflict = (message: string) => new Refusal(409, 'conflict', message);
/** 409: favourites are protected from being given away by accident. */
export const favourite = () => new Refusal(409, 'favourite', 'This is one of your favourites');
/** 503: the server cannot answer now; sends the seconds until a retry. */
export const unavailable = (message = 'The server is busy. Please try again.') =>
  new Refusal(503, 'unavailable', message, { retryAfter: 1 });
/** @param seconds until a retry can succeed; rounded up to whole seconds */
export const rateLimited = (seconds: number) =>
  new Refusal(429, 'rate_limited', 'Too many requests. Please wait a moment.', {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
