import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Call, QueryOf, ReplyOf } from '../../../contract/call.ts';
import type { Services } from '../../services.ts';
import { admitOperator } from '../admission/operator.ts';
import { type Caller, type ReadCaller, readCaller } from '../admission/session.ts';
import { checked, checkedReply } from './check.ts';
import { idempotent, keyOf, type Work } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call, for the log. */
    call?: string;
  }
}

/** A request that was let in and whose shape is right. */
type Input<C extends Call, Who> = {
  /** The player, for calls of players. */
  readonly caller: C['access'] extends 'player' ? Who : undefined;
  readonly body: BodyOf<C>;
  readonly query: QueryOf<C>;
  readonly request: FastifyRequest;
} & (C['idempotent'] extends true ? Work : unknown) &
  (C['stream'] extends true ? { readonly reply: FastifyReply } : unknown);

/** What a call does. One that is a stream answers by itself. */
interface Action<C extends Call, Who extends { readonly id: string }> {
  (input: Input<C, Who>): Promise<C['stream'] extends true ? unknown : ReplyOf<C>>;
  /** Reads the player with whatever else the action needs; left out: id and name. */
  readonly readCaller?: ReadCaller<Who>;
}

/** An action that needs more of its player than id and name, read by the statement that looks the session up. */
export const withCaller = <C extends Call, Who extends { readonly id: string }>(
  readCaller: ReadCaller<Who>,
  answer: (input: Input<C, Who>) => Promise<ReplyOf<C>>,
): Action<C, Who> => Object.assign(answer, { readCaller });

/**
 * Answers one call of the contract, as the call's own fields say. First `access`: who calls is read from the token and counted
 * against `limit`, or refused; calls of the operator do not exist where the server has no admin token. Then body and query
 * are judged. What changes something does so in the player's turn, and an `idempotent` call in one transaction with its
 * Idempotency-Key. The reply is held against the contract, too.
 */
export function route<C extends Call, Who extends { readonly id: string } = Caller>(
  services: Services,
  call: C,
  action: Action<C, Who>,
): void {
  const { app, config, database, limits, turns } = services;
  if (call.access === 'admin' && config.adminToken === null) return;
  const read: ReadCaller<{ readonly id: string }> = action.readCaller ?? readCaller;
  const admit = async (request: FastifyRequest): Promise<{ readonly id: string } | undefined> => {
    if (call.access === 'admin') admitOperator(services, request);
    if (call.access !== 'player') return undefined;
    const caller = await read(database, request);
    limits.take(call.limit, caller.id);
    return caller;
  };
  app.route({
    method: call.method,
    url: call.path,
    config: { call: call.name },
    handler: async (request, reply) => {
      // What a call answers is for its caller alone, and true for the moment.
      reply.header('cache-control', 'no-store');
      const caller = await admit(request);
      // No body is an empty one: whether that will do, the contract says.
      const body = call.body && checked(call.body, request.body ?? {});
      const query = call.query && checked(call.query, request.query);
      const act = (more: Partial<Work> & { reply?: FastifyReply }) =>
        action({ caller, body, query, request, ...more } as unknown as Input<C, Who>);
      if (call.stream) return act({ reply });
      const sender = caller?.id ?? call.access;
      const answer = () =>
        call.idempotent
          ? idempotent(database, { sender, call: call.name, key: keyOf(request), body }, act)
          : act({});
      const isInTurn = caller && call.method === 'POST';
      return checkedReply(call.name, call.reply, await (isInTurn ? turns.take(caller.id, answer) : answer()));
    },
  });
}
