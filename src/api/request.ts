import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import { en } from '../locales/en.ts';
import { http } from './http.ts';
import { Refusal, toRefusal } from './refusal.ts';

/** Timeout of a request in milliseconds. */
const CALL_MS = 30_000;
/**
 * Longer timeout for battle rounds: a late round may have been played already, so the client then asks for the battle.
 */
const ROUND_MS = 120_000;
const ROUNDS = new Set(['selectBattlePokemon', 'attack', 'catchPokemon', 'battleContinue']);

type PayloadOf<C extends Call> = C['body'] extends undefined ? QueryOf<C> : BodyOf<C>;
type Payload<C extends Call> =
  undefined extends PayloadOf<C> ? [payload?: PayloadOf<C>] : [payload: PayloadOf<C>];

/** Sends a request. Throws a `Refusal` if it fails. */
export async function request<C extends Call>(call: C, ...[payload]: Payload<C>): Promise<ReplyOf<C>> {
  return send(call, payload, {});
}

/**
 * Sends a request that takes effect only once per key. After a lost reply it is safe to send it again with the same
 * key. Throws a `Refusal` if it fails.
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
    // A captive portal answers every request with a login page of its own: that is not a reply of the game.
    if (typeof data !== 'object' || data === null) throw new Refusal(en.errors.foreign, null, null, null);
    return data;
  } catch (problem) {
    throw toRefusal(problem);
  }
}
