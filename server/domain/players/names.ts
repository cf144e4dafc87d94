import { eq, type SQL, sql } from 'drizzle-orm';
import { players, retiredNames } from '../../database/schema.ts';
import type { Queryable } from '../../database/transaction.ts';

/**
 * Letters that Unicode normalisation does not decompose, with the letters that they look like. New names have no
 * others (contract/auth.ts). ɩ, ɑ, ɡ and letters without an entry occur in names of older accounts, whose keys must
 * not change.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  ı: 'i',
  ł: 'i',
  ɩ: 'i',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ɑ: 'a',
  ɡ: 'g',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŋ: 'n',
  ſ: 's',
};

/**
 * Key that is equal for names that players could confuse: it drops case, spaces and accents, and treats 0 as o, and 1
 * and l as i. It is unique, and accounts are found by it.
 */
export function nameKey(username: string): string {
  const bare = username
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
  const folded = bare.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(folded, (character) => LOOK_ALIKES[character] ?? character).join('');
}

/** Key to look for; null if no account can have it, since PostgreSQL cannot store such a text. */
function searchKey(username: string): string | null {
  const key = nameKey(username);
  return key.includes('\0') ? null : key;
}

/** Condition for players with this name or one that looks like it. */
export function hasName(username: string): SQL {
  const key = searchKey(username);
  return key === null ? sql`false` : eq(players.nameKey, key);
}

/** The player with this name or one that looks like it; null if there is none. */
export async function findPlayer(
  on: Queryable,
  username: string,
): Promise<typeof players.$inferSelect | null> {
  const [row] = await on.select().from(players).where(hasName(username));
  return row ?? null;
}

/**
 * Condition for the player who may log in by this name: by the present one, or by a former one that the operator has
 * replaced. At most one. Both names lead to ids first: for an `or` of both PostgreSQL would read all players.
 */
export function hasLoginName(username: string): SQL {
  const key = searchKey(username);
  return sql`${players.id} = any(array(
    select named.id from ${players} named where named.name_key = ${key}
    union all select player_id from ${retiredNames} where name_key = ${key}))`;
}

/** The player who may log in by this name; null if there is none. */
export async function findAccount(
  on: Queryable,
  username: string,
): Promise<typeof players.$inferSelect | null> {
  const [row] = await on.select().from(players).where(hasLoginName(username));
  return row ?? null;
}

/** Whether a name, or one that looks like it, belongs to a player or was taken away by the operator. */
export async function isNameTaken(on: Queryable, username: string): Promise<boolean> {
  if (await findPlayer(on, username)) return true;
  const { rows } = await on.execute(sql`select from ${retiredNames} where name_key = ${searchKey(username)}`);
  return rows.length > 0;
}
