import type { ErrorCode, ErrorReply } from '../../contract/errors.ts';
import type { Creature } from '../../contract/shapes/creature.ts';

type Issues = NonNullable<ErrorReply['issues']>;

/** A request that is turned down: the reply to it, and the end of its transaction. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: Issues | undefined;
  /** Creatures as they are now, where the request was about what they were. */
  readonly pokemons: readonly Creature[] | undefined;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: { issues?: Issues; retryAfter?: number; pokemons?: readonly Creature[] } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
    this.pokemons = more.pokemons;
  }
}

/** The request does not have the shape of its call: 400, with what is wrong where. */
export const malformed = (message: string, issues?: Issues) =>
  new Refusal(400, 'invalid_payload', message, issues && { issues });
/** The request could never be right: 400. */
export const forbiddenByRule = (message: string) => new Refusal(400, 'forbidden_by_rule', message);
/** No token or a dead one, or a wrong name or password: 401. */
export const unauthorized = (message = 'Please login') => new Refusal(401, 'unauthorized', message);
/** It does not exist, or not for this player: 404. */
export const notFound = (message: string) => new Refusal(404, 'not_found', message);
/** Not possible in the present state: 409. */
export const conflict = (message: string) => new Refusal(409, 'conflict', message);
/** Nobody gives a favourite away by accident: 409. */
export const favourite = () => new Refusal(409, 'favourite', 'This is one of your favourites');
/** The server cannot answer now, and says when to try again: 503. */
export const unavailable = () =>
  new Refusal(503, 'unavailable', 'The server is busy. Please try again.', { retryAfter: 1 });
/** @param seconds until the next try has a chance, rounded up to whole ones */
export const rateLimited = (seconds: number) =>
  new Refusal(429, 'rate_limited', 'Too many requests. Please wait a moment.', {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
