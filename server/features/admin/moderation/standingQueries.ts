import { eq, or, sql } from 'drizzle-orm';
import type { Standing } from '../../../../contract/shapes/operating/operator.ts';
import { players } from '../../../database/schema.ts';
import type { Queryable } from '../../../database/transaction.ts';
import { hasName } from '../../../domain/players/names.ts';
import { IS_SUSPENDED } from '../../../http/admission/suspension.ts';
import { isUuid } from '../../../http/ids.ts';
import { notFound } from '../../../http/refusal.ts';

/** The id of the player with this name or id. @throws Refusal 404 */
export async function playerIdOf(on: Queryable, player: string): Promise<string> {
  const [row] = await on
    .select({ id: players.id })
    .from(players)
    .where(isUuid(player) ? or(hasName(player), eq(players.id, player)) : hasName(player));
  if (!row) throw notFound('noPlayer');
  return row.id;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly warnings: number;
  readonly suspensions: number;
  readonly open: number;
  readonly suspension: string | null;
  readonly reason: string | null;
  readonly from: string | null;
  readonly until: string | null;
}

const moment = (text: string): string => new Date(text).toISOString();

/** How players stand, by their ids. */
export async function readStandings(on: Queryable, ids: readonly string[]): Promise<Map<string, Standing>> {
  const { rows } = await on.execute<Row>(sql`
    select p.id, p.username as name, p.created_at as since, u.id::text as suspension, u.reason, u.created_at as "from", u.until,
      (select count(*)::int from operator_messages m where m.player_id = p.id and m.kind = 'warning') as warnings,
      (select count(*)::int from suspensions s where s.player_id = p.id) as suspensions,
      (select count(*)::int from reports r where r.player_id = p.id and r.closed_at is null) as open
    from players p
    left join suspensions u on u.player_id = p.id and u.ended_at is null and ${sql.raw(IS_SUSPENDED)}
    where p.id = any(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map(
    rows.map(({ id, name, since, warnings, suspensions, open, suspension, reason, from, until }) => [
      id,
      {
        id,
        name,
        since: moment(since),
        warnings,
        suspensions,
        openReports: open,
        suspended:
          suspension === null || reason === null || from === null
            ? null
            : { id: suspension, reason, since: moment(from), until: until === null ? null : moment(until) },
      },
    ]),
  );
}

/** How a player stands. */
export async function standingOf(on: Queryable, id: string): Promise<Standing> {
  const standing = (await readStandings(on, [id])).get(id);
  if (!standing) throw notFound('noPlayer');
  return standing;
}
