import { availableParallelism } from 'node:os';
import { unavailable } from '../refusal.ts';

interface Sizes {
  /** Hashes that run at once. */
  readonly atOnce: number;
  /** Requests of one site that wait for their turn. */
  readonly waitingOfSite: number;
  /** Requests that wait for their turn, wherever they come from. */
  readonly waitingOfAll: number;
}

/** Hashes run on the four threads of libuv; one is left to files and to names of hosts. */
const MOST_AT_ONCE = 3;

/**
 * Runs passwords' hashes a few at a time. Sites take turns: one with many requests waits for its own, and a request
 * from elsewhere waits for at most one of each.
 */
export class HashQueue {
  readonly #sizes: Sizes;
  /** What waits, by site; the site whose turn is next comes first. */
  readonly #lines = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(sizes: Sizes) {
    this.#sizes = sizes;
  }

  /** Requests that wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Runs work when it is its site's turn.
   * @param site where the request comes from
   * @throws Refusal 503 where too many of this site, or of all, wait already
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

  /** Gives the place that has become free to the next site, which then goes to the end of the row. */
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
/** About a second and a half on two cores. */
const WAITING_OF_ALL = 200;

/** @param limited false: a site may use up the whole queue (RATE_LIMIT=off) */
export const createHashQueue = (limited: boolean): HashQueue =>
  new HashQueue({
    atOnce: Math.min(availableParallelism(), MOST_AT_ONCE),
    waitingOfSite: limited ? WAITING_OF_SITE : WAITING_OF_ALL,
    waitingOfAll: WAITING_OF_ALL,
  });
