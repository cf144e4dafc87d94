import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import { checked, checkedReply } from './check.ts';

/** A request that was let in and whose shape is right. */
export interface Input<C extends Call, Caller> {
  readonly caller: Caller;
  readonly body: BodyOf<C>;
  readonly query: QueryOf<C>;
  readonly request: FastifyRequest;
}

/**
 * Registers one call of the contract. `admit` says who calls (or refuses), then body and query are judged, then
 * `handle` answers; the reply is held against the contract, too.
 */
export function route<C extends Call, Caller>(
  app: FastifyInstance,
  call: C,
  admit: (request: FastifyRequest) => Caller | Promise<Caller>,
  handle: (input: Input<C, Caller>) => Promise<ReplyOf<C>>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request) => {
      const caller = await admit(request);
      // No body is an empty one: whether that will do, the contract says.
      const body = (call.body && checked(call.body, request.body ?? {})) as BodyOf<C>;
      const query = (call.query && checked(call.query, request.query)) as QueryOf<C>;
      const reply = await handle({ caller, body, query, request });
      return checkedReply(call.name, call.reply, reply);
    },
  });
}

/** Admission for calls that anybody may make. */
export const anybody = (): undefined => undefined;
