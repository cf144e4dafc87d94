import { AxiosError, type AxiosInstance } from 'axios';
import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import { en } from '../locales/en.ts';
import { http } from './http.ts';
import { Refusal, toRefusal } from './refusal.ts';
import { readToken } from './token.ts';

/** Timeout of a request in milliseconds. */
const CALL_MS = 30_000;
/**
 * Longer timeout for battle rounds: a late round may have been played already, so the client then asks for the battle.
 */
const ROUND_MS = 120_000;
const ROUNDS = new Set(['selectBattlePokemon', 'attack', 'catchPokemon', 'battleContinue']);

export type PayloadOf<C extends Call> = C['body'] extends undefined ? QueryOf<C> : BodyOf<C>;
type Payload<C extends Call> =
  undefined extends PayloadOf<C> ? [payload?: PayloadOf<C>] : [payload: PayloadOf<C>];

/** Pauses in milliseconds before a change whose reply was lost is repeated. */
const REPEAT_AFTER_MS = [100, 400];

/** A new idempotency key of 128 random bits. `crypto.randomUUID` exists only on pages with https. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** Who sends requests. */
export interface Sender {
  readonly http: AxiosInstance;
  readonly readToken: () => string | null;
  /** The token as a header, unless `http` adds it by itself. */
  readonly authorise?: () => Readonly<Record<string, string>>;
}
const player: Sender = { http, readToken };

/**
 * Sends a request. A change has a key of its own, with which it is repeated if its reply is lost. Throws a `Refusal` if
 * it fails.
 */
export async function request<C extends Call>(call: C, ...[payload]: Payload<C>): Promise<ReplyOf<C>> {
  return requestAs(player, newKey(), call, payload);
}

/**
 * Sends a change that takes effect only once per key. After a lost reply it is safe to send it again with the same
 * key. Throws a `Refusal` if it fails.
 */
export async function requestOnce<C extends Call>(
  key: string,
  call: C,
  ...[payload]: Payload<C>
): Promise<ReplyOf<C>> {
  return requestAs(player, key, call, payload);
}

/** The same for any sender; a call that reads has no use for the key. Throws a `Refusal` if it fails. */
export async function requestAs<C extends Call>(
  sender: Sender,
  key: string,
  call: C,
  payload: PayloadOf<C> | undefined,
): Promise<ReplyOf<C>> {
  return call.method === 'GET' ? send(sender, call, payload, {}) : sendSurely(sender, key, call, payload);
}

/** Sends a request with a token of its own, in place of the stored one. Throws a `Refusal` if it fails. */
export async function requestWith<C extends Call>(
  token: string,
  call: C,
  ...[payload]: Payload<C>
): Promise<ReplyOf<C>> {
  const authorise = () => ({ Authorization: `Bearer ${token}` });
  return requestAs({ ...player, authorise }, newKey(), call, payload);
}

/**
 * Whether the connection broke, or a proxy lost the server: the change may have been made. After a timeout the player
 * has waited long enough and decides what to do.
 */
const isLost = ({ status, transport }: Refusal): boolean =>
  transport === AxiosError.ERR_NETWORK || status === 502 || status === 504;

async function sendSurely<C extends Call>(
  sender: Sender,
  key: string,
  call: C,
  payload: PayloadOf<C> | undefined,
): Promise<ReplyOf<C>> {
  const token = sender.readToken();
  const headers = { 'Idempotency-Key': key };
  for (const pause of REPEAT_AFTER_MS) {
    try {
      return await send(sender, call, payload, headers);
    } catch (problem) {
      const isRepeatable = isLost(toRefusal(problem)) && navigator.onLine;
      if (!isRepeatable) throw problem;
      await new Promise((resolve) => setTimeout(resolve, pause));
      // The key belongs to the player who has sent it.
      if (sender.readToken() !== token) throw problem;
    }
  }
  return send(sender, call, payload, headers);
}

async function send<C extends Call>(
  { http, authorise }: Sender,
  call: C,
  payload: PayloadOf<C> | undefined,
  keyed: Readonly<Record<string, string>>,
): Promise<ReplyOf<C>> {
  try {
    const headers = { ...authorise?.(), ...keyed };
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
