import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { Services } from '../../services.ts';
import { unauthorized } from '../calls/refusal.ts';
import { tokenHashOf } from './token.ts';

/** The player whose token came with a request. */
export interface Caller {
  readonly id: string;
  readonly username: string;
  readonly tokenHash: Buffer;
}

/** Sessions end after 30 idle days; their last use is noted at most hourly. By the database's clock. */
export const SESSION_ALIVE = `s.used_at > now() - interval '30 days'`;
const STALE = `s.used_at < now() - interval '1 hour'`;

/** Tables `s` (sessions) and `p` (players) for a statement whose first value is the token's hash. */
export const SESSION_FROM = 'sessions s join players p on p.id = s.player_id';
export const SESSION_WHERE = `s.token_hash = $1 and ${SESSION_ALIVE}`;
export const SESSION_STALE = `${STALE} as stale`;

/** Notes that a session is in use. */
export async function touch({ pool }: Database, tokenHash: Buffer): Promise<void> {
  await pool.query(`update sessions s set used_at = now() where s.token_hash = $1 and ${STALE}`, [tokenHash]);
}

/**
 * Runs a prepared statement that reads the caller's row (and what else it needs) by the token of the request.
 * The statement selects `stale` beside its own columns; its first value is the hash.
 * @throws Refusal 401 for a missing, malformed, revoked or expired token
 */
export async function readCaller<Row extends object>(
  database: Database,
  request: FastifyRequest,
  name: string,
  text: string,
): Promise<Row & { tokenHash: Buffer }> {
  const tokenHash = tokenHashOf(request.headers.authorization);
  const { rows } = await database.pool.query<Row & { stale: boolean }>({ name, text, values: [tokenHash] });
  const [row] = rows;
  if (!row) throw unauthorized();
  if (row.stale) await touch(database, tokenHash);
  return { ...row, tokenHash };
}

const CALLER = `select p.id, p.username, ${SESSION_STALE} from ${SESSION_FROM} where ${SESSION_WHERE}`;

/** Admission for calls of players: who it is, and no more often than allowed. */
export const admitPlayer =
  ({ database, limits }: Services) =>
  async (request: FastifyRequest): Promise<Caller> => {
    const caller = await readCaller<Caller>(database, request, 'caller', CALLER);
    limits.take('action', caller.id);
    return caller;
  };
