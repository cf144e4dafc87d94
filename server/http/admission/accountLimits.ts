import type { Database } from '../../database/connect.ts';
import { isOutage, slownessOf } from '../../database/errors.ts';
import { type CountUse, changeCounts } from '../../database/limitCounts.ts';
import { rateLimited } from '../refusal.ts';
import { ACCOUNT_PACES, Limiter } from './limits.ts';

export type AccountLimitName = keyof typeof ACCOUNT_PACES;

/** What a request does with a limit; see `CountUse`. */
export type AccountLimitUse = readonly [use: CountUse, name: AccountLimitName, key: string];

/**
 * The limits that protect accounts, counted by all servers of a database together: two servers allow no more wrong
 * passwords than one. While the database cannot count, each server goes on with its own count.
 */
export interface AccountLimits {
  /**
   * Uses limits, each at most once, in one statement. Rejects with Refusal 429 if a limit that it checks or takes from
   * is reached; nothing is counted then.
   */
  apply(...uses: readonly AccountLimitUse[]): Promise<void>;
}

/** Milliseconds for which a server uses its own count after the database has failed to count. */
const OWN_MS = 5000;

const UNLIMITED: AccountLimits = { apply: async () => undefined };

/**
 * @param on false disables all limits (RATE_LIMIT=off)
 * @param now milliseconds of a test's clock; default: the database's clock, and a monotonic one for the own counts
 * @param onFailure called with the reason when the database cannot count any more; once for each outage
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
  let ownUntil = 0;
  let isOut = false;
  /** Seconds to wait by the own count, which is kept in step so that it can take over at any time. */
  const applyOwn = (uses: readonly AccountLimitUse[]): number => {
    const waits = uses.map(([use, name, key]) =>
      use === 'check' || use === 'take' ? own[name].wait(key) : 0,
    );
    const seconds = Math.max(0, ...waits);
    if (seconds > 0) return seconds;
    for (const [use, name, key] of uses) {
      if (use === 'take') own[name].count(key);
      else if (use !== 'check') own[name][use](key);
    }
    return 0;
  };
  /** Seconds to wait by the database's count; undefined if it cannot count. */
  const applyShared = async (uses: readonly AccountLimitUse[]): Promise<number | undefined> => {
    if (performance.now() < ownUntil) return undefined;
    const counts = uses.map(([use, name, key]) => {
      const { burst, perSecond } = ACCOUNT_PACES[name];
      return { use, name, key, spacing: 1000 / perSecond, window: (1000 * burst) / perSecond };
    });
    try {
      const seconds = await changeCounts(database, counts, now?.() ?? null);
      isOut = false;
      return seconds;
    } catch (error) {
      if (!isOutage(error) && slownessOf(error) === null) throw error;
      if (!isOut) onFailure?.(error);
      isOut = true;
      // A login asks twice: only the first may have to wait for a database that does not answer.
      ownUntil = performance.now() + OWN_MS;
      return undefined;
    }
  };
  return {
    async apply(...uses) {
      const seconds = applyOwn(uses);
      const wait = (await applyShared(uses)) ?? seconds;
      if (wait <= 0) return;
      const refusing = uses.filter(([use]) => use === 'check' || use === 'take');
      const [, name] = refusing.find(([, one, key]) => own[one].wait(key) > 0) ?? refusing[0]!;
      onHit?.(name);
      throw rateLimited(wait);
    },
  };
}
