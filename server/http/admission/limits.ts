import { rateLimited } from '../refusal.ts';

/** How many may come at once, and how many a second after that. */
interface Pace {
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

const MINUTE = 60;

const PACES = {
  /** Requests of any kind, per address: a school behind one address still plays. */
  request: { burst: 600, perSecond: 300 },
  /** Accounts made, per address: sixty in ten minutes. */
  signup: { burst: 60, perSecond: 60 / (10 * MINUTE) },
  /** Tries to make an account, per address, whatever comes of them. */
  signupTry: { burst: 300, perSecond: 1 },
  /** Failed logins to one account from one address: ten, then one every two minutes. */
  failedLoginOfAccount: { burst: 10, perSecond: 1 / (2 * MINUTE) },
  /** Failed logins from one address, whatever the account. */
  failedLoginOfAddress: { burst: 100, perSecond: 100 / (15 * MINUTE) },
  /** Logins with the right password to one account, wherever from: only who knows it can use these up. */
  loginOfAccount: { burst: 30, perSecond: 1 / MINUTE },
  /** Logins with the right password from one address: a school begins its lesson. */
  loginOfAddress: { burst: 120, perSecond: 2 },
  /** Wrong admin tokens from one address: twenty, then one a minute. */
  operator: { burst: 20, perSecond: 1 / MINUTE },
  /** Steps of one player. Walking takes six a second. */
  move: { burst: 20, perSecond: 12 },
  /** Battles that one player watches again: each is played anew. */
  replay: { burst: 10, perSecond: 1 },
  /** Offers of one player to another: each of them is a notice. Twenty, then two a minute. */
  offer: { burst: 20, perSecond: 1 / (MINUTE / 2) },
  /** Listings of one player of which those are told who look for such ones: thirty, then six a minute. */
  announcement: { burst: 30, perSecond: 6 / MINUTE },
  /** Everything else that one player does. */
  action: { burst: 60, perSecond: 30 },
} as const;

export type LimitName = keyof typeof PACES;

/** The limits of one server. */
export interface Limits {
  /** @throws Refusal 429 where the key has had its share */
  take(name: LimitName, key: string): void;
  /** The same without a refusal. @returns false where the key has had its share, and nothing is counted */
  allows(name: LimitName, key: string): boolean;
  /**
   * Counts nothing.
   * @throws Refusal 429 where the key has had its share
   */
  check(name: LimitName, key: string): void;
  /** Counts one, allowed or not. */
  count(name: LimitName, key: string): void;
  /** Takes one back that turned out not to count. */
  giveBack(name: LimitName, key: string): void;
  /** Starts a key anew. */
  forget(name: LimitName, key: string): void;
}

const nothing = () => undefined;
const UNLIMITED: Limits = {
  take: nothing,
  allows: () => true,
  check: nothing,
  count: nothing,
  giveBack: nothing,
  forget: nothing,
};

/**
 * @param on false: nothing is ever limited (RATE_LIMIT=off)
 * @param now milliseconds on a clock that never goes back; tests replace it
 */
export function createLimits(on: boolean, now?: () => number): Limits {
  if (!on) return UNLIMITED;
  const limiters = Object.fromEntries(
    Object.entries(PACES).map(([name, pace]) => [name, new Limiter(pace, now)]),
  ) as Record<LimitName, Limiter>;
  const refuse = (seconds: number): void => {
    if (seconds > 0) throw rateLimited(seconds);
  };
  return {
    take: (name, key) => refuse(limiters[name].take(key)),
    allows: (name, key) => limiters[name].take(key) === 0,
    check: (name, key) => refuse(limiters[name].wait(key)),
    count: (name, key) => limiters[name].count(key),
    giveBack: (name, key) => limiters[name].giveBack(key),
    forget: (name, key) => limiters[name].forget(key),
  };
}
