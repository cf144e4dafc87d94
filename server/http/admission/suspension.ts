import { worded } from '../../../contract/refusals/reasons.ts';
import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { Database } from '../../database/connect.ts';
import { Refusal, unauthorized } from '../refusal.ts';

/** Whether a player `p` is suspended now, as SQL. */
export const IS_SUSPENDED = 'coalesce(p.suspended_until > now(), p.suspended_at is not null)';

interface Row {
  readonly reason: string;
  readonly since: Date;
  readonly until: Date | null;
  readonly appeals: number;
  readonly open: boolean;
  readonly answer: string | null;
}

const PRESENT = `
  select u.reason, u.created_at as since, u.until, count(a.id)::int as appeals,
    coalesce(bool_or(a.id is not null and a.answered_at is null), false) as open,
    (array_agg(a.answer order by a.id desc) filter (where a.answered_at is not null))[1] as answer
  from suspensions u left join appeals a on a.suspension_id = u.id
  where u.player_id = $1 and u.ended_at is null
  group by u.id`;

/** 403 with reason and end of the player's suspension; 401 if it has been lifted in the meantime. */
export async function suspendedRefusal({ pool }: Database, playerId: string): Promise<Refusal> {
  const { rows } = await pool.query<Row>(PRESENT, [playerId]);
  const [row] = rows;
  if (!row) return unauthorized();
  const { reason, since, until, appeals, open, answer } = row;
  const suspension = {
    reason,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    appeal: open ? ('open' as const) : appeals < MOST_APPEALS ? ('possible' as const) : ('none' as const),
    answer,
  };
  const wording = until
    ? worded('suspendedUntil', { why: reason, until: until.toISOString() })
    : worded('suspended', { why: reason });
  return new Refusal(403, 'suspended', wording, { suspension });
}
