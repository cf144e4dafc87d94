import { unavailable } from '../refusal.ts';

/** Calls of one player that wait for the one before. A page sends a handful at once. */
const MOST_WAITING = 60;
/** Milliseconds that a call waits for its turn. */
const TURN_TIMEOUT = 5000;

/**
 * Lets calls of one player that change something come one after the other. The database makes them wait for each other
 * anyway, but there each of them holds a connection while it waits, and one player could hold all that there are.
 * Other servers have turns of their own: what keeps them apart is the database's lock alone.
 */
export class Turns {
  /** Whoever has a turn, with those that wait behind. */
  readonly #queues = new Map<string, (() => void)[]>();

  /**
   * Does some work once all earlier work of the same key is done.
   * @throws Refusal 503 where too many wait already, or for too long
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

  /** Keys that somebody works for. */
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
