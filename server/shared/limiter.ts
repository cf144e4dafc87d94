/** How many may come at once, and how many a second after that. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** Keys in use beyond which settled ones are forgotten. */
const MOST_KEYS = 50_000;

/**
 * Limits events per key: at most `burst` at once, refilled at `perSecond` (the generic cell rate algorithm, one
 * number per key). The clock is monotonic, so that setting the machine's clock changes nothing.
 */
export class Limiter {
  readonly #spacing: number;
  readonly #window: number;
  readonly #due = new Map<string, number>();
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
    const due = Math.max(this.#due.get(key) ?? 0, now);
    const over = due + this.#spacing - now - this.#window;
    // Sums of fractions: what is over by less than a microsecond is not over.
    return over > 0.001 ? over / 1000 : 0;
  }

  /** Counts an event, allowed or not. */
  count(key: string): void {
    const now = this.#now();
    if (this.#due.size >= MOST_KEYS) this.#forgetSettled(now);
    this.#due.set(key, Math.max(this.#due.get(key) ?? 0, now) + this.#spacing);
  }

  /** Counts an event where it is allowed; else the seconds to wait. */
  take(key: string): number {
    const seconds = this.wait(key);
    if (seconds === 0) this.count(key);
    return seconds;
  }

  /** Takes one event back that turned out not to count. */
  giveBack(key: string): void {
    const due = this.#due.get(key);
    if (due !== undefined) this.#due.set(key, due - this.#spacing);
  }

  forget(key: string): void {
    this.#due.delete(key);
  }

  #forgetSettled(now: number): void {
    for (const [key, due] of this.#due) if (due <= now) this.#due.delete(key);
    // Whoever fills the table with live keys loses the oldest ones, never the server its memory.
    for (const key of this.#due.keys()) {
      if (this.#due.size < MOST_KEYS) break;
      this.#due.delete(key);
    }
  }
}
