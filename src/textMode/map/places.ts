import { coveredCells } from '../../../content/maps/blocked.ts';
import { groundAt } from '../../../content/maps/legend.ts';
import { type GameMap, MAP_IDS, type MapObject } from '../../../content/maps/types.ts';
import { doorstepOf, WITH_DOOR } from '../../../content/maps/ways/doors.ts';
import { exitsOf } from '../../../content/maps/ways/joins.ts';
import { switchKinds } from '../../../content/maps/ways/switches.ts';
import type { Reach } from '../../../rules/world/reach.ts';
import type { Cell, Direction } from '../../../rules/world/types.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import { directionTo } from '../../client/world/directions.ts';

/** Grounds that are worth walking to. Meadows and paved floor are everywhere. */
const GROUND_PLACES = ['tall-grass', 'wood', 'sand', 'shore', 'rocks', 'snow', 'path', 'bridge'] as const;
const OBJECT_PLACES = [
  ...WITH_DOOR,
  ...([
    'well',
    'great-oak',
    'blossom-tree',
    'standing-stone',
    'hark-stone',
    'signpost',
    'boat',
    'waterfall',
    'spindle',
    'wreck',
    'wind-wheel',
    'wind-organ',
    'lantern-tree',
    'sundial',
    'cold-hearth',
    'ice-shelf',
  ] as const),
  ...switchKinds,
] as const;

/** What a player can ask to be led to. */
export const PLACE_NAMES = [...GROUND_PLACES, ...OBJECT_PLACES, ...MAP_IDS, 'start'] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** The nearest place of its name, and the free cell where one arrives. */
export interface Place {
  readonly name: PlaceName;
  readonly cell: Cell;
  readonly steps: number;
  /** Where it lies as the crow flies; null if the player is there. */
  readonly direction: Direction | null;
}

/** Tangent of 22.5°: where a straight direction ends and a diagonal one begins. */
const EIGHTH = Math.tan(Math.PI / 8);

/** Which of the eight directions leads from one cell most nearly towards another; null if they are the same. */
export function compass(from: Cell, to: Cell): Direction | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(y) <= Math.abs(x) * EIGHTH) return directionTo(x, 0);
  return Math.abs(x) <= Math.abs(y) * EIGHTH ? directionTo(0, y) : directionTo(x, y);
}

/** Where one arrives at an object: on a switch, at a door if that can be reached, otherwise at the nearest cell that touches it. */
function besideObject(object: MapObject, { cells, steps }: Reach): Cell | undefined {
  // Who stands on a switch is led to the next one of its kind.
  if (switchKinds.some((kind) => kind === object.kind))
    return steps(object) === 0 ? undefined : { x: object.x, y: object.y };
  const door = doorstepOf(object);
  if (WITH_DOOR.some((kind) => kind === object.kind) && steps(door) !== null) return door;
  const covered = coveredCells(object);
  return cells.find((cell) => covered.some((each) => distanceOf(each, cell) === 1));
}

/** The nearest place of each name that can be reached, the nearest first. */
export function placesFrom(map: GameMap, at: Cell, reach: Reach): readonly Place[] {
  const place = (name: PlaceName, cell: Cell | undefined): Place[] => {
    const steps = cell && reach.steps(cell);
    return cell && typeof steps === 'number' ? [{ name, cell, steps, direction: compass(at, cell) }] : [];
  };
  const grounds = GROUND_PLACES.flatMap((name) =>
    place(
      name,
      reach.cells.find(({ x, y }) => groundAt(map, x, y) === name),
    ),
  );
  const objects = OBJECT_PLACES.flatMap((name) => {
    const found = map.objects
      .filter(({ kind }) => kind === name)
      .flatMap((object) => place(name, besideObject(object, reach)));
    return found.sort((one, other) => one.steps - other.steps).slice(0, 1);
  });
  const exits = exitsOf(map.id)
    .filter(({ to }, at, all) => all.findIndex((exit) => exit.to === to) === at)
    .flatMap((exit) => place(exit.to, exit));
  return [...grounds, ...objects, ...exits, ...place('start', map.start)].sort(
    (one, other) => one.steps - other.steps,
  );
}
