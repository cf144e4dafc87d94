import { toRefusal } from '../api/refusal.ts';
import { newKey } from '../api/request.ts';

/** Idempotency keys of requests whose outcome is unknown, by a description of the request. */
const undecided = new Map<string, string>();

/**
 * Sends a request that must take effect only once. If the reply is lost, the next try with the same `what` uses the
 * same key, and the server repeats its first reply.
 */
export async function idempotent<T>(what: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = undecided.get(what) ?? newKey();
  undecided.set(what, key);
  try {
    const reply = await send(key);
    undecided.delete(what);
    return reply;
  } catch (problem) {
    const { status } = toRefusal(problem);
    if (status !== null && status < 500) undecided.delete(what);
    throw problem;
  }
}
