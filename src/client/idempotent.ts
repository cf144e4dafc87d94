import { toRefusal } from '../api/refusal.ts';

/** Keys of calls of which it is not known whether they took effect, by what was asked for. */
const undecided = new Map<string, string>();

const newKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/**
 * Sends something that must take effect once. Where the reply was lost, the next try of the same carries the same key,
 * so that the server answers what it answered before.
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
