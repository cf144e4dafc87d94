import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import * as core from 'zod/v4/core';
import type { BodyOf, Call, QueryOf, ReplyOf } from '../../../contract/call.ts';
import {
  attack,
  battleContinue,
  runAway,
  selectBattlePokemon,
  switchPokemon,
} from '../../../contract/game.ts';
import { isReason, SENTENCES, sentenceBy, type Wording, worded } from '../../../contract/refusals/reasons.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Services } from '../../services.ts';
import { admitOperator } from '../admission/operator.ts';
import { type Caller, type ReadCaller, readCaller, sessionOf } from '../admission/session.ts';
import { malformedFields, Refusal } from '../refusal.ts';
import {
  idempotent,
  keyInUse,
  keyOf,
  REPLAYED,
  type Repeatable,
  replyKept,
  type Work,
} from './idempotency.ts';
import { writeInSlices } from './largeReply.ts';

const MOST_ISSUES = 10;
const MOST_PATH = 100;

/** Validates a value and returns the schema's output. @throws Refusal 400 that names the fields, never their values */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const outcome = z.safeParse(schema, value);
  if (outcome.success) return outcome.data;
  const found = outcome.error.issues.slice(0, MOST_ISSUES);
  const issues = found.map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, MOST_PATH),
    message: reasonOf(issue)?.message ?? issue.message,
  }));
  // The contract's reason if it has one, for errors that players can make; otherwise a general one.
  const reason = found.map(reasonOf).find((one) => one !== null);
  throw malformedFields(reason ?? worded('invalid'), issues);
}

/** The reason that the contract names in place of a message, with the greatest length if it is one of those. */
function reasonOf(issue: core.$ZodIssue): Wording | null {
  const { message: reason } = issue;
  if (!isReason(reason)) return null;
  const facts = issue.code === 'too_big' ? { most: Number(issue.maximum) } : undefined;
  return { message: sentenceBy(SENTENCES, reason, facts), reason, facts };
}

/** The parts of a schema that can contain objects. */
interface Parts {
  readonly innerType?: core.$ZodType;
  readonly element?: core.$ZodType;
  readonly shape?: Readonly<Record<string, core.$ZodType>>;
}

const compiled = new WeakMap<core.$ZodType, core.$ZodType>();

/**
 * Returns the same schema with objects that zod compiles at their first use, which halves the time of a reply. The
 * contract's objects are not compiled, because the browsers' security policy forbids it. Kinds of schemas that are not
 * named here stay unchanged.
 */
function compile(schema: core.$ZodType): core.$ZodType {
  const known = compiled.get(schema);
  if (known) return known;
  const { constr, def } = schema._zod as unknown as { constr: new (def: Parts) => core.$ZodType; def: Parts };
  const inner = def.innerType && { innerType: compile(def.innerType) };
  const element = def.element && { element: compile(def.element) };
  const shape = def.shape && {
    shape: Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, compile(field)])),
  };
  const parts = { ...def, ...inner, ...element, ...shape };
  const twin = shape ? new core.$ZodObjectJIT(parts as unknown as core.$ZodObjectDef) : new constr(parts);
  compiled.set(schema, twin);
  return twin;
}

