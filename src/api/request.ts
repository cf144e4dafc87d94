import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import { en } from '../locales/en.ts';
import { http } from './http.ts';
import { Refusal, toRefusal } from './refusal.ts';

/** Milliseconds after which a call counts as lost, so that whoever waits for it can go on. */
const CALL_MS = 30_000;
/** A round that was sent has perhaps been played: it is waited for as long as for a script, and then asked for. */
const ROUND_MS = 120_000;
const ROUNDS = new Set(['selectBattlePokemon', 'attack', 'catchPokemon', 'battleContinue']);

type PayloadOf<C extends Call> = C['body'] extends undefined ? QueryOf<C> : BodyOf<C>;
type Payload<C extends Call> =
  undefined extends PayloadOf<C> ? [payload?: PayloadOf<C>] : [payload: PayloadOf<C>];

/** Makes a call of the wire. Throws a `Refusal` when it does not succeed. */
export async function request<C extends Call>(call: C, ...[payload]: Payload<C>): Promise<ReplyOf<C>> {
  return send(call, payload, {});
}

/**
 * Makes a call that takes effect once for each key, however often it is sent: where a reply was lost, it is safe to ask
 * again with the same key. Throws a `Refusal` when it does not succeed.
 */
export async function requestOnce<C extends Call>(
  key: string,
  call: C,
  ...[payload]: Payload<C>
): Promise<ReplyOf<C>> {
  return send(call, payload, { 'Idempotency-Key': key });
}

async function send<C extends Call>(
  call: C,
  payload: PayloadOf<C> | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<ReplyOf<C>> {
  try {
    const sent = call.method === 'GET' ? { params: payload } : { data: payload };
    const timeout = ROUNDS.has(call.name) ? ROUND_MS : CALL_MS;
    const { method, path: url } = call;
    const { data } = await http.request<ReplyOf<C>>({ method, url, headers, timeout, ...sent });
    // A network that wants a login first answers every call with a page of its own: then no reply has come.
    if (typeof data !== 'object' || data === null) throw new Refusal(en.errors.foreign, null, null, null);
    return data;
  } catch (problem) {
    throw toRefusal(problem);
  }
}
