import { unavailable } from '../refusal.ts';

/** Maximum number of waiting calls of one player. A page sends a few at once. */
const MOST_WAITING = 60;
/** Milliseconds that a call waits for its turn before it is refused. */
const TURN_TIMEOUT = 5000;

/** The running and waiting work of one key. */
interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs the calls of one player in turn, so that they wait in memory and not on connections, of which one player could
 * otherwise hold all. The database serialises changes of one player anyway. Turns apply to this server only; between
 * servers the database's locks apply.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #queues = new Map<string, Queue>();

  /** @param atOnce number of calls of one key that run at the same time */
  constructor(atOnce = 1) {
    this.#atOnce = atOnce;
  }

  /**
   * Runs work once fewer than `atOnce` earlier pieces of work of the same key are left.
   * @throws Refusal 503 if too many already wait, or after a timeout
   */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.#wait(key);
    try {
      return await work();
    } finally {
      this.#end(key);
    }
  }

  /** Number of keys in use. */
  get size(): number {
    return this.#queues.size;
  }

  #wait(key: string): Promise<void> | undefined {
    const queue = this.#queues.get(key);
    if (!queue) return void this.#queues.set(key, { running: 1, waiting: [] });
    const { running, waiting } = queue;
    if (running < this.#atOnce) {
      queue.running += 1;
      return undefined;
    }
    if (waiting.length >= MOST_WAITING) throw unavailable();
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(unavailable());
      }, TURN_TIMEOUT);
      waiting.push(begin);
    });
  }

  #end(key: string): void {
    const queue = this.#queues.get(key);
    if (!queue) return;
    const next = queue.waiting.shift();
    if (next) next();
    else if (queue.running > 1) queue.running -= 1;
    else this.#queues.delete(key);
  }
}
