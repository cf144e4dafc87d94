import { sql } from 'drizzle-orm';
import { STUDIED } from '../../content/research/stages.ts';
import { titlesOf } from '../../content/titles/titles.ts';
import type { Queryable } from '../database/transaction.ts';

/** What stands beside a player's name. */
export interface Honours {
  /** The title that the player wears; absent for none, and for one that the game no longer gives. */
  readonly title?: string;
  /** Ids of all that were earned. */
  readonly titles: readonly string[];
  /** Species that the player has studied. */
  readonly studied: number;
}

interface HonoursRow {
  readonly title: string | null;
  readonly claimed: readonly string[];
  readonly studied: number;
}

/** Reads a player's titles, earned by lines of quests and by research. */
export async function readTitles(queryable: Queryable, playerId: string): Promise<Honours> {
  const { rows } = await queryable.execute<HonoursRow & Record<string, unknown>>(sql`
    select p.title,
      array(select c.quest from claimed_quests c where c.player_id = p.id and c.quest like 'line:%') as claimed,
      (select count(*)::int from species_research r where r.player_id = p.id and r.written >= ${STUDIED}) as studied
    from players p where p.id = ${playerId}`);
  const [row] = rows;
  if (!row) throw new Error('A player is gone');
  const { title, claimed, studied } = row;
  const titles = titlesOf(new Set(claimed), studied);
  return { ...(title !== null && titles.includes(title) && { title }), titles, studied };
}
