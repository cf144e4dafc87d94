import { eq } from 'drizzle-orm';
import type { Switched } from '../../../content/maps/ways/switches.ts';
import type { Visit } from '../../../content/quests/lines/visits.ts';
import { STUDIED } from '../../../content/research/stages.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import type { DiceState } from '../../../rules/model/random.ts';
import type { EmberChoice } from '../../../rules/people/types.ts';
import type { Cell, Encounter } from '../../../rules/world/types.ts';
import type { Database } from '../../database/connect.ts';
import { type PendingEncounter, players, questVisits } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { MapName } from '../../domain/game.ts';
import { type SessionStanding, sessionReader } from '../../http/admission/session.ts';
import { digestOf, fromHex, type Repeatable } from '../../http/calls/idempotency.ts';

/** A player's position and the data for the next step. */
export interface Walker {
  readonly id: string;
  readonly mapName: MapName;
  readonly cellX: number;
  readonly cellY: number;
  readonly encounter: PendingEncounter | null;
  /** The maps that the player has walked on. */
  readonly reachedMaps: readonly string[];
  /** What the player has switched. */
  readonly switched: Switched;
  readonly dice: DiceState;
  readonly version: number;
  /** Whether a battle waits for the player's next choice. */
  readonly inBattle: boolean;
  /** Keys of the charms in the bag; null if there are none. */
  readonly charms: readonly string[] | null;
  /** Steps that are left of each lure in the bag; null if there are none. */
  readonly lures: Readonly<Record<string, number>> | null;
  /** Digests of the latest keys of steps and changes of map, and the reply to the newest. */
  readonly stepKeys: Buffer | null;
  readonly stepReply: MapReply | null;
}

/** A walker as `read_walker` returns it. */
interface WalkerRow extends Omit<Walker, 'stepKeys'>, SessionStanding {
  /** In hexadecimal digits. */
  readonly stepKeys: string | null;
}

/** Reads the caller as a walker. */
export const readWalker = sessionReader<Walker>(async ({ pool }, tokenHash) => {
  const { rows } = await pool.query<{ walker: WalkerRow | null }>({
    name: 'walker',
    text: 'select read_walker($1) as walker',
    values: [tokenHash],
  });
  const walker = rows[0]?.walker;
  return walker ? { ...walker, stepKeys: fromHex(walker.stepKeys) } : undefined;
});

/** The gym ids of the leaders whom a player has beaten. Only asked for at a gate, so steps elsewhere need it not. */
export async function beatenBy({ pool }: Database, { id }: Walker): Promise<string[]> {
  const { rows } = await pool.query<{ gymId: string }>({
    name: 'beaten',
    text: 'select gym_id as "gymId" from gym_victories where player_id = $1',
    values: [id],
  });
  return rows.map(({ gymId }) => gymId);
}

const KNOWN = `
  select (select count(distinct species)::int from pokedex_entries where player_id = $1 and caught_at is not null) as species,
    exists (select from species_research where player_id = $1 and species = $2 and written >= ${STUDIED}) as "isStudied"`;

/**
 * How many species a player has caught, and whether the player has studied this one. Only asked for where a creature comes,
 * so most steps need it not.
 */
export async function knownSpecies(
  { pool }: Database,
  { id }: Walker,
  species: string,
): Promise<{ readonly species: number; readonly isStudied: boolean }> {
  const { rows } = await pool.query<{ species: number; isStudied: boolean }>({
    name: 'known species',
    text: KNOWN,
    values: [id, species],
  });
  return rows[0] ?? { species: 0, isStudied: false };
}

/** The result of a step or a change of map. */
export interface PositionAfterMove {
  readonly mapName: MapName;
  readonly cell: Cell;
  readonly encounter: Encounter | null;
  readonly dice: DiceState;
  /** Steps walked: 1, or 0 for a change of map. */
  readonly steps: 0 | 1;
  /** Keys of the lures that burn with this step. */
  readonly burning?: readonly string[];
  /** What is switched from now on, on all maps; omitted if this changes nothing. */
  readonly switched?: Switched;
}

/**
 * Moves a walker, if the player has not changed since the walker was read, and enters a new encounter in the pokedex
 * as seen.
 * @param keyed the request with its key and reply, which the player's row then remembers
 * @returns false if the player has changed
 */
export async function movePlayer(
  { pool }: Database,
  { id, version }: Walker,
  place: PositionAfterMove,
  keyed?: { readonly repeatable: Repeatable; readonly reply: MapReply } | undefined,
): Promise<boolean> {
  const { mapName, cell, encounter, dice, steps, burning = [], switched } = place;
  const values = [
    id,
    version,
    mapName,
    cell.x,
    cell.y,
    encounter && JSON.stringify(encounter),
    JSON.stringify(dice),
    steps,
    keyed ? digestOf(keyed.repeatable) : null,
    keyed ? JSON.stringify(keyed.reply) : null,
  ];
  const { rows } = await pool.query<{ moved: boolean }>(moving(values, burning, switched));
  return rows[0]?.moved === true;
}

/** The statement of a move: most steps neither burn a lure nor switch anything. */
function moving(values: readonly unknown[], burning: readonly string[], switched: Switched | undefined) {
  if (switched)
    return {
      name: 'move switching',
      text: 'select move_switching($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as moved',
      values: [...values, burning, JSON.stringify(switched)],
    };
  if (burning.length > 0)
    return {
      name: 'move burning',
      text: 'select move_burning($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as moved',
      values: [...values, burning],
    };
  return {
    name: 'move',
    text: 'select move_player($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as moved',
    values: [...values],
  };
}

/** Stores what a player has answered to the keeper of the hearth. */
export async function keepEmber(
  transaction: Transaction,
  playerId: string,
  ember: EmberChoice,
): Promise<void> {
  await transaction.update(players).set({ ember }).where(eq(players.id, playerId));
}

/** Notes that a player has done what a step of a line asks for: the first time counts. */
export async function storeVisit(
  transaction: Transaction,
  playerId: string,
  visit: Visit,
  visitedAt: Date,
): Promise<void> {
  await transaction.insert(questVisits).values({ playerId, visit, visitedAt }).onConflictDoNothing();
}
