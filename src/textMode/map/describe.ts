import { groundAt, mapSize } from '../../../content/maps/legend.ts';
import { terrainOf } from '../../../content/maps/terrain.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import { isInCave } from '../../../content/maps/ways/caves.ts';
import { berthsAt } from '../../../content/maps/ways/ferries.ts';
import { type Reach, reachFrom } from '../../../rules/world/reach.ts';
import { type Cell, DIRECTIONS, type Direction } from '../../../rules/world/types.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import type { SwitchState } from '../../../rules/world/ways/switches.ts';
import { directionTo } from '../../client/world/directions.ts';
import { mapWords } from '../../locales/en/map.ts';
import { mapsWords } from '../../locales/en/maps.ts';
import { mapTexts } from '../../locales/en/textMode/map.ts';
import { type Place, type PlaceName, placesFrom } from './places.ts';
import { type LineOfSight, lookAlong, objectOn } from './sight.ts';

/** A map as it is from one cell. */
export interface MapSurroundings {
  readonly map: GameMap;
  readonly at: Cell;
  /** What the player has switched there. */
  readonly state: SwitchState;
  readonly reach: Reach;
  /** The eight directions, clockwise from north. */
  readonly sights: readonly LineOfSight[];
  readonly places: readonly Place[];
}

/** Everything that the texts are made of, for a player who stands on a cell. */
export function surroundingsOf(map: GameMap, at: Cell, state: SwitchState = 0): MapSurroundings {
  const terrain = terrainOf(map, state);
  const reach = reachFrom(terrain, at);
  const sights = DIRECTIONS.map((direction) => lookAlong(map, terrain, at, direction));
  return { map, at, state, reach, sights, places: placesFrom(map, at, reach) };
}

/** Places that are named without being asked for: the nearest ones, and where creatures live. */
const NEAREST = 3;
const HARDLY_WORTH_NAMING: readonly PlaceName[] = ['path', 'signpost'];
const ALWAYS_NAMED: PlaceName = 'tall-grass';

/** The nearest places besides the one where the player stands; empty if there are none. */
function nearText({ places }: MapSurroundings): string {
  const elsewhere = places.filter(({ name, direction }) => direction && !HARDLY_WORTH_NAMING.includes(name));
  const named = elsewhere.filter(({ name }, index) => index < NEAREST || name === ALWAYS_NAMED);
  return named.length > 0 ? mapTexts.nearest(named.map(placeText)) : '';
}

const ground = (map: GameMap, { x, y }: Cell): string => mapTexts.grounds[groundAt(map, x, y) ?? 'meadow'];

/** Third of the map in which a cell lies, for example its north-west; null for the middle. */
function partOf({ x, y }: Cell): Direction | null {
  const third = (at: number) => Math.floor((at * 3) / mapSize) - 1;
  return directionTo(third(x), third(y));
}

/** Where the player stands: ground, cell and part of the map, what lies on the cell, and that it is dark there. */
export function whereText({ map, at }: Pick<MapSurroundings, 'map' | 'at'>): string {
  const part = partOf(at);
  const thing = objectOn(map, at);
  const title = mapsWords.places[map.id].title;
  const where = mapTexts.where({
    ground: mapTexts.standing[groundAt(map, at.x, at.y) ?? 'meadow'],
    column: at.x + 1,
    row: at.y + 1,
    part: part ? mapTexts.part(mapWords.way[part], title) : mapTexts.middle(title),
    thing: thing ? mapTexts.obstacles[thing] : null,
  });
  return isInCave(map.id, at) ? `${where} ${mapTexts.dark}` : where;
}

/** What lies in one direction and how far. */
export function sightText({ direction, stretches, obstacle, exit, sails }: LineOfSight): string {
  const way = mapWords.way[direction];
  if (sails) return mapTexts.boat(way, sails);
  const end = exit ? mapTexts.places[exit] : mapTexts.obstacles[obstacle];
  if (stretches.length === 0 && exit) return mapTexts.leadsTo(way, mapsWords.places[exit].title);
  if (stretches.length === 0) return mapTexts.closed(way, end);
  return mapTexts.open(
    way,
    stretches.map(({ ground, cells }) => ({ ground: mapTexts.grounds[ground], cells })),
    end,
  );
}

/** Where a place is and how many steps away. */
export function placeText({ name, steps, direction }: Place): string {
  const place = mapTexts.places[name];
  return direction ? mapTexts.far(place, steps, mapWords.way[direction]) : mapTexts.here(place);
}

/** Whether a step in the direction leads anywhere, on this map or over its edge. */
export const leadsOn = ({ stretches, exit, sails }: LineOfSight): boolean =>
  stretches.length > 0 || exit !== null || sails > 0;

/** All directions at once, those that are closed together at the end. */
function waysText(sights: readonly LineOfSight[]): string {
  const open = sights.filter(leadsOn);
  const closed = sights.filter((sight) => !leadsOn(sight));
  const blocked = closed.map(({ direction, obstacle }) =>
    mapTexts.closedShort(mapWords.way[direction], mapTexts.obstacles[obstacle]),
  );
  return [...open.map(sightText), ...(blocked.length > 0 ? [mapTexts.allClosed(blocked)] : [])].join(' ');
}

/** Where the player stands, what lies in each direction, and the nearest places. */
export const lookText = (around: MapSurroundings): string =>
  [whereText(around), waysText(around.sights), nearText(around)].filter(Boolean).join(' ');

/** All places that can be reached, and that gyms are not among them. */
export const placesText = ({ places }: MapSurroundings): string => mapTexts.allPlaces(places.map(placeText));

/** What a player learns on arriving on a map: where, and the nearest places. */
export const arrivalText = (around: MapSurroundings): string =>
  [whereText(around), nearText(around)].filter(Boolean).join(' ');

/** One step in few words: its direction, the ground, which ways are closed now, and how far it slid over ice or went by boat. */
export function stepText(
  { map, at, sights }: MapSurroundings,
  direction: Direction,
  from: Cell | null = null,
): string {
  const closed = sights.filter((sight) => !leadsOn(sight)).map((each) => mapWords.way[each.direction]);
  const cells = from ? distanceOf(from, at) : 1;
  // Over the edge of a map it is far, too, but that is told as an arrival.
  if (from && berthsAt(map.id, from).includes(direction))
    return mapTexts.sailed(mapWords.way[direction], cells, ground(map, at), closed);
  if (cells > 1) return mapTexts.slid(mapWords.way[direction], cells, ground(map, at), closed);
  return mapTexts.step(mapWords.way[direction], ground(map, at), closed);
}

/** The name of the ground of a cell. */
export const groundText = (map: GameMap, at: Cell): string => mapTexts.entered(ground(map, at));
