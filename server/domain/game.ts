import {
  book,
  type Cell,
  encounters,
  type GameMap,
  type GoldTier,
  type GymRegion,
  goldTiers,
  houses,
  type Item,
  items,
  maps,
  newcomer,
  prizeLimits,
  regions,
  starters,
  terrainOf,
} from '../../content/index.ts';
import type { PrizeLimits } from '../../rules/battle/userPrize.ts';
import type { RuleBook } from '../../rules/book.ts';
import type { Wilds } from '../../rules/world/types.ts';
import type { Terrain } from '../../rules/world/walking.ts';

export type { GymLeader, GymRegion, Item } from '../../content/index.ts';
export type MapName = GameMap['id'];
export type GoldTierName = keyof typeof goldTiers;

/** A map with what the server needs of it. */
export interface PlayedMap {
  readonly name: MapName;
  readonly start: Cell;
  readonly terrain: Terrain;
  readonly wilds: Wilds;
}

/** The game's content in the form that the features need. Tests pass their own. */
export interface Game {
  readonly book: RuleBook;
  /** Ids of the starters, sorted by their type grass, fire, water. */
  readonly starters: readonly string[];
  readonly grounds: Readonly<Record<MapName, PlayedMap>>;
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

const groundOf = (name: MapName): PlayedMap => ({
  name,
  start: maps[name].start,
  terrain: terrainOf(maps[name]),
  wilds: encounters[name],
});

/** Returns the game made from the content files. */
export const theGame = (): Game => ({
  book,
  starters: [...starters.grass, ...starters.fire, ...starters.water],
  grounds: { green_land: groundOf('green_land'), green_land2: groundOf('green_land2') },
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
