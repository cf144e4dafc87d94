import { logout } from '../../contract/auth.ts';
import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import { en } from '../locales/en.ts';
import { loadScript } from '../locales/loadScript.ts';
import type { ApiRequest, Transmit } from './http.ts';
import { isLost, NO_CONNECTION, Refusal, toRefusal } from './refusal.ts';
import { noteChange } from './sessionSignals.ts';
import { readToken } from './token.ts';

/** Timeout of a request in milliseconds. */
const CALL_MS = 30_000;
/**
 * Longer timeout for battle rounds: a late round may have been played already, so the client then asks for the battle.
 */
const ROUND_MS = 120_000;
const ROUNDS = new Set(['selectBattlePokemon', 'attack', 'switchPokemon', 'catchPokemon', 'battleContinue']);

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
  readonly transmit: Transmit;
  readonly readToken: () => string | null;
  /** The token as a header, unless `transmit` adds it by itself. */
  readonly authorise?: () => Readonly<Record<string, string>>;
}

type Http = typeof import('./http.ts');
/** axios and what surrounds it; null until it is loaded. */
let http: Http | null = null;

/**
 * Loads axios unless it is there: it comes with the script that every player needs after the login. Pages call this when
 * a request is likely, so that the request need not wait. Throws a `Refusal` if it cannot be loaded.
 */
export async function prepareRequests(): Promise<Http> {
  try {
    http ??= await loadScript(import('./http.ts'));
    return http;
  } catch {
    throw new Refusal(en.errors.offline, null, null, NO_CONNECTION);
  }
}

/** Sends a request that was made before axios was there, unless another player has logged in meanwhile. */
async function transmitFirst<Reply>(sent: ApiRequest): Promise<Reply> {
  const token = readToken();
  const { transmit } = await prepareRequests();
  if (readToken() !== token) throw new Refusal(en.errors.unknown, null, null, null);
  return transmit<Reply>(sent);
}

const player: Sender = {
  // At once if axios is there: a step of a player who walks is sent without a pause.
  transmit: (sent) => (http ? http.transmit(sent) : transmitFirst(sent)),
  readToken,
};

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
  if (call.method === 'GET') return send(sender, call, payload, {});
  const change = sendSurely(sender, key, call, payload);
  return call.path === logout.path ? change : noteChange(change);
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
      // After a timeout the player has waited long enough and decides what to do.
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
  { transmit, authorise }: Sender,
  call: C,
  payload: PayloadOf<C> | undefined,
  keyed: Readonly<Record<string, string>>,
): Promise<ReplyOf<C>> {
  const headers = { ...authorise?.(), ...keyed };
  const sent = call.method === 'GET' ? { params: payload } : { data: payload };
  const timeout = ROUNDS.has(call.name) ? ROUND_MS : CALL_MS;
  const { method, path: url } = call;
  const reply = await transmit<ReplyOf<C>>({ method, url, headers, timeout, ...sent });
  // A captive portal answers every request with a login page of its own: that is not a reply of the game.
  if (typeof reply !== 'object' || reply === null) throw new Refusal(en.errors.foreign, null, null, null);
  return reply;
}
