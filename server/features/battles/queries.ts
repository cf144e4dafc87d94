import { and, eq, sql } from 'drizzle-orm';
import { worded } from '../../../contract/refusals/reasons.ts';
import type { Choice } from '../../../rules/model/choice.ts';
import type { BattleEvent } from '../../../rules/model/events.ts';
import type { Milestone } from '../../../rules/model/milestones.ts';
import type { BattleState } from '../../../rules/model/state.ts';
import type { Database } from '../../database/connect.ts';
import { battles } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ProfileRow } from '../../domain/players/profile.ts';
import { type SessionStanding, sessionReader } from '../../http/admission/session.ts';
import { digestOf, fromHex, KEYS_BYTES, type Repeatable } from '../../http/calls/idempotency.ts';
import { Refusal } from '../../http/refusal.ts';

/** A stored battle, without the data that only a replay needs. */
export interface StoredBattle {
  readonly state: BattleState;
  readonly version: number;
  readonly growth: readonly (BattleEvent | Milestone)[];
  readonly mapName: string | null;
  readonly opponentName: string | null;
  /** Id of the title that the user whose team it is wore at the start; absent in replays. */
  readonly opponentTitle?: string | null;
  readonly gymId: string | null;
  /** Coins for a victory; those paid once it is won; null if the rules decide. */
  readonly prize: number | null;
}

/** The caller with the profile and the battle. */
export interface Fighting extends ProfileRow {
  readonly id: string;
  readonly battle: StoredBattle | null;
  /** Digests of the latest keys of choices, and the battle's version after the choice of the newest. */
  readonly choiceKeys: Buffer | null;
  readonly choiceVersion: number | null;
}

/** A player in battle as `read_fighting` returns it. */
interface FightingRow extends Omit<Fighting, 'choiceKeys'>, SessionStanding {
  /** In hexadecimal digits. */
  readonly choiceKeys: string | null;
}

/** Reads the caller, the profile and the battle in one statement. */
export const readFighting = sessionReader<Fighting>(async ({ pool }, tokenHash) => {
  const { rows } = await pool.query<{ fighting: FightingRow | null }>({
    name: 'fighting',
    text: 'select read_fighting($1) as fighting',
    values: [tokenHash],
  });
  const fighting = rows[0]?.fighting;
  return fighting ? { ...fighting, choiceKeys: fromHex(fighting.choiceKeys) } : undefined;
});

/** What the player gains by the end of a battle: coins and experience by a victory only. */
interface Gain {
  readonly growth: readonly (BattleEvent | Milestone)[];
  readonly paid?: { readonly coins: number; readonly exp: number };
}

/** 409: another window has already made the next choice. */
const overtaken = () => new Refusal(409, 'stale_round', worded('battleWentOn'));

/**
 * Stores the state after a choice that changes nothing outside the battle. Unlike `storeTurn` it uses a prepared
 * statement: it runs with every attack, and building the statement each time would cost more than the round.
 * @param repeatable the request with its key, which the row then remembers
 * @throws Refusal 409 if another choice or another battle came first
 */
export async function storeChoice(
  { pool }: Database,
  playerId: string,
  version: number,
  state: BattleState,
  choice: Choice,
  repeatable?: Repeatable,
): Promise<void> {
  const { page, round } = state;
  const digest = repeatable ? digestOf(repeatable) : null;
  const values = [playerId, version, JSON.stringify(state), page, round, JSON.stringify([choice]), digest];
  const { rows } = await pool.query<{ stored: boolean }>({
    name: 'choice',
    text: 'select store_choice($1, $2, $3, $4, $5, $6, $7) as stored',
    values,
  });
  if (rows[0]?.stored !== true) throw overtaken();
}

/**
 * Stores the state after a choice, if the battle has not changed since it was read. A trigger then files a finished
 * battle (`server/database/functions/file_battle.sql`).
 * @throws Refusal 409 if another choice or another battle came first
 */
export async function storeTurn(
  transaction: Transaction,
  playerId: string,
  version: number,
  state: BattleState,
  choice: Choice,
  { gain, repeatable }: { readonly gain?: Gain; readonly repeatable?: Repeatable | undefined } = {},
): Promise<void> {
  const stored = await transaction
    .update(battles)
    .set({
      state,
      page: state.page,
      round: state.round,
      version: version + 1,
      choices: sql`${battles.choices} || ${JSON.stringify([choice])}::jsonb`,
      ...(repeatable && {
        choiceKeys: sql`substring(${digestOf(repeatable)}::bytea || coalesce(${battles.choiceKeys}, '') from 1 for ${KEYS_BYTES})`,
        choiceVersion: version + 1,
      }),
      ...(gain && { growth: [...gain.growth] }),
      ...(gain?.paid && { coinsWon: gain.paid.coins, prize: gain.paid.coins, expWon: gain.paid.exp }),
    })
    .where(and(eq(battles.playerId, playerId), eq(battles.version, version)))
    .returning({ version: battles.version });
  if (stored.length !== 1) throw overtaken();
}

/** Checks that a battle has not changed since it was read. @throws Refusal 409 if it has */
export async function expectUnchanged(
  transaction: Transaction,
  playerId: string,
  version: number,
): Promise<void> {
  const [same] = await transaction
    .select({ version: battles.version })
    .from(battles)
    .where(and(eq(battles.playerId, playerId), eq(battles.version, version)));
  if (!same) throw overtaken();
}

/**
 * Ends a battle that cannot be continued, if it has not changed since it was read. The history counts it as neither
 * won nor lost.
 * @returns the tier of a gold battle; undefined if another choice or another battle came first
 */
export async function endUnfought(
  transaction: Transaction,
  playerId: string,
  { version, state }: StoredBattle,
): Promise<{ tier: string | null } | undefined> {
  const [ended] = await transaction
    .update(battles)
    // The state ends too: the battle does not continue even if the missing content returns.
    .set({ page: 'over', state: { ...state, page: 'lose' }, version: version + 1 })
    .where(and(eq(battles.playerId, playerId), eq(battles.version, version)))
    .returning({ tier: battles.tier });
  return ended;
}
