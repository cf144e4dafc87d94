import { sql } from 'drizzle-orm';
import { MOST_SESSIONS } from '../../../contract/auth.ts';
import type { Avatar } from '../../../contract/shapes/avatar.ts';
import type { Database } from '../../database/connect.ts';
import { players, sessions } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { PROFILE_COLUMNS, type ProfileRow } from '../../domain/players/profile.ts';
import { NOTICE_CHANNEL } from '../../domain/trades/notices.ts';
import { callerReader, SESSION_ALIVE } from '../../http/admission/session.ts';

/** Stores a new player; returns the id, or null if the name's key is taken. */
export async function storePlayer(
  transaction: Transaction,
  player: typeof players.$inferInsert,
): Promise<string | null> {
  const [stored] = await transaction
    .insert(players)
    .values(player)
    .onConflictDoNothing({ target: players.nameKey })
    .returning({ id: players.id });
  return stored?.id ?? null;
}

/** Stores a new session. */
export async function openSession(
  transaction: Transaction,
  playerId: string,
  tokenHash: Buffer,
): Promise<void> {
  await transaction.insert(sessions).values({ playerId, tokenHash });
}

/** Ends the oldest sessions of an account to make room for a new one. */
export async function endOldSessions(transaction: Transaction, playerId: string): Promise<void> {
  // Serialises the logins of an account: parallel ones would not see each other's session.
  await transaction.execute(sql`select from players where id = ${playerId} for no key update`);
  await transaction.execute(sql`
    with closed as (
      delete from sessions where token_hash in (
        select s.token_hash from sessions s
        where s.player_id = ${playerId} and ${sql.raw(SESSION_ALIVE)}
        order by s.created_at desc, s.token_hash offset ${MOST_SESSIONS - 1})
      returning player_id, token_hash
    )
    select pg_notify(${NOTICE_CHANNEL}, player_id || ' ' || encode(token_hash, 'hex')) from closed`);
}

const CLOSE = `
  with closed as (delete from sessions where token_hash = $1 returning player_id)
  select pg_notify($2, player_id || ' ' || encode($1, 'hex')) from closed`;

/** Ends a session: its token becomes invalid, and the streams opened with it end. */
export async function closeSession({ pool }: Database, tokenHash: Buffer): Promise<void> {
  await pool.query(CLOSE, [tokenHash, NOTICE_CHANNEL]);
}

/** Reads the caller with the profile in one statement. */
export const readWithProfile = callerReader<ProfileRow>('profile', PROFILE_COLUMNS);

const CHOOSE = `update players p set look = $2 where p.id = $1 returning ${PROFILE_COLUMNS}`;

/**
 * Changes a player's look. It does not change the version, so steps and turns in progress still succeed.
 * @returns the new profile
 */
export async function setAvatar({ pool }: Database, playerId: string, look: Avatar): Promise<ProfileRow> {
  const { rows } = await pool.query<ProfileRow>({ name: 'look', text: CHOOSE, values: [playerId, look] });
  const [row] = rows;
  if (!row) throw new Error('A player is gone');
  return row;
}
