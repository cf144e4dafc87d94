import { sql } from 'drizzle-orm';
import { CUP_NAMES } from '../../content/challenges/cups.ts';
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
  /** How often the player has won each tournament, without those that were never won, in the order of the game. */
  readonly ribbons: { cup: string; won: number }[];
}

interface HonoursRow {
  readonly title: string | null;
  readonly claimed: readonly string[];
  readonly studied: number;
  readonly ribbons: Readonly<Record<string, number>> | null;
}

const NONE: HonoursRow = { title: null, claimed: [], studied: 0, ribbons: null };

/**
 * Reads a player's titles, earned by lines of quests and by research, and the ribbons of tournaments. A player who has
 * deleted the account meanwhile has none.
 */
export async function readHonours(queryable: Queryable, playerId: string): Promise<Honours> {
  const { rows } = await queryable.execute<HonoursRow & Record<string, unknown>>(sql`
    select p.title,
      array(select c.quest from claimed_quests c where c.player_id = p.id and c.quest like 'line:%') as claimed,
      (select count(*)::int from species_research r where r.player_id = p.id and r.written >= ${STUDIED}) as studied,
      (select u.ribbons from player_cups u where u.player_id = p.id) as ribbons
    from players p where p.id = ${playerId}`);
  const { title, claimed, studied, ribbons: counts } = rows[0] ?? NONE;
  const titles = titlesOf(new Set(claimed), studied);
  const ribbons = CUP_NAMES.flatMap((cup) => {
    const won = counts?.[cup] ?? 0;
    return won > 0 ? [{ cup, won }] : [];
  });
  return { ...(title !== null && titles.includes(title) && { title }), titles, studied, ribbons };
}
