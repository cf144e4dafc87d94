import { toRefusal } from '../api/refusal.ts';
import { newKey } from '../api/request.ts';
import { createEmitter } from '../bridge/signals/emitter.ts';
import { refreshProfile } from './session/session.ts';

const repeats = createEmitter<void>();
/** Tells when the server has repeated a reply, which may be older than what is shown. Returns a function that ends it. */
export const onRepeated = repeats.on;

/** Idempotency keys of requests whose outcome is unknown, by a description of the request. */
const undecided = new Map<string, string>();

/**
 * Sends a request that must take effect only once. If the reply is lost, the next try with the same `what` uses the
 * same key, and the server repeats its first reply.
 */
export async function idempotent<T>(what: string, send: (key: string) => Promise<T>): Promise<T> {
  const isRepeated = undecided.has(what);
  const key = undecided.get(what) ?? newKey();
  undecided.set(what, key);
  try {
    const reply = await send(key);
    undecided.delete(what);
    if (isRepeated) {
      void refreshProfile();
      repeats.emit();
    }
    return reply;
  } catch (problem) {
    const { status } = toRefusal(problem);
    if (status !== null && status < 500) undecided.delete(what);
    throw problem;
  }
}