/** Validates a reply and removes fields that are not in its schema. @throws Error if the reply breaks the contract */
export function checkedReply(name: string, schema: z.ZodMiniType, value: unknown): unknown {
  const outcome = core.safeParse(compile(schema), value);
  if (outcome.success) return outcome.data;
  const fields = outcome.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The reply of ${name} breaks its contract (${fields.join('; ')})`);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call, for the log and the metrics. */
    call?: string;
    /** Whether the reply stays open as a stream of events. */
    isStream?: boolean;
  }
}

/** An admitted and validated request. */
type Input<C extends Call, Who> = {
  /** The player; undefined in calls that need none. */
  readonly caller: C['access'] extends 'player' ? Who : undefined;
  readonly body: BodyOf<C>;
  readonly query: QueryOf<C>;
  readonly request: FastifyRequest;
  /** With them a change is one transaction with its key. Changes must use these and not those of the registration. */
  readonly services: Services;
  readonly nothingHappened: Work['nothingHappened'];
  /** Only for handlers that keep the key themselves: the request with its key; undefined if it has none. */
  readonly repeatable: Repeatable | undefined;
} & (C['stream'] extends true ? { readonly reply: FastifyReply } : unknown);

/** The handler of a call. Handlers of streams send the reply themselves. */
interface Action<C extends Call, Who extends { readonly id: string }> {
  (input: Input<C, Who>): Promise<C['stream'] extends true ? unknown : ReplyOf<C>>;
  /** Reads the caller with all data that the handler needs; if omitted, only id and name. */
  readonly readCaller?: ReadCaller<Who>;
  /** The handler itself keeps the key of the request and its reply. */
  readonly keepsKey?: true;
  /**
   * After it, the token of the request is invalid: the kept reply belongs to the session. Returns that reply, or
   * undefined if there is none.
   */
  readonly keptOfSession?: (
    repeatable: Repeatable,
    request: FastifyRequest,
    services: Services,
  ) => Promise<unknown>;
}

/** Makes a handler that needs more of its caller than id and name. One statement reads it together with the session. */
export const withCaller = <C extends Call, Who extends { readonly id: string }>(
  readCaller: ReadCaller<Who>,
  answer: (input: Input<C, Who>) => Promise<ReplyOf<C>>,
): Action<C, Who> => Object.assign(answer, { readCaller });

/** Makes a handler whose whole work is one transaction, also of a request without a key. */
export const inTransaction =
  <C extends Call>(
    answer: (input: Input<C, Caller> & { readonly transaction: Transaction }) => Promise<ReplyOf<C>>,
  ): Action<C, Caller> =>
  (input) =>
    transact(input.services.database, (transaction) => answer({ ...input, transaction }));

/** Makes a handler that keeps the key of a request and its reply itself. */
export const keepingKey = <C extends Call, Who extends { readonly id: string } = Caller>(
  action: Action<C, Who>,
): Action<C, Who> => Object.assign(action, { keepsKey: true as const });

/**
 * Makes a handler after which the token of its request is invalid.
 * @param keptOfSession default: the reply that `route` keeps
 */
export const endingSession = <C extends Call>(
  action: Action<C, Caller>,
  keptOfSession: NonNullable<Action<C, Caller>['keptOfSession']> = (repeatable, _request, { database }) =>
    replyKept(database.drizzle, repeatable),
): Action<C, Caller> => Object.assign(action, { keptOfSession });

const nothing = () => undefined;

const ROUNDS: ReadonlySet<string> = new Set([
  selectBattlePokemon.name,
  attack.name,
  switchPokemon.name,
  runAway.name,
  battleContinue.name,
]);
const OVER: ReadonlySet<unknown> = new Set(['win', 'lose', 'caught']);

/** Whether reads that may be stale show what a call has changed: not a step, nor a round of a battle that goes on. */
function isShownInReads({ name, limit }: Call, reply: unknown): boolean {
  if (limit === 'move') return false;
  if (!ROUNDS.has(name)) return true;
  const { page, fled } = (reply as ReplyOf<typeof attack>).battleDetails;
  return OVER.has(page) || fled === true;
}

/**
 * Registers a call of the contract with its handler. First it checks `access`: a player's token is looked up and
 * counts against `limit`; the operator's calls do not exist if the server has no admin token. Then it validates body
 * and query. A call that changes something runs in the player's turn, at most two that read run at once. With an
 * Idempotency-Key a change is one transaction with the key, unless the handler keeps the key itself. The reply is
 * validated, too; that of a call that reads in slices, as it can be large.
 */
export function route<C extends Call, Who extends { readonly id: string } = Caller>(
  services: Services,
  call: C,
  action: Action<C, Who>,
): void {
  const { app, config, database, staleReads, limits, turns, reads, metrics, logFailure } = services;
  if (call.access === 'admin' && config.adminToken === null) return;
  if ((call.secret || (call.idempotent && call.access === 'anyone')) && !action.keepsKey) {
    throw new Error(
      `${call.name} has to keep its keys itself: nothing secret may be stored, and nobody's key`,
    );
  }
  const read: ReadCaller<{ readonly id: string }> = action.readCaller ?? readCaller;
  const admit = async (request: FastifyRequest): Promise<{ readonly id: string } | undefined> => {
    if (call.access === 'admin') await admitOperator(services, request);
    if (call.access !== 'player') return undefined;
    const caller = await read(database, request, call.whileSuspended);
    limits.take(call.limit, caller.id);
    metrics?.seePlayer(caller.id);
    return caller;
  };
  const repeatableOf = (request: FastifyRequest, reply: FastifyReply, body: unknown, sender: string) => {
    const key = call.idempotent ? keyOf(request) : undefined;
    const replayed = () => void reply.header(REPLAYED, 'true');
    return key === undefined ? undefined : { sender, key, call: call.name, body, replayed };
  };
  /** The kept reply of a request that has ended its own session. @throws the refusal if there is none */
  const keptOfSession = async (request: FastifyRequest, reply: FastifyReply, refusal: unknown) => {
    const session = sessionOf(request);
    const isEnded = action.keptOfSession && refusal instanceof Refusal && refusal.status === 401;
    if (!isEnded || !session || !request.headers['idempotency-key']) throw refusal;
    const body = call.body && checked(call.body, request.body ?? {});
    const repeatable = repeatableOf(request, reply, body, session);
    const kept = repeatable && (await action.keptOfSession?.(repeatable, request, services));
    if (kept === undefined) throw refusal;
    return checkedReply(call.name, call.reply, kept);
  };
  /** Senders and keys of the requests that run now. */
  const running = new Set<string>();
  const runOnce = async (repeatable: Repeatable, work: (work: Work) => Promise<unknown>) => {
    const name = `${repeatable.sender} ${repeatable.key}`;
    running.add(name);
    return idempotent(database, repeatable, work).finally(() => running.delete(name));
  };
  app.route({
    method: call.method,
    url: call.path,
    config: { call: call.name, isStream: call.stream },
    handler: async (request, reply) => {
      // Replies are private to the caller and must not be cached.
      reply.header('cache-control', 'no-store');
      let caller: { readonly id: string } | undefined;
      try {
        caller = await admit(request);
      } catch (refusal) {
        return keptOfSession(request, reply, refusal);
      }
      // A missing body counts as an empty object; the contract decides whether that is valid.
      const body = call.body && checked(call.body, request.body ?? {});
      const query = call.query && checked(call.query, request.query);
      const input = { caller, body, query, request, services, nothingHappened: nothing };
      const act = (more: object) => action({ ...input, ...more } as unknown as Input<C, Who>);
      if (call.stream) return act({ reply });
      const sender = (action.keptOfSession && sessionOf(request)) || (caller?.id ?? call.access);
      const repeatable = repeatableOf(request, reply, body, sender);
      const answer = (): Promise<unknown> =>
        repeatable && !action.keepsKey
          ? runOnce(repeatable, (work) =>
              act({
                services: { ...services, database: work.database },
                nothingHappened: work.nothingHappened,
              }),
            )
          : act({ repeatable });
      const inTurn = call.method === 'POST' ? turns : reads;
      const answered = caller ? inTurn.take(caller.id, answer) : answer();
      const made = await answered.catch((error: unknown) => {
        const isLate = error instanceof Refusal && error.status === 503;
        throw isLate && repeatable && running.has(`${sender} ${repeatable.key}`) ? keyInUse() : error;
      });
      if (call.method === 'POST') {
        if (caller && staleReads.hasStandby && isShownInReads(call, made)) {
          await staleReads.noteChange(caller.id).catch((error) => {
            // Asked again, the call notes the change and answers with the kept reply.
            if (repeatable) throw error;
            logFailure(call.name, error, request.log);
          });
        }
        return checkedReply(call.name, call.reply, made);
      }
      reply.type('application/json; charset=utf-8');
      return writeInSlices(call.name, call.reply, made, checkedReply);
    },
  });
}
