import { cellSize, charmOf } from '../../../content/index.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import { seededDice } from '../../../rules/model/random.ts';
import { rollEncounter } from '../../../rules/world/encounters.ts';
import { hourAt } from '../../../rules/world/hours.ts';
import type { Cell, Direction } from '../../../rules/world/types.ts';
import { availableDirections, distanceOf, step } from '../../../rules/world/walking.ts';
import type { PendingEncounter } from '../../database/schema.ts';
import type { Game, MapName } from '../../domain/game.ts';
import { conflict, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { movePlayer, type Walker } from './queries.ts';

/** Nobody walks on while a battle goes on: 409. */
export const inBattle = () => new Refusal(409, 'in_battle', 'Finish your battle first');
/** The step was asked for from a cell where the player no longer stands: 409. */
export const moved = () => conflict('You have moved in the meantime. Please reload');

/**
 * What the map shows: the player's cell in pixels, the ways on, the hour, and the wild creature that waits.
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
  // One that the game no longer has is not there.
  const species = encounter && game.book.species[encounter.species];
  return {
    mapName,
    mapPos: { x: cell.x * cellSize, y: cell.y * cellSize },
    availablePos: availableDirections(game.grounds[mapName].terrain, cell),
    hour,
    hourEndsIn: endsIn,
    ...(species && {
      pokemon: {
        name: species.name,
        level: encounter.level,
        kind: encounter.kind,
      },
    }),
  };
}

/**
 * Walks one cell and rolls what lives there. An encounter that was waiting is let go.
 * @param from pixels of the cell that the player saw; undefined for wherever the player stands
 * @throws Refusal 409 in a battle, towards a blocked cell, or where another step came first
 */
export async function walk(
  { database, game, now }: Services,
  walker: Walker,
  direction: Direction,
  from: Cell | undefined,
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
  if (!(await movePlayer(database, walker, place))) throw moved();
  return mapView(game, mapName, to, encounter, time);
}
