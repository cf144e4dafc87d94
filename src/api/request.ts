import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import { http } from './http.ts';
import { toRefusal } from './refusal.ts';

type PayloadOf<C extends Call> = C['body'] extends undefined ? QueryOf<C> : BodyOf<C>;
type Payload<C extends Call> =
  undefined extends PayloadOf<C> ? [payload?: PayloadOf<C>] : [payload: PayloadOf<C>];

/** Makes a call of the wire. Throws a `Refusal` when it does not succeed. */
export async function request<C extends Call>(call: C, ...[payload]: Payload<C>): Promise<ReplyOf<C>> {
  try {
    const sent = call.method === 'GET' ? { params: payload } : { data: payload };
    const reply = await http.request<ReplyOf<C>>({ method: call.method, url: call.path, ...sent });
    return reply.data;
  } catch (problem) {
    throw toRefusal(problem);
  }
}
