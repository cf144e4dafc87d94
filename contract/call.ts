import type { output, ZodMiniType } from 'zod/mini';

/** Who may make a call: everybody, a player with a token, or the operator with the admin token. */
export type Access = 'anyone' | 'player' | 'admin';

/** The rate limit that a player's call counts against: steps, replays and exports have limits of their own. */
export type PlayerLimit = 'action' | 'move' | 'replay' | 'export';

/** One call of the HTTP API. Server, client, tests and the OpenAPI page are made from these definitions. */
export interface Call<
  Body extends ZodMiniType | undefined = ZodMiniType | undefined,
  Query extends ZodMiniType | undefined = ZodMiniType | undefined,
  Reply extends ZodMiniType = ZodMiniType,
  By extends Access = Access,
  Stream extends boolean = boolean,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: By;
  readonly limit: PlayerLimit;
  readonly summary: string;
  readonly body: Body;
  readonly query: Query;
  readonly reply: Reply;
  /** HTTP status codes of refusals that the call may answer with, beside 429 and 503. */
  readonly refusals: readonly number[];
  /**
   * The handler sends the reply itself, in pieces: a stream of events (a reply of text), which stays open until the
   * client or the server ends it, or a large JSON object.
   */
  readonly stream: Stream;
  /**
   * If a request has the header `Idempotency-Key`, the call takes effect only once for each value of it. True for every
   * call that changes something.
   */
  readonly idempotent: boolean;
  /** Body or reply has a password, a token or a code: what is kept of it for a repeat is encrypted. */
  readonly secret: boolean;
  /** Also a suspended player may make the call. False for most calls, which then answer 403 with the code `suspended`. */
  readonly whileSuspended: boolean;
}

export type BodyOf<C extends Call> = C['body'] extends ZodMiniType ? output<C['body']> : undefined;
export type QueryOf<C extends Call> = C['query'] extends ZodMiniType ? output<C['query']> : undefined;
export type ReplyOf<C extends Call> = output<C['reply']>;

interface Definition<Reply, By> {
  name: string;
  access?: By;
  limit?: PlayerLimit;
  summary: string;
  reply: Reply;
  refusals?: readonly number[];
  whileSuspended?: boolean;
}

const REFUSALS: Record<Access, readonly number[]> = {
  anyone: [400],
  player: [400, 401, 403],
  admin: [400, 401],
};

/** Declares a call that reads. Access defaults to `player`. */
export function get<
  Reply extends ZodMiniType,
  Query extends ZodMiniType | undefined = undefined,
  By extends Access = 'player',
  Stream extends boolean = false,
>(
  path: string,
  definition: Definition<Reply, By> & { query?: Query; stream?: Stream },
): Call<undefined, Query, Reply, By, Stream> {
  const {
    access = 'player' as By,
    limit = 'action',
    query,
    refusals = [],
    stream,
    whileSuspended = false,
    ...rest
  } = definition;
  return {
    ...rest,
    method: 'GET',
    path,
    access,
    limit,
    body: undefined,
    query: query as Query,
    refusals: [...REFUSALS[access], ...refusals],
    stream: (stream ?? false) as Stream,
    idempotent: false,
    secret: false,
    whileSuspended,
  };
}

/** Declares a call that changes something, once for each `Idempotency-Key`. Access defaults to `player`. */
export function post<
  Reply extends ZodMiniType,
  Body extends ZodMiniType | undefined = undefined,
  By extends Access = 'player',
>(
  path: string,
  definition: Definition<Reply, By> & { body?: Body; secret?: boolean },
): Call<Body, undefined, Reply, By, false> {
  const {
    access = 'player' as By,
    limit = 'action',
    body,
    refusals = [],
    secret = false,
    whileSuspended = false,
    ...rest
  } = definition;
  return {
    ...rest,
    method: 'POST',
    path,
    access,
    limit,
    body: body as Body,
    query: undefined,
    refusals: [...new Set([...REFUSALS[access], ...refusals, 409, 422])],
    stream: false,
    idempotent: true,
    secret,
    whileSuspended,
  };
}
