import { unavailable } from '../refusal.ts';

/** Maximum number of waiting calls of one player. A page sends a few at once. */
const MOST_WAITING = 60;
/** Milliseconds that a call waits for its turn before it is refused. */
const TURN_TIMEOUT = 5000;

/**
 * Runs calls of one player that change something one after the other. The database serialises them anyway, but each
 * would hold a connection while it waits, so that one player could block all connections. Turns apply to this server
 * only; between servers the database's locks apply.
 */
export class Turns {
  /** Keys in use, with the calls that wait for them. */
  readonly #queues = new Map<string, (() => void)[]>();

  /**
   * Runs work after all earlier work of the same key.
   * @throws Refusal 503 if too many already wait, or after a timeout
   */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.#wait(key);
    try {
      return await work();
    } finally {
      const next = this.#queues.get(key)?.shift();
      if (next) next();
      else this.#queues.delete(key);
    }
  }

  /** Number of keys in use. */
  get size(): number {
    return this.#queues.size;
  }

  #wait(key: string): Promise<void> | undefined {
    const queue = this.#queues.get(key);
    if (!queue) return void this.#queues.set(key, []);
    if (queue.length >= MOST_WAITING) throw unavailable();
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        reject(unavailable());
      }, TURN_TIMEOUT);
      queue.push(begin);
    });
  }
}
