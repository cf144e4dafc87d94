import { rateLimited } from '../refusal.ts';

/** Number of events allowed at once, and per second after that. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Maximum number of keys in one generation. Only two generations are kept, so a flood of keys costs little memory and
 * time.
 */
const MOST_KEYS = 25_000;

/**
 * Limits events per key: at most `burst` at once, refilled at `perSecond` (the generic cell rate algorithm, one number
 * per key). Uses a monotonic clock, so changes of the system time have no effect.
 */
export class Limiter {
  readonly #spacing: number;
  readonly #window: number;
  #young = new Map<string, number>();
  #old = new Map<string, number>();
  readonly #now: () => number;

  /** @param now milliseconds of a monotonic clock */
  constructor({ burst, perSecond }: Pace, now: () => number = () => performance.now()) {
    this.#spacing = 1000 / perSecond;
    this.#window = this.#spacing * burst;
    this.#now = now;
  }

  /** Seconds until the next event of this key is allowed; 0 if it is allowed now. */
  wait(key: string): number {
    const now = this.#now();
    const due = Math.max(this.#dueOf(key), now);
    const over = due + this.#spacing - now - this.#window;
    // Tolerates rounding errors of sums: less than a microsecond too early is allowed.
    return over > 0.001 ? over / 1000 : 0;
  }

  /** Counts events, allowed or not. */
  count(key: string, times = 1): void {
    this.#note(key, Math.max(this.#dueOf(key), this.#now()) + times * this.#spacing);
  }

  /** How many milliseconds each key is ahead of its rate, for another process; keys that are not are left out. */
  ahead(): [string, number][] {
    const now = this.#now();
    return [...new Map([...this.#old, ...this.#young])].flatMap(([key, due]): [string, number][] =>
      due > now ? [[key, due - now]] : [],
    );
  }

  /** Sets how many milliseconds a key is ahead, unless it is further ahead already. */
  putAhead(key: string, milliseconds: number): void {
    this.#note(key, Math.max(this.#dueOf(key), this.#now() + milliseconds));
  }

  /** Counts an event if it is allowed; otherwise returns the seconds to wait. */
  take(key: string): number {
    const seconds = this.wait(key);
    if (seconds === 0) this.count(key);
    return seconds;
  }

  /** Number of stored keys. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /** Removes one event that should not count. */
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

  /** When a generation is full, keys that have not been used since the previous one are dropped. */
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
  /** Requests of any kind, per address: enough for a school behind one address. */
  request: { burst: 600, perSecond: 300 },
  /** Steps of one player. Walking sends six a second. */
  move: { burst: 20, perSecond: 12 },
  /** Replays requested by one player: each request computes the battle again. */
  replay: { burst: 10, perSecond: 1 },
  /** Exports of one player's data, each of which reads all that the player has: three, then one every ten minutes. */
  export: { burst: 3, perSecond: 1 / (10 * MINUTE) },
  /** Offers of one player to another, each of which creates a notice: twenty, then two a minute. */
  offer: { burst: 20, perSecond: 1 / (MINUTE / 2) },
  /** Listings of one player that are announced to players who look for them: thirty, then six a minute. */
  announcement: { burst: 30, perSecond: 6 / MINUTE },
  /** Trainer pages that are asked for without an account, per address: sixty, then two a second. */
  visit: { burst: 60, perSecond: 2 },
  /** All other calls of one player. */
  action: { burst: 60, perSecond: 30 },
} as const;

/** The limits that protect accounts. All servers of a database count them together: see `AccountLimits`. */
export const ACCOUNT_PACES = {
  /** Accounts created, per address: sixty, then sixty in ten minutes. */
  signup: { burst: 60, perSecond: 60 / (10 * MINUTE) },
  /** Attempts to create an account, per address, whether successful or not. */
  signupTry: { burst: 300, perSecond: 1 },
  /** Failed logins to one account from one address: ten, then one every two minutes. */
  failedLoginOfAccount: { burst: 10, perSecond: 1 / (2 * MINUTE) },
  /** Failed logins from one address, whatever the account. */
  failedLoginOfAddress: { burst: 100, perSecond: 100 / (15 * MINUTE) },
  /** Logins with the right password to one account, from any address: only players who know it can use these up. */
  loginOfAccount: { burst: 30, perSecond: 1 / MINUTE },
  /** Logins with the right password from one address: enough for a school at the start of a lesson. */
  loginOfAddress: { burst: 120, perSecond: 2 },
  /** Wrong admin tokens from one address: twenty, then one a minute. */
  operator: { burst: 20, perSecond: 1 / MINUTE },
} as const;

export type LimitName = keyof typeof PACES;

/** The limits that each server counts by itself. */
export interface Limits {
  /** @throws Refusal 429 if the limit of the key is reached */
  take(name: LimitName, key: string): void;
  /**
   * Like `take`, without the refusal.
   * @returns false if the limit of the key is reached; the event is then not counted
   */
  allows(name: LimitName, key: string): boolean;
  /** Counts events that another process of this machine has allowed. */
  countElsewhere(name: LimitName, key: string, times: number): void;
  /** The counts so far, for `restore` in another process. */
  snapshot(): Ahead[];
  restore(counts: readonly Ahead[]): void;
}

/** The count of one key of a limit: by how many milliseconds it is ahead of the limit's rate. */
export type Ahead = readonly [LimitName, string, number];

const nothing = () => undefined;
const UNLIMITED: Limits = {
  take: nothing,
  allows: () => true,
  countElsewhere: nothing,
  snapshot: () => [],
  restore: nothing,
};

/**
 * @param on false disables all limits (RATE_LIMIT=off)
 * @param now milliseconds of a monotonic clock; tests replace it
 * @param onHit called whenever a limit is reached
 * @param onTaken called for each event that is allowed and counted
 */
export function createLimits(
  on: boolean,
  {
    now,
    onHit = nothing,
    onTaken = nothing,
  }: {
    now?: (() => number) | undefined;
    onHit?: ((name: LimitName) => void) | undefined;
    onTaken?: (name: LimitName, key: string) => void;
  } = {},
): Limits {
  if (!on) return UNLIMITED;
  const limiters = Object.fromEntries(
    Object.entries(PACES).map(([name, pace]) => [name, new Limiter(pace, now)]),
  ) as Record<LimitName, Limiter>;
  const wait = (name: LimitName, key: string): number => {
    const seconds = limiters[name].take(key);
    if (seconds > 0) onHit(name);
    else onTaken(name, key);
    return seconds;
  };
  return {
    take: (name, key) => {
      const seconds = wait(name, key);
      if (seconds > 0) throw rateLimited(seconds);
    },
    allows: (name, key) => wait(name, key) === 0,
    countElsewhere: (name, key, times) => limiters[name].count(key, times),
    snapshot: () =>
      Object.entries(limiters).flatMap(([name, limiter]) =>
        limiter.ahead().map(([key, milliseconds]): Ahead => [name as LimitName, key, milliseconds]),
      ),
    restore: (counts) => {
      for (const [name, key, milliseconds] of counts) limiters[name].putAhead(key, milliseconds);
    },
  };
}
