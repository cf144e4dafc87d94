import type { Database } from '../../database/connect.ts';
import { isOutage, slownessOf } from '../../database/errors.ts';
import {
  countOne,
  forgetCount,
  giveOneBack,
  type LimitCount,
  takeOne,
  waitOf,
} from '../../database/limitCounts.ts';
import { rateLimited } from '../refusal.ts';
import { ACCOUNT_PACES, Limiter } from './limits.ts';

export type AccountLimitName = keyof typeof ACCOUNT_PACES;

/**
 * The limits that protect accounts, counted by all servers of a database together: two servers allow no more wrong
 * passwords than one. While the database cannot count, each server goes on with its own count.
 */
export interface AccountLimits {
  /** Counts an event. Rejects with Refusal 429 if the limit of the key is reached; the event is then not counted. */
  take(name: AccountLimitName, key: string): Promise<void>;
  /** Does not count an event. Rejects with Refusal 429 if the limit of the key is reached. */
  check(name: AccountLimitName, key: string): Promise<void>;
  /** Counts one event, allowed or not. */
  count(name: AccountLimitName, key: string): Promise<void>;
  /** Removes one event that should not count. */
  giveBack(name: AccountLimitName, key: string): Promise<void>;
  /** Resets a key. */
  forget(name: AccountLimitName, key: string): Promise<void>;
}

/** Milliseconds for which a server uses its own count after the database has failed to count. */
const OWN_MS = 5000;

const nothing = async () => undefined;
const UNLIMITED: AccountLimits = {
  take: nothing,
  check: nothing,
  count: nothing,
  giveBack: nothing,
  forget: nothing,
};

/**
 * @param on false disables all limits (RATE_LIMIT=off)
 * @param now milliseconds of a test's clock; default: the database's clock, and a monotonic one for the own counts
 * @param onFailure called with the reason when the database cannot count
 * @param onHit called whenever a limit is reached
 */
export function createAccountLimits(
  on: boolean,
  database: Pick<Database, 'pool'>,
  {
    now,
    onFailure,
    onHit,
  }: {
    now?: (() => number) | undefined;
    onFailure?: (error: unknown) => void;
    onHit?: ((name: AccountLimitName) => void) | undefined;
  } = {},
): AccountLimits {
  if (!on) return UNLIMITED;
  const own = Object.fromEntries(
    Object.entries(ACCOUNT_PACES).map(([name, pace]) => [name, new Limiter(pace, now)]),
  ) as Record<AccountLimitName, Limiter>;
  const counted = (name: AccountLimitName, key: string): LimitCount => {
    const { burst, perSecond } = ACCOUNT_PACES[name];
    return { name, key, spacing: 1000 / perSecond, window: (1000 * burst) / perSecond };
  };
  const refuse = (name: AccountLimitName, seconds: number): void => {
    if (seconds <= 0) return;
    onHit?.(name);
    throw rateLimited(seconds);
  };
  const moment = () => now?.() ?? null;
  let ownUntil = 0;
  /** Asks the database, or uses the own count, which is kept in step so that it can take over at any time. */
  const orOwn = async (shared: () => Promise<number>, seconds = 0): Promise<number> => {
    if (performance.now() < ownUntil) return seconds;
    try {
      return await shared();
    } catch (error) {
      if (!isOutage(error) && slownessOf(error) === null) throw error;
      onFailure?.(error);
      // A login asks several times: only the first may have to wait for a database that does not answer.
      ownUntil = performance.now() + OWN_MS;
      return seconds;
    }
  };
  return {
    async take(name, key) {
      const seconds = own[name].take(key);
      refuse(name, await orOwn(() => takeOne(database, counted(name, key), moment()), seconds));
    },
    async check(name, key) {
      refuse(name, await orOwn(() => waitOf(database, counted(name, key), moment()), own[name].wait(key)));
    },
    async count(name, key) {
      own[name].count(key);
      await orOwn(() => countOne(database, counted(name, key), moment()));
    },
    async giveBack(name, key) {
      own[name].giveBack(key);
      await orOwn(() => giveOneBack(database, counted(name, key)));
    },
    async forget(name, key) {
      own[name].forget(key);
      await orOwn(() => forgetCount(database, counted(name, key)));
    },
  };
}
