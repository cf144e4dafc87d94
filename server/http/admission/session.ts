import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { Services } from '../../services.ts';
import { unauthorized } from '../refusal.ts';
import { IS_SUSPENDED, suspendedRefusal } from './suspension.ts';

const TOKEN_BYTES = 32;
/** 256 random bits in base64url. */
const TOKEN = /^Bearer ([\w-]{43})$/i;

/** SHA-256 of a token, the only form in which the server stores it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns a new token of 256 random bits, and the hash to store. */
export function newToken({ randomBytes }: Services): { readonly token: string; readonly tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/**
 * Sessions expire 30 days after their last use, which is updated at most once an hour. Both use the database's clock.
 */
export const SESSION_ALIVE = `s.used_at > now() - interval '30 days'`;
/**
 * True during a suspension; false after its end, until the player's next login, which deletes its sessions. Null for all
 * others.
 */
export const SUSPENDED = `case when ${IS_SUSPENDED} then true when p.suspended_at is not null then false end`;
/** Whether a session's last use is to be noted. */
export const STALE = `s.used_at < now() - interval '1 hour'`;

/** The player who sent a request, identified by its token. */
export interface Caller {
  readonly id: string;
  readonly username: string;
  readonly tokenHash: Buffer;
}

/**
 * Reads the player who sent a request.
 * @param whileSuspended whether a suspended player may make the call
 * @throws Refusal 401 for a missing, malformed, revoked or expired token, 403 for a suspended player
 */
export type ReadCaller<Who extends { readonly id: string }> = (
  database: Database,
  request: FastifyRequest,
  whileSuspended: boolean,
) => Promise<Who>;

/** What each reader of a caller finds beside its own columns. */
export interface SessionStanding {
  readonly id: string;
  readonly stale: boolean;
  readonly suspended: boolean | null;
}

/**
 * Creates a reader that looks up the session and the caller's columns that a call needs in one statement.
 * @param find looks for the session with this hash; undefined if there is none that lives
 */
export function sessionReader<Row extends object>(
  find: (database: Database, tokenHash: Buffer) => Promise<(Row & SessionStanding) | undefined>,
): ReadCaller<Row & Pick<Caller, 'id' | 'tokenHash'>> {
  return async (database, { headers }, whileSuspended) => {
    const token = TOKEN.exec(headers.authorization ?? '')?.[1];
    if (!token) throw unauthorized();
    const tokenHash = hashOf(token);
    const row = await find(database, tokenHash);
    if (!row || row.suspended === false) throw unauthorized();
    if (row.suspended && !whileSuspended) throw await suspendedRefusal(database, row.id);
    if (row.stale) {
      await database.pool.query(
        `update sessions s set used_at = now() where s.token_hash = $1 and ${STALE}`,
        [tokenHash],
      );
    }
    return { ...row, tokenHash };
  };
}

/**
 * Creates a reader with one prepared statement.
 * @param name of the statement
 * @param columns of the player `p`; the id is always read
 */
export function callerReader<Row extends object>(
  name: string,
  columns: string,
): ReadCaller<Row & Pick<Caller, 'id' | 'tokenHash'>> {
  const text = `select p.id, ${columns}, ${STALE} as stale, ${SUSPENDED} as suspended
    from sessions s join players p on p.id = s.player_id
    where s.token_hash = $1 and ${SESSION_ALIVE}`;
  return sessionReader(async ({ pool }, tokenHash) => {
    const { rows } = await pool.query<Row & SessionStanding>({ name, text, values: [tokenHash] });
    return rows[0];
  });
}

/** The session of a request as text, also after it has ended: made of the token's hash. Null without a token. */
export function sessionOf({ headers }: FastifyRequest): string | null {
  const token = TOKEN.exec(headers.authorization ?? '')?.[1];
  return token ? `session ${hashOf(token).toString('hex')}` : null;
}

/** Reads id and name of the caller, which is enough for most calls. */
export const readCaller = callerReader<Pick<Caller, 'username'>>('caller', 'p.username');
