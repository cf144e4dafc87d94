import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Game } from './domain/game.ts';
import type { HashQueue } from './http/admission/hashQueue.ts';
import type { Limits } from './http/admission/limits.ts';
import type { Turns } from './http/calls/turns.ts';

/** What features get to work with. */
export interface Services {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly game: Game;
  readonly limits: Limits;
  readonly hashes: HashQueue;
  /** The turns of this server's players. */
  readonly turns: Turns;
  /** Bytes of a cryptographic source; tests replace it. */
  readonly randomBytes: (count: number) => Buffer;
  /** Milliseconds since the beginning of 1970; tests replace it. */
  readonly now: () => number;
}
