import { cellSize, charmOf } from '../../../content/index.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import { seededDice } from '../../../rules/model/random.ts';
import { rollEncounter } from '../../../rules/world/encounters.ts';
import { hourAt } from '../../../rules/world/hours.ts';
import { tierAt } from '../../../rules/world/living.ts';
import type { Cell, Direction } from '../../../rules/world/types.ts';
import { availableDirections, distanceOf, step } from '../../../rules/world/walking.ts';
import type { PendingEncounter } from '../../database/schema.ts';
import type { Game, MapName } from '../../domain/game.ts';
import { doneBefore, placeOf, type Repeatable } from '../../http/calls/idempotency.ts';
import { conflict, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { movePlayer, type Walker } from './queries.ts';

/** 409: a player cannot walk during a battle. */
export const inBattle = () => new Refusal(409, 'in_battle', 'Finish your battle first');
/** 409: the player is no longer on the cell from which the step was requested. */
export const moved = () => conflict('You have moved in the meantime. Please reload');

/**
 * The map's reply: the player's cell in pixels, the free directions, the hour, and the waiting wild creature.
 * @param now milliseconds since the beginning of 1970
 */
export function mapView(
  game: Game,
  mapName: MapName,
  cell: Cell,
  encounter: PendingEncounter | null,
  now: number,
): MapReply {
  const { hour, endsIn } = hourAt(now);
  // An encounter of a species that the game no longer has is not shown.
  const species = encounter && game.book.species[encounter.species];
  const { terrain, wilds } = game.grounds[mapName];
  const tier = encounter && tierAt(wilds, terrain.ground(cell.x, cell.y), encounter.species);
  return {
    mapName,
    mapPos: { x: cell.x * cellSize, y: cell.y * cellSize },
    availablePos: availableDirections(terrain, cell),
    hour,
    hourEndsIn: endsIn,
    ...(species && {
      pokemon: {
        name: species.name,
        level: encounter.level,
        kind: encounter.kind,
        types: [...species.types],
        ...(tier && { tier }),
      },
    }),
  };
}

/**
 * The reply to a step or change of map that was made before with the same key; undefined if the key is new.
 * @throws Refusal 409 if the player has gone on since, 422 if it was another step or map
 */
export function keptMove(repeatable: Repeatable, { stepKeys, stepReply }: Walker): MapReply | undefined {
  const place = placeOf(repeatable, stepKeys);
  if (place === 'none') return undefined;
  if (place === 'older' || stepReply === null) throw doneBefore();
  return stepReply;
}

/**
 * Walks one cell and rolls an encounter there. A waiting encounter ends.
 * @param from pixels of the cell that the player saw; undefined for the current cell
 * @param repeatable the request with its key, which the player's row then remembers
 * @throws Refusal 409 during a battle, towards a blocked cell, or if another step came first
 */
export async function walk(
  { database, game, now }: Services,
  walker: Walker,
  direction: Direction,
  from: Cell | undefined,
  repeatable?: Repeatable,
): Promise<MapReply> {
  if (walker.inBattle) throw inBattle();
  const { mapName } = walker;
  const { terrain, start, wilds } = game.grounds[mapName];
  const cell = { x: walker.cellX, y: walker.cellY };
  if (from && (from.x !== cell.x * cellSize || from.y !== cell.y * cellSize)) throw moved();
  const to = step(terrain, cell, direction);
  if (!to) throw conflict('There is no way in that direction');
  const dice = seededDice(walker.dice);
  const time = now();
  const spot = {
    ground: terrain.ground(to.x, to.y),
    distance: distanceOf(start, to),
    hour: hourAt(time).hour,
  };
  const encounter = rollEncounter(wilds, spot, dice, charmOf(walker.charms ?? []));
  const place = { mapName, cell: to, encounter, dice: dice.state(), steps: 1 } as const;
  const reply = mapView(game, mapName, to, encounter, time);
  if (!(await movePlayer(database, walker, place, repeatable && { repeatable, reply }))) throw moved();
  return reply;
}
