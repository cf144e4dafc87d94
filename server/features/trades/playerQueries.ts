import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { players } from '../../database/schema.ts';
import { nameKey } from '../../domain/players/names.ts';

/** Id of the player with this name, or one that looks like it; null where there is none. */
export async function findPlayer({ drizzle }: Database, name: string): Promise<string | null> {
  const key = nameKey(name);
  // PostgreSQL's text cannot hold this character, so no account has it.
  if (key.includes('\0')) return null;
  const [row] = await drizzle.select({ id: players.id }).from(players).where(eq(players.nameKey, key));
  return row?.id ?? null;
}
