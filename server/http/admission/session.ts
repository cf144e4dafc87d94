import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { Services } from '../../services.ts';
import { unauthorized } from '../refusal.ts';

const TOKEN_BYTES = 32;
/** 256 random bits in base64url. */
const TOKEN = /^Bearer ([\w-]{43})$/i;

/** SHA-256 of a token, the only form in which the server keeps it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A fresh token of 256 bits, and the hash under which it is kept. */
export function newToken({ randomBytes }: Services): { readonly token: string; readonly tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** Sessions end after 30 idle days; their last use is noted at most hourly. By the database's clock. */
export const SESSION_ALIVE = `s.used_at > now() - interval '30 days'`;
const STALE = `s.used_at < now() - interval '1 hour'`;

/** The player whose token came with a request. */
export interface Caller {
  readonly id: string;
  readonly username: string;
  readonly tokenHash: Buffer;
}

/**
 * Reads the player whose token came with a request.
 * @throws Refusal 401 for a missing, malformed, revoked or expired token
 */
export type ReadCaller<Who extends { readonly id: string }> = (
  database: Database,
  request: FastifyRequest,
) => Promise<Who>;

/**
 * Makes one prepared statement that looks the session up and reads what a call needs of the player who makes it.
 * @param name of the statement
 * @param columns of the player `p` and of the tables that are joined; the id is always read
 */
export function callerReader<Row extends object>(
  name: string,
  columns: string,
  joins = '',
): ReadCaller<Row & Pick<Caller, 'id' | 'tokenHash'>> {
  const text = `select p.id, ${columns}, ${STALE} as stale
    from sessions s join players p on p.id = s.player_id ${joins}
    where s.token_hash = $1 and ${SESSION_ALIVE}`;
  return async ({ pool }, { headers }) => {
    const token = TOKEN.exec(headers.authorization ?? '')?.[1];
    if (!token) throw unauthorized();
    const tokenHash = hashOf(token);
    const { rows } = await pool.query<Row & { id: string; stale: boolean }>({
      name,
      text,
      values: [tokenHash],
    });
    const [row] = rows;
    if (!row) throw unauthorized();
    if (row.stale) {
      await pool.query(`update sessions s set used_at = now() where s.token_hash = $1 and ${STALE}`, [
        tokenHash,
      ]);
    }
    return { ...row, tokenHash };
  };
}

/** What most calls need of their player: id and name. */
export const readCaller = callerReader<Pick<Caller, 'username'>>('caller', 'p.username');
