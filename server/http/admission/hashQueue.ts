import { availableParallelism } from 'node:os';
import type { Options } from '@node-rs/argon2';
import { unavailable } from '../refusal.ts';

/** argon2id with 19 MiB, two passes, one lane: OWASP's first choice, takes about 10 ms of one core. */
export const HASH_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface Sizes {
  /** Maximum number of concurrent hashes. */
  readonly atOnce: number;
  /** Maximum number of waiting requests per site. */
  readonly waitingOfSite: number;
  /** Maximum number of waiting requests of all sites. */
  readonly waitingOfAll: number;
}

/** Threads of libuv, on which hashes run, unless the environment says otherwise. */
const THREADS = 4;

/**
 * Limits the number of concurrent password hashes. Sites take turns: a site with many requests waits for its own, and
 * a request of another site waits for at most one of each.
 */
export class HashQueue {
  /** What each hash costs. */
  readonly cost: Options;
  readonly #sizes: Sizes;
  /** Waiting requests by site; the site with the next turn comes first. */
  readonly #lines = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(sizes: Sizes, cost: Options = HASH_COST) {
    this.cost = cost;
    this.#sizes = sizes;
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Runs work when it is its site's turn.
   * @param site of the client
   * @throws Refusal 503 if too many requests of this site, or of all, already wait
   */
  async run<Result>(site: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#sizes.atOnce) this.#running++;
    else await this.#turn(site);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(site: string): Promise<void> {
    const line = this.#lines.get(site) ?? [];
    const { waitingOfSite, waitingOfAll } = this.#sizes;
    if (line.length >= waitingOfSite || this.#waiting >= waitingOfAll) throw unavailable();
    this.#lines.set(site, line);
    this.#waiting++;
    return new Promise((start) => line.push(start));
  }

  /** Gives the free slot to the next site, which then moves to the end of the queue. */
  #next(): void {
    const [next] = this.#lines;
    if (!next) {
      this.#running--;
      return;
    }
    const [site, [start, ...rest]] = next;
    this.#lines.delete(site);
    if (rest.length > 0) this.#lines.set(site, rest);
    this.#waiting--;
    start?.();
  }
}

const WAITING_OF_SITE = 4;
/** Takes about a second and a half on two cores. */
const WAITING_OF_ALL = 200;

/**
 * As many hashes at once as there are cores and threads for them; one thread stays free for files and DNS.
 * @param limited false: one site may fill the whole queue (RATE_LIMIT=off)
 * @param cost of each hash; tests that are not about passwords ask for less
 */
export const createHashQueue = (
  limited: boolean,
  cores = availableParallelism(),
  cost = HASH_COST,
): HashQueue =>
  new HashQueue(
    {
      atOnce: Math.max(1, Math.min(cores, (Number(process.env.UV_THREADPOOL_SIZE) || THREADS) - 1)),
      waitingOfSite: limited ? WAITING_OF_SITE : WAITING_OF_ALL,
      waitingOfAll: WAITING_OF_ALL,
    },
    cost,
  );
