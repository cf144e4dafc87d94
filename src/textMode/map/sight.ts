import { coveredCells } from '../../../content/maps/blocked.ts';
import { groundAt, mapSize } from '../../../content/maps/legend.ts';
import { type ObjectKind, objectKinds } from '../../../content/maps/objects.ts';
import type { GameMap, Ground, MapId } from '../../../content/maps/types.ts';
import { exitsOf } from '../../../content/maps/ways/joins.ts';
import { barrierKinds } from '../../../content/maps/ways/switches.ts';
import type { Cell, Direction } from '../../../rules/world/types.ts';
import { enteredFrom, LEDGE, neighbour, type Terrain } from '../../../rules/world/walking.ts';
import { exitAt } from '../../../rules/world/ways/exits.ts';

/** What ends a straight line: an object, water, a cliff or a ledge above, the edge of the map, or two things that a diagonal touches. */
export type Obstacle = ObjectKind | Ground | 'edge' | 'corner';

interface Stretch {
  readonly ground: Ground;
  readonly cells: number;
}

/** What lies in one direction, from the next cell to the first one that cannot be entered. */
export interface LineOfSight {
  readonly direction: Direction;
  /** The grounds in their order; empty if the first cell is closed. */
  readonly stretches: readonly Stretch[];
  readonly obstacle: Obstacle;
  /** The map to which this direction leads over the edge; null if it does not. */
  readonly exit: MapId | null;
  /** How many cells a boat that waits there sails; 0 if none does. */
  readonly sails: number;
}

/** The object that covers a cell; one that blocks goes before one that does not. */
export function objectOn(map: GameMap, { x, y }: Cell): ObjectKind | undefined {
  const here = map.objects.filter((object) =>
    coveredCells(object).some((cell) => cell.x === x && cell.y === y),
  );
  return (here.find(({ kind }) => objectKinds[kind].blocks) ?? here[0])?.kind;
}

function obstacleAt(map: GameMap, terrain: Terrain, from: Cell, cell: Cell): Obstacle {
  const { x, y } = cell;
  const ground = groundAt(map, x, y);
  if (ground === undefined || x < 0 || y < 0 || x >= mapSize || y >= mapSize) return 'edge';
  if (!terrain.blocked(x, y))
    return ground === LEDGE ? ground : groundAt(map, from.x, from.y) === LEDGE ? 'ledge' : 'corner';
  const kind = objectOn(map, cell);
  const isBarrier = barrierKinds.some((one) => one === kind);
  return kind && (objectKinds[kind].blocks || isBarrier) ? kind : ground;
}

/** Looks from a cell in a direction. */
export function lookAlong(map: GameMap, terrain: Terrain, at: Cell, direction: Direction): LineOfSight {
  const stretches: { ground: Ground; cells: number }[] = [];
  let cell = at;
  for (let next = enteredFrom(terrain, cell, direction); next; next = enteredFrom(terrain, cell, direction)) {
    cell = next;
    const ground = groundAt(map, cell.x, cell.y);
    if (!ground) break;
    const last = stretches.at(-1);
    if (last?.ground === ground) last.cells++;
    else stretches.push({ ground, cells: 1 });
  }
  const exit = exitAt(exitsOf(map.id), cell, direction)?.to ?? null;
  const sails = terrain.boat?.(at, direction)?.length ?? 0;
  const obstacle = obstacleAt(map, terrain, cell, neighbour(cell, direction));
  return { direction, stretches, obstacle, exit, sails };
}
