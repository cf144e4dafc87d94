import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { MOST_SESSIONS } from '../../../contract/auth.ts';
import { type Avatar, isSoldAvatar } from '../../../contract/shapes/avatar.ts';
import type { Database } from '../../database/connect.ts';
import { announcements, players, sessions } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { PROFILE_COLUMNS, type ProfileRow } from '../../domain/players/profile.ts';
import { announceStored } from '../../domain/trades/notices.ts';
import { callerReader, SESSION_ALIVE } from '../../http/admission/session.ts';
import { conflict, unauthorized } from '../../http/refusal.ts';
import type { LoginDevice } from './device.ts';

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

/**
 * Stores a new session, with the device from which it was opened.
 * @param whileSuspended whether it is one of a suspended player
 * @returns false if the player is suspended and should not be, or the other way round
 */
export async function openSession(
  transaction: Transaction,
  playerId: string,
  tokenHash: Buffer,
  device: LoginDevice,
  whileSuspended: boolean,
): Promise<boolean> {
  const { browser, system } = device;
  const { rowCount } = await transaction.execute(sql`
    insert into ${sessions} (player_id, token_hash, browser, system)
    select id, ${tokenHash}, ${browser}, ${system} from ${players}
    where id = ${playerId}::uuid and (suspended_at is not null) = ${whileSuspended}`);
  return rowCount === 1;
}

/** One of a player's open sessions. */
interface SessionRow extends LoginDevice {
  readonly current: boolean;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

const SESSIONS = `
  select s.token_hash = $2 as current, s.created_at as "createdAt", s.used_at as "usedAt", s.browser, s.system
  from sessions s where s.player_id = $1 and ${SESSION_ALIVE}
  order by current desc, s.used_at desc, s.created_at desc, s.token_hash`;

/** A player's open sessions, the current one first, then the latest used ones; at most `MOST_SESSIONS`. */
export async function readSessions(
  { pool }: Database,
  playerId: string,
  tokenHash: Buffer,
): Promise<SessionRow[]> {
  return (await pool.query<SessionRow>(SESSIONS, [playerId, tokenHash])).rows;
}

/** The stored hash of a player's password; null if there is none, or the account is gone. */
export async function readPasswordHash({ drizzle }: Database, playerId: string): Promise<string | null> {
  const [row] = await drizzle
    .select({ passwordHash: players.passwordHash })
    .from(players)
    .where(eq(players.id, playerId));
  return row?.passwordHash ?? null;
}

/** Condition for accounts with this hash; null for those of guests. */
export const hasPasswordHash = (passwordHash: string | null): SQL =>
  passwordHash === null ? isNull(players.passwordHash) : eq(players.passwordHash, passwordHash);

/**
 * Locks an account whose password was checked before the transaction. Also serialises the logins of an account:
 * parallel ones would not see each other's session.
 * @param passwordHash that was checked; null for a guest's account
 * @returns false if the password has changed since, or the account is gone
 */
export async function lockIfPasswordIs(
  transaction: Transaction,
  playerId: string,
  passwordHash: string | null,
): Promise<boolean> {
  const locked = await transaction
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.id, playerId), hasPasswordHash(passwordHash)))
    .for('no key update');
  return locked.length === 1;
}

/** Stores a new password. */
export async function setPassword(
  transaction: Transaction,
  playerId: string,
  passwordHash: string,
): Promise<void> {
  await transaction.update(players).set({ passwordHash }).where(eq(players.id, playerId));
}

/** Ends the oldest sessions of a locked account to make room for a new one; soon after the commit all servers are told. */
export async function endOldSessions(transaction: Transaction, playerId: string): Promise<void> {
  await transaction.execute(sql`
    with closed as (
      delete from sessions where token_hash in (
        select s.token_hash from sessions s
        where s.player_id = ${playerId} and ${sql.raw(SESSION_ALIVE)}
        order by s.created_at desc, s.token_hash offset ${MOST_SESSIONS - 1})
      returning player_id, token_hash
    )
    insert into ${announcements} (player_id, message) select player_id, encode(token_hash, 'hex') from closed`);
  announceStored(transaction);
}

/**
 * Ends the sessions of an account; soon after the commit the streams opened with them end.
 * @param kept hash of the token whose session stays; null to end all
 */
export async function endSessions(
  transaction: Transaction,
  playerId: string,
  kept: Buffer | null,
): Promise<void> {
  await transaction.execute(sql`
    with closed as (
      delete from sessions where player_id = ${playerId} and token_hash is distinct from ${kept}::bytea
      returning player_id, token_hash
    )
    insert into ${announcements} (player_id, message) select player_id, encode(token_hash, 'hex') from closed`);
  announceStored(transaction);
}

const CLOSE = `
  with closed as (delete from sessions where token_hash = $1 returning player_id)
  insert into announcements (player_id, message) select player_id, encode($1, 'hex') from closed`;

/** Ends a session: its token becomes invalid, and soon the streams opened with it end. */
export async function closeSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.pool.query(CLOSE, [tokenHash]);
  announceStored(database);
}

/** Reads the caller with the profile in one statement. */
export const readWithProfile = callerReader<ProfileRow>('profile', PROFILE_COLUMNS);

const CHOOSE = `
  update players p set look = $2
  where p.id = $1 and (not $3 or exists (select from bag_items i where i.player_id = p.id and i.item = $2 and i.quantity > 0))
  returning ${PROFILE_COLUMNS}`;

/**
 * Changes a player's look. It does not change the version, so steps and turns in progress still succeed.
 * @returns the new profile
 * @throws Refusal 409 for a look of the mart that the player has not bought, otherwise 401 if the account is gone
 */
export async function setAvatar({ pool }: Database, playerId: string, look: Avatar): Promise<ProfileRow> {
  const sold = isSoldAvatar(look);
  const { rows } = await pool.query<ProfileRow>({
    name: 'look',
    text: CHOOSE,
    values: [playerId, look, sold],
  });
  const [row] = rows;
  if (!row) throw sold ? conflict('pieceNotOwned') : unauthorized();
  return row;
}

/** Whether a player's trainer page is shown to nobody else. @throws Refusal 401 if the account is gone */
export async function readPagePrivacy({ drizzle }: Database, playerId: string): Promise<boolean> {
  const { pagePrivate } = players;
  const [row] = await drizzle.select({ pagePrivate }).from(players).where(eq(players.id, playerId));
  if (!row) throw unauthorized();
  return row.pagePrivate;
}

/** Shows a player's trainer page to others or to nobody else. Steps and turns in progress still succeed. */
export async function storePagePrivacy(
  { drizzle }: Database,
  playerId: string,
  pagePrivate: boolean,
): Promise<void> {
  await drizzle.update(players).set({ pagePrivate }).where(eq(players.id, playerId));
}
