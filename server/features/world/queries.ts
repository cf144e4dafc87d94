import { charmKeys } from '../../../content/index.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import type { DiceState } from '../../../rules/model/random.ts';
import type { Cell, Encounter } from '../../../rules/world/types.ts';
import type { Database } from '../../database/connect.ts';
import type { PendingEncounter } from '../../database/schema.ts';
import type { MapName } from '../../domain/game.ts';
import { IN_BATTLE } from '../../domain/players/profile.ts';
import { callerReader } from '../../http/admission/session.ts';
import { digestOf, type Repeatable, withDigest } from '../../http/calls/idempotency.ts';

/** A player's position and the data for the next step. */
export interface Walker {
  readonly id: string;
  readonly mapName: MapName;
  readonly cellX: number;
  readonly cellY: number;
  readonly encounter: PendingEncounter | null;
  readonly dice: DiceState;
  readonly version: number;
  /** Whether a battle waits for the player's next choice. */
  readonly inBattle: boolean;
  /** Keys of the charms in the bag; null if there are none. */
  readonly charms: readonly string[] | null;
  /** Digests of the latest keys of steps and changes of map, and the reply to the newest. */
  readonly stepKeys: Buffer | null;
  readonly stepReply: MapReply | null;
}

// The keys are constants of this code, so they need no placeholder.
const CHARMS = `(select array_agg(i.item) from bag_items i
    where i.player_id = p.id and i.quantity > 0 and i.item in (${charmKeys.map((key) => `'${key}'`).join(', ')}))`;

/** Reads the caller as a walker. */
export const readWalker = callerReader<Walker>(
  'walker',
  `p.map_name as "mapName", p.cell_x as "cellX", p.cell_y as "cellY", p.encounter, p.dice, p.version,
    p.step_keys as "stepKeys", p.step_reply as "stepReply", ${IN_BATTLE} as "inBattle", ${CHARMS} as charms`,
  'left join battles b on b.player_id = p.id',
);

/** The result of a step or a change of map. */
export interface PositionAfterMove {
  readonly mapName: MapName;
  readonly cell: Cell;
  readonly encounter: Encounter | null;
  readonly dice: DiceState;
  /** Steps walked: 1, or 0 for a change of map. */
  readonly steps: 0 | 1;
}

const MOVE = `
  update players set map_name = $3, cell_x = $4, cell_y = $5, encounter = $6, dice = $7, steps = steps + $8,
    version = version + 1, step_keys = ${withDigest('step_keys', '$9')}, step_reply = coalesce($10::jsonb, step_reply)
  where id = $1 and version = $2`;

const MOVE_AND_SEE = `
  with moved as (${MOVE} returning id), seen as (
    insert into pokedex_entries (player_id, species, kind) select id, $11::text, $12::smallint from moved
    on conflict do nothing)
  select id from moved`;

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
  const { mapName, cell, encounter, dice, steps } = place;
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
  const { rowCount } = encounter
    ? await pool.query({
        name: 'move and see',
        text: MOVE_AND_SEE,
        values: [...values, encounter.species, encounter.kind],
      })
    : await pool.query({ name: 'move', text: MOVE, values });
  return rowCount === 1;
}
