import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { StaleReads } from './database/standby/standby.ts';
import type { Game } from './domain/game.ts';
import type { AccountLimits } from './http/admission/accountLimits.ts';
import type { HashQueue } from './http/admission/hashQueue.ts';
import type { Limits } from './http/admission/limits.ts';
import type { Turns } from './http/calls/turns.ts';
import type { LogFailure } from './http/errors.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Dependencies that are passed to all features. */
export interface Services {
  readonly app: FastifyInstance;
  readonly logFailure: LogFailure;
  readonly config: Config;
  readonly database: Database;
  /** Reads that may be a few seconds old, from a standby if there is one. */
  readonly staleReads: StaleReads;
  readonly game: Game;
  readonly limits: Limits;
  readonly accountLimits: AccountLimits;
  readonly hashes: HashQueue;
  /** Serialises the calls of each player that change something on this server. */
  readonly turns: Turns;
  /** Bounds how many reading calls of one player run at the same time on this server. */
  readonly reads: Turns;
  /** Aborted once the server is told to stop. */
  readonly stopping: AbortSignal;
  /** Undefined if nobody reads them. */
  readonly metrics: Metrics | undefined;
  /** Cryptographically random bytes; tests replace it. */
  readonly randomBytes: (count: number) => Buffer;
  /** Milliseconds since the beginning of 1970; tests replace it. */
  readonly now: () => number;
}
