import type { ErrorCode, ErrorReply } from '../../contract/errors.ts';
import {
  type RefusalFacts,
  type RefusalReason,
  type Why,
  type Wording,
  worded,
} from '../../contract/refusals/reasons.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import type { Suspension } from '../../contract/shapes/operating/moderation.ts';

type Issues = NonNullable<ErrorReply['issues']>;

/** Why nobody is known to the call. */
type Login = 'pleaseLogin' | 'wrongCredentials' | 'wrongCode' | 'wrongAdminToken';

/** An error with the reply to a refused request. Thrown inside a transaction, it rolls the transaction back. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** More precise than the code; null for a sentence of its own. */
  readonly reason: RefusalReason | null;
  readonly facts: RefusalFacts | undefined;
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
    { message, reason, facts }: Wording,
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
    this.reason = reason;
    this.facts = facts;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
    this.pokemons = more.pokemons;
    this.suspension = more.suspension;
  }
}

/** 400: the request does not match its schema. */
export const malformed = (...why: Why) => new Refusal(400, 'invalid_payload', worded(...why));
/** 400: the same, with the fields. */
export const malformedFields = (wording: Wording, issues: Issues) =>
  new Refusal(400, 'invalid_payload', wording, { issues });
/** 400: the request could never be valid. */
export const forbiddenByRule = (...why: Why) => new Refusal(400, 'forbidden_by_rule', worded(...why));
/** 401: no token, an invalid token, or a wrong name or password. */
export const unauthorized = (reason: Login = 'pleaseLogin') =>
  new Refusal(401, 'unauthorized', worded(reason));
/** 401: a player who is logged in has typed a wrong password. The session stays: only this call is refused. */
export const wrongPassword = () => new Refusal(401, 'wrong_password', worded('wrongPassword'));
/** 404: it does not exist, or the player may not see it. */
export const notFound = (...why: Why) => new Refusal(404, 'not_found', worded(...why));
/** 409: not possible in the current state. */
export const conflict = (...why: Why) => new Refusal(409, 'conflict', worded(...why));
/** 409: favourites are protected from being given away by accident. */
export const favourite = () => new Refusal(409, 'favourite', worded('favourite'));
/** 503: the server cannot answer now; sends the seconds until a retry. */
export const unavailable = (reason: 'busy' | 'stopping' | 'tablesBehind' = 'busy') =>
  new Refusal(503, 'unavailable', worded(reason), { retryAfter: 1 });
/** @param seconds until a retry can succeed; rounded up to whole seconds */
export const rateLimited = (seconds: number) =>
  new Refusal(429, 'rate_limited', worded('tooMany'), {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
