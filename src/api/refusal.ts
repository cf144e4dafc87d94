import type { ErrorCode } from '../../contract/errors.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import { en } from '../locales/en.ts';

/** A failed request, with a message that can be shown to the player. */
export class Refusal extends Error {
  /** HTTP status, or null if no reply came. */
  readonly status: number | null;
  /** The server's error code, or null if the reply has none. */
  readonly code: ErrorCode | null;
  /** The code of axios: `ERR_BAD_REQUEST` for every status from 400 to 499, `ECONNABORTED` after a timeout. */
  readonly transport: string | null;
  /** The creatures that have changed since the player saw them, as they are now; only with the code `changed`. */
  readonly pokemons: readonly Creature[];
  /** The id under which the server's log has the request; null if no reply of the game came. */
  readonly requestId: string | null;

  constructor(
    message: string,
    status: number | null,
    code: ErrorCode | null,
    transport: string | null,
    pokemons: readonly Creature[] = [],
    requestId: string | null = null,
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.transport = transport;
    this.pokemons = pokemons;
    this.requestId = requestId;
  }
}

/** Turns anything that a request threw into a `Refusal`. Errors of axios have become one in `http.ts`. */
export function toRefusal(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  return new Refusal(messageOf(problem) ?? en.errors.unknown, null, null, null);
}

/** The code of axios for a request without a reply. */
export const NO_CONNECTION = 'ERR_NETWORK';

/**
 * Whether the connection broke, or a proxy lost the server: no reply of the game came, and a change may have been made.
 * A timeout is none: the connection may be good.
 */
export const isLost = ({ status, transport }: Refusal): boolean =>
  transport === NO_CONNECTION || status === 502 || status === 504;

let lastFailedId: string | null = null;

/** Notes a failed request, for the page of errors that nobody has caught. */
export function noteFailure({ requestId }: Refusal): void {
  lastFailedId = requestId ?? lastFailedId;
}

/** The id of the last request that failed since the page was loaded; null if there is none. */
export const lastFailedRequest = (): string | null => lastFailedId;

/** A string at a key of anything; null if there is none, or an empty one. */
export const textAt = (value: unknown, key: string): string | null => {
  if (typeof value !== 'object' || value === null || !(key in value)) return null;
  const text: unknown = (value as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : null;
};
/** The message for the player in a reply's body or an error; null if it has none. */
export const messageOf = (value: unknown) => textAt(value, 'message');
/** The error code of a reply's body; null if it has none. */
export const codeOf = (value: unknown) => textAt(value, 'code') as ErrorCode | null;
