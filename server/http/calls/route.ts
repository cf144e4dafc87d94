import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyOf, Call, QueryOf, ReplyOf } from '../../../contract/call.ts';
import { checked, checkedReply } from './check.ts';
import { Turns } from './turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call, for the log. */
    call?: string;
  }
}

/** A request that was let in and whose shape is right. */
export interface Input<C extends Call, Caller> {
  readonly caller: Caller;
  readonly body: BodyOf<C>;
  readonly query: QueryOf<C>;
  readonly request: FastifyRequest;
}

const turnsOfServers = new WeakMap<FastifyInstance, Turns>();

/** The turns of a server's players. */
function turnsOf(app: FastifyInstance): Turns {
  const turns = turnsOfServers.get(app) ?? new Turns();
  turnsOfServers.set(app, turns);
  return turns;
}

/** The player who calls; undefined for anybody else. */
const idOf = (caller: unknown): string | undefined =>
  typeof caller === 'object' && caller !== null && 'id' in caller ? String(caller.id) : undefined;

/**
 * Registers one call of the contract. `admit` says who calls (or refuses), then body and query are judged, then
 * `handle` answers; the reply is held against the contract, too. What changes something does so in the player's turn.
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
    config: { call: call.name },
    handler: async (request, answering) => {
      // What a call answers is for its caller alone, and true for the moment.
      answering.header('cache-control', 'no-store');
      const caller = await admit(request);
      // No body is an empty one: whether that will do, the contract says.
      const body = (call.body && checked(call.body, request.body ?? {})) as BodyOf<C>;
      const query = (call.query && checked(call.query, request.query)) as QueryOf<C>;
      const answer = () => handle({ caller, body, query, request });
      const playerId = call.method === 'POST' ? idOf(caller) : undefined;
      const reply = await (playerId === undefined ? answer() : turnsOf(app).take(playerId, answer));
      return checkedReply(call.name, call.reply, reply);
    },
  });
}

/** Admission for calls that anybody may make. */
export const anybody = (): undefined => undefined;
