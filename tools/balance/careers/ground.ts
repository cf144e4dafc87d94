import { encounters, maps, terrainOf } from '../../../content/index.ts';
import type { MapId } from '../../../content/maps/types.ts';
import { weatherOn } from '../../../content/maps/weather.ts';
import { type Dice, hourAt, type Spot, type Wilds } from '../../../rules/index.ts';
import { levelsAt, livingAt } from '../../../rules/world/living.ts';
import { oneOf } from '../random.ts';

/** A walkable cell where creatures live. */
export interface Patch {
  readonly map: MapId;
  readonly wilds: Wilds;
  readonly ground: string;
  readonly distance: number;
  /** Mean level of the common and uncommon creatures there by day. */
  readonly level: number;
}

function levelOf(wilds: Wilds, spot: Spot): number | null {
  const common = livingAt(wilds, spot).filter(({ tier }) => tier === 'common' || tier === 'uncommon');
  if (common.length === 0) return null;
  const levels = common.flatMap((entry) => levelsAt(wilds, entry, spot.distance));
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

/** Every walkable cell of all maps where creatures live, except in meadows. */
export const PATCHES: readonly Patch[] = Object.values(maps).flatMap((map) => {
  const terrain = terrainOf(map);
  const wilds = encounters[map.id];
  const cells = Array.from({ length: terrain.size ** 2 }, (_, at) => ({
    x: at % terrain.size,
    y: Math.floor(at / terrain.size),
  }));
  return cells
    .filter(({ x, y }) => !terrain.blocked(x, y))
    .flatMap(({ x, y }) => {
      const ground = terrain.ground(x, y);
      const distance = Math.max(Math.abs(x - map.start.x), Math.abs(y - map.start.y));
      const level = levelOf(wilds, { ground, distance, hour: 'day' });
      return level === null || ground === 'meadow' ? [] : [{ map: map.id, wilds, ground, distance, level }];
    });
});

/** Upper bound for the creatures' mean level above the team's. */
const ABOVE = 1;
const LOWEST = Math.min(...PATCHES.map(({ level }) => level));

/**
 * A random patch that is safe for a team of this mean level: a player who wants to catch everything goes everywhere.
 */
export function patchFor(strength: number, dice: Dice): Patch {
  const most = Math.max(strength + ABOVE, LOWEST);
  return oneOf(
    PATCHES.filter(({ level }) => level <= most),
    dice,
  );
}

/** Where and when somebody walks on a patch. @param now milliseconds since the beginning of 1970 */
export const spotOf = ({ map, ground, distance }: Patch, now: number): Spot => ({
  ground,
  distance,
  hour: hourAt(now).hour,
  weather: weatherOn(map, now),
});
