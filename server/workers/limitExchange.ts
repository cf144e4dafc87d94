import type { LimitName, Limits } from '../http/admission/limits.ts';
import type { Taken } from './messages.ts';

/** Milliseconds for which counted events are collected before they are sent. */
const COLLECT = 20;

/**
 * Collects the events that this process has counted and sends them in batches, so that the workers of a machine count
 * together. For up to 20 ms a worker does not know what others have counted: a burst may then be allowed by each of
 * them once, and is paid back by a longer wait.
 */
export class LimitExchange {
  readonly #send: (taken: Taken) => void;
  readonly #counts = new Map<string, [LimitName, string, number]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(send: (taken: Taken) => void) {
    this.#send = send;
  }

  /** Notes an event that this process has counted. */
  readonly note = (name: LimitName, key: string): void => {
    const id = `${name} ${key}`;
    const entry = this.#counts.get(id);
    if (entry) entry[2] += 1;
    else this.#counts.set(id, [name, key, 1]);
    this.#timer ??= setTimeout(() => this.flush(), COLLECT).unref();
  };

  /** Sends what was noted so far. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const taken = [...this.#counts.values()];
    this.#counts.clear();
    if (taken.length > 0) this.#send(taken);
  }
}

/** Counts events that another process has allowed. */
export function countTaken(limits: Limits, taken: Taken): void {
  for (const [name, key, times] of taken) limits.countElsewhere(name, key, times);
}
