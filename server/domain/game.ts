import {
  type Admission,
  book,
  type Cell,
  encounters,
  exitsOf,
  type GameMap,
  type GoldTier,
  type GymRegion,
  goldTiers,
  houses,
  type Item,
  items,
  type MapExit,
  maps,
  newcomer,
  openMaps,
  perMap,
  prizeLimits,
  regions,
  starters,
  terrainOf,
} from '../../content/index.ts';
import { mechanismOn } from '../../content/maps/ways/switches.ts';
import type { PrizeLimits } from '../../rules/battle/userPrize.ts';
import type { RuleBook } from '../../rules/book.ts';
import type { Wilds } from '../../rules/world/types.ts';
import type { Terrain } from '../../rules/world/walking.ts';
import { stateCount } from '../../rules/world/ways/switches.ts';

export type { GymLeader, GymRegion, Item } from '../../content/index.ts';
export type MapName = GameMap['id'];
export type GoldTierName = keyof typeof goldTiers;

/** A map with what the server needs of it. */
export interface PlayedMap {
  readonly name: MapName;
  readonly start: Cell;
  readonly terrain: Terrain;
  /** The terrain in each state of the map's switches; the first is the one above, as everybody finds it. */
  readonly terrains: readonly Terrain[];
  readonly wilds: Wilds;
  readonly exits: readonly MapExit[];
  /** What a player needs to enter it from another map; omitted if nothing. */
  readonly admission?: Admission | undefined;
}

/** The game's content in the form that the features need. Tests pass their own. */
export interface Game {
  readonly book: RuleBook;
  /** Ids of the starters, sorted by their type grass, fire, water. */
  readonly starters: readonly string[];
  readonly grounds: Readonly<Record<MapName, PlayedMap>>;
  /** The maps that every player may enter from the list of maps. */
  readonly openMaps: readonly MapName[];
  /** In the order of the mart's list. */
  readonly items: Readonly<Record<string, Item>>;
  /** In the order in which they are unlocked. */
  readonly regions: readonly GymRegion[];
  readonly goldTiers: Readonly<Record<GoldTierName, GoldTier>>;
  /** Names of the teams that play if no user of similar strength is found. */
  readonly houses: readonly string[];
  readonly prizeLimits: PrizeLimits;
  readonly newcomer: {
    readonly map: MapName;
    readonly starterLevel: number;
    readonly coins: number;
    readonly items: Readonly<Record<string, number>>;
  };
}

function groundOf(name: MapName): PlayedMap {
  const terrain = terrainOf(maps[name]);
  const mechanism = mechanismOn(name);
  const switched = Array.from({ length: mechanism ? stateCount(mechanism) - 1 : 0 }, (_, at) =>
    terrainOf(maps[name], at + 1),
  );
  return {
    name,
    start: maps[name].start,
    terrain,
    terrains: [terrain, ...switched],
    wilds: encounters[name],
    exits: exitsOf(name),
    admission: maps[name].admission,
  };
}

/** Returns the game made from the content files. */
export const theGame = (): Game => ({
  book,
  starters: [...starters.grass, ...starters.fire, ...starters.water],
  grounds: perMap(groundOf),
  openMaps,
  items,
  regions,
  goldTiers,
  houses,
  prizeLimits,
  newcomer,
});

/** The map of this name; undefined for any other text. */
export const groundNamed = (game: Game, name: string): PlayedMap | undefined =>
  Object.hasOwn(game.grounds, name) ? game.grounds[name as MapName] : undefined;
