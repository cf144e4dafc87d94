/** How many may come at once, and how many a second after that. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** Keys of one generation. Two are kept, so that a flood of keys costs neither memory nor time. */
const MOST_KEYS = 25_000;

/**
 * Limits events per key: at most `burst` at once, refilled at `perSecond` (the generic cell rate algorithm, one
 * number per key). The clock is monotonic, so that setting the machine's clock changes nothing.
 */
export class Limiter {
  readonly #spacing: number;
  readonly #window: number;
  #young = new Map<string, number>();
  #old = new Map<string, number>();
  readonly #now: () => number;

  /** @param now milliseconds on a clock that never goes back */
  constructor({ burst, perSecond }: Pace, now: () => number = () => performance.now()) {
    this.#spacing = 1000 / perSecond;
    this.#window = this.#spacing * burst;
    this.#now = now;
  }

  /** Seconds to wait before another event of this key is allowed; 0 where it is allowed now. */
  wait(key: string): number {
    const now = this.#now();
    const due = Math.max(this.#dueOf(key), now);
    const over = due + this.#spacing - now - this.#window;
    // Sums of fractions: what is over by less than a microsecond is not over.
    return over > 0.001 ? over / 1000 : 0;
  }

  /** Counts an event, allowed or not. */
  count(key: string): void {
    this.#note(key, Math.max(this.#dueOf(key), this.#now()) + this.#spacing);
  }

  /** Counts an event where it is allowed; else the seconds to wait. */
  take(key: string): number {
    const seconds = this.wait(key);
    if (seconds === 0) this.count(key);
    return seconds;
  }

  /** Keys that are remembered. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /** Takes one event back that turned out not to count. */
  giveBack(key: string): void {
    this.#note(key, this.#dueOf(key) - this.#spacing);
  }

  forget(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  #dueOf(key: string): number {
    return this.#young.get(key) ?? this.#old.get(key) ?? 0;
  }

  /** Whoever fills a generation makes the server forget keys that nobody has used since the last one. */
  #note(key: string, due: number): void {
    if (this.#young.size >= MOST_KEYS) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, due);
  }
}
