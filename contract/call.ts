import type { output, ZodMiniType } from 'zod/mini';

/** Who may make a call: anybody, a player with a token, or the operator with the admin token. */
export type Access = 'anyone' | 'player' | 'admin';

/** One call of the wire: server, client, tests and the OpenAPI page are made from it. */
export interface Call<
  Body extends ZodMiniType | undefined = ZodMiniType | undefined,
  Query extends ZodMiniType | undefined = ZodMiniType | undefined,
  Reply extends ZodMiniType = ZodMiniType,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly body: Body;
  readonly query: Query;
  readonly reply: Reply;
  /** HTTP status codes of refusals that the call may answer with, beside 429 and 503. */
  readonly refusals: readonly number[];
  /** The reply is a stream of events, which goes on until either side ends it. */
  readonly stream: boolean;
  /** It takes effect once for each value of the header `Idempotency-Key`, where one is sent. */
  readonly once: boolean;
}

export type BodyOf<C extends Call> = C['body'] extends ZodMiniType ? output<C['body']> : undefined;
export type QueryOf<C extends Call> = C['query'] extends ZodMiniType ? output<C['query']> : undefined;
export type ReplyOf<C extends Call> = output<C['reply']>;

interface Definition<Body, Query, Reply> {
  name: string;
  access?: Access;
  summary: string;
  body?: Body;
  query?: Query;
  reply: Reply;
  refusals?: readonly number[];
  stream?: boolean;
  once?: boolean;
}

const REFUSALS: Record<Access, readonly number[]> = { anyone: [400], player: [400, 401], admin: [400, 401] };

/** Declares a call that reads. Access defaults to `player`. */
export function get<Reply extends ZodMiniType, Query extends ZodMiniType | undefined = undefined>(
  path: string,
  { access = 'player', query, refusals = [], stream = false, ...rest }: Definition<undefined, Query, Reply>,
): Call<undefined, Query, Reply> {
  return {
    ...rest,
    method: 'GET',
    path,
    access,
    body: undefined,
    query: query as Query,
    refusals: [...REFUSALS[access], ...refusals],
    stream,
    once: false,
  };
}

/** Declares a call that changes something. Access defaults to `player`. */
export function post<Reply extends ZodMiniType, Body extends ZodMiniType | undefined = undefined>(
  path: string,
  {
    access = 'player',
    body,
    refusals = [],
    stream = false,
    once = false,
    ...rest
  }: Definition<Body, undefined, Reply>,
): Call<Body, undefined, Reply> {
  return {
    ...rest,
    method: 'POST',
    path,
    access,
    body: body as Body,
    query: undefined,
    refusals: [...REFUSALS[access], ...refusals, ...(once ? [422] : [])],
    stream,
    once,
  };
}
