import type { Database } from '../connect.ts';
import { isOutage, isTransient, slownessOf } from '../errors.ts';

/** Maximum age in milliseconds of what is read from a standby. */
const MOST_AGE = 5000;
/** Milliseconds between two comparisons of primary and standby. */
const COMPARE = 1000;
/** Seconds for which a player who has changed something reads from the primary: longer than a standby may be behind. */
const CHANGED = 6;
/** Maximum number of remembered positions of the primary, for a standby that does not answer. */
const MOST_POSITIONS = 30;

/** Reads that may be a few seconds old. */
export interface StaleReads {
  readonly hasStandby: boolean;
  /**
   * Runs a read on the standby if that has everything up to five seconds ago and the player has changed nothing since;
   * otherwise, or if the standby fails, on the primary.
   */
  read<Result>(playerId: string, work: (database: Database) => Promise<Result>): Promise<Result>;
  /** Notes for all servers that a player has changed something. Call it before the player learns of the change. */
  noteChange(playerId: string): Promise<void>;
  readonly close: () => void;
}

/** Without a standby all reads go to the primary. */
export const readPrimary = (primary: Database): StaleReads => ({
  hasStandby: false,
  read: (_playerId, work) => work(primary),
  noteChange: async () => undefined,
  close: () => undefined,
});

/** Limits of a standby for reading, in milliseconds: short, since the primary answers what it does not. */
export const STANDBY_LIMITS = { connect: 3000, statement: 3000 };

/**
 * A row of `player_changes` that stands for no player and says since when changes have been noted without a gap: a crash of
 * PostgreSQL and a failover empty the unlogged table.
 */
export const NO_PLAYER = '00000000-0000-0000-0000-000000000000';

const NOTE = `
  insert into player_changes (player_id, changed_at) values ($1, clock_timestamp())
  on conflict (player_id) do update set changed_at = excluded.changed_at`;
const CHANGED_LATELY = `
  select from player_changes where player_id = $1 and changed_at > clock_timestamp() - interval '${CHANGED} s'
  union all
  select where not exists (
    select from player_changes
    where player_id = '${NO_PLAYER}' and changed_at <= clock_timestamp() - interval '${CHANGED} s')`;

// Two databases with the same number and timeline have the same log up to the position that both have reached.
const WRITTEN = `
  with beginning as (
    insert into player_changes (player_id, changed_at) values ('${NO_PLAYER}', clock_timestamp()) on conflict do nothing
  )
  select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as written, system_identifier || ' ' ||
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as history
  from pg_control_system()`;
// Without the right to see what is received, the timeline is the one of the last checkpoint: after a failover it is the former
// one for some minutes more.
const REPLAYED = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as replayed,
    system_identifier || ' ' || coalesce((select received_tli from pg_stat_wal_receiver), timeline_id) as history
  from pg_control_system(), pg_control_checkpoint()`;

/** A position in the primary's log, and when the primary had certainly reached it. */
interface Position {
  readonly at: number;
  readonly written: bigint;
}

/**
 * Compares every second how far a standby has followed its primary. The age is measured by this server's clock alone:
 * the standby has everything that the primary had written when it was asked for a position that the standby has
 * replayed.
 */
export class Standby implements StaleReads {
  readonly hasStandby = true;
  readonly #primary: Database;
  readonly #standby: Database;
  readonly #tell: (line: string) => void;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #positions: Position[] = [];
  /** Whose log the positions belong to: the primary's number and timeline. */
  #history: string | undefined;
  /** The standby has everything up to this moment; null if it must not be read. */
  #upTo: number | null = null;
  /** Undefined before the first comparison, whose outcome is told in any case. */
  #isInUse: boolean | undefined;

  /**
   * @param tell called with one line when the standby begins or ceases to be read
   * @param now milliseconds of a monotonic clock; tests replace it
   */
  constructor(
    primary: Database,
    standby: Database,
    tell: (line: string) => void,
    now: () => number = () => performance.now(),
  ) {
    this.#primary = primary;
    this.#standby = standby;
    this.#tell = tell;
    this.#now = now;
    let comparing = false;
    const next = async (): Promise<void> => {
      // A standby that hangs answers late; comparisons do not pile up.
      if (comparing) return;
      comparing = true;
      await this.compare().finally(() => {
        comparing = false;
      });
    };
    this.#timer = setInterval(() => void next(), COMPARE).unref();
    void next();
  }

  readonly close = (): void => clearInterval(this.#timer);

  /** Asks both how far they are. */
  async compare(): Promise<void> {
    try {
      const at = this.#now();
      const { rows } = await this.#primary.pool.query<{ written: string; history: string }>(WRITTEN);
      const [{ written, history } = { written: '0', history: '' }] = rows;
      if (history !== this.#history) {
        this.#history = history;
        this.#positions = [];
        this.#upTo = null;
      }
      this.#positions.push({ at, written: BigInt(written) });
      this.#positions.splice(0, this.#positions.length - MOST_POSITIONS);
      await this.#follow();
    } catch {
      this.#upTo = null;
    }
    this.#report();
  }

  async #follow(): Promise<void> {
    const { rows } = await this.#standby.pool.query<{ replayed: string | null; history: string }>(REPLAYED);
    // One that is no standby may be another database, or an old primary with changes of its own. One with another history follows
    // such a primary, or has not come to the new one's timeline.
    const replayed = rows[0]?.replayed ?? null;
    if (replayed === null || rows[0]?.history !== this.#history) {
      this.#upTo = null;
      return;
    }
    const reached = this.#positions.filter(({ written }) => written <= BigInt(replayed));
    this.#positions = this.#positions.slice(reached.length);
    this.#upTo = Math.max(this.#upTo ?? Number.NEGATIVE_INFINITY, ...reached.map(({ at }) => at));
  }

  get #isFresh(): boolean {
    return this.#upTo !== null && this.#now() - this.#upTo <= MOST_AGE;
  }

  #report(): void {
    if (this.#isFresh === this.#isInUse) return;
    this.#isInUse = this.#isFresh;
    this.#tell(
      this.#isInUse
        ? 'The standby of DATABASE_READ_URL is read from now on.'
        : 'The standby of DATABASE_READ_URL is not read: it does not answer, is no standby of this primary, or is more than 5 seconds behind.',
    );
  }

  async read<Result>(playerId: string, work: (database: Database) => Promise<Result>): Promise<Result> {
    if (!this.#isFresh) return work(this.#primary);
    const changed = { name: 'changed lately', text: CHANGED_LATELY, values: [playerId] };
    if ((await this.#primary.pool.query(changed)).rowCount) return work(this.#primary);
    try {
      return await work(this.#standby);
    } catch (error) {
      if (!isOutage(error) && !isTransient(error) && slownessOf(error) === null) throw error;
      // Not read again before it has answered the next comparison.
      if (isOutage(error)) this.#upTo = null;
      return work(this.#primary);
    }
  }

  async noteChange(playerId: string): Promise<void> {
    await this.#primary.pool.query({ name: 'note change', text: NOTE, values: [playerId] });
  }
}
