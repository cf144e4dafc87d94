import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import { http } from './http.ts';
import { toRefusal } from './refusal.ts';

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
    const reply = await http.request<ReplyOf<C>>({ method: call.method, url: call.path, headers, ...sent });
    return reply.data;
  } catch (problem) {
    throw toRefusal(problem);
  }
}
