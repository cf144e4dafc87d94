import type { CreatureType } from '../../rules/creatures/types.ts';
import { type Land, landOf } from './lands.ts';
import type { Ground } from './types.ts';

/** The places in which battles are shown; each has the pictures `battle/<place>.<layer>`. */
export const BACKDROPS = [
  'meadow',
  'coast',
  'wood',
  'lake',
  'hills',
  'shore',
  'boardwalk',
  'summit',
  'plain',
  'cave',
  'forge',
  'pool',
  'glasshouse',
  'quarry',
  'terrace',
  'vault',
  'barn',
] as const;
export type BackdropName = (typeof BACKDROPS)[number];

/** The pictures of a place, from back to front; `lights` shines by night, `platform` lies below each creature. */
export const BACKDROP_LAYERS = ['far', 'ground', 'lights', 'platform', 'near'] as const;

/** Places under a roof: their lamps burn at every hour, and the hour's light reaches them only through windows. */
export const ROOFED: ReadonlySet<BackdropName> = new Set(['cave', 'forge', 'pool', 'vault', 'barn']);

/** The hall in which gyms and partners of each type fight. */
const halls: Readonly<Record<CreatureType, BackdropName>> = {
  normal: 'barn',
  fairy: 'barn',
  fire: 'forge',
  dragon: 'forge',
  steel: 'forge',
  water: 'pool',
  ice: 'pool',
  grass: 'glasshouse',
  bug: 'glasshouse',
  poison: 'glasshouse',
  rock: 'quarry',
  ground: 'quarry',
  fighting: 'quarry',
  electric: 'terrace',
  flying: 'terrace',
  ghost: 'vault',
  dark: 'vault',
  psychic: 'vault',
};

/** Where partners of a type fight. */
export const hallOf = (type: CreatureType): BackdropName => halls[type];
const isType = (word: string): word is CreatureType => Object.hasOwn(halls, word);

/** Inland: the hamlet and its lake. */
const inland: Readonly<Record<Ground, BackdropName>> = {
  meadow: 'meadow',
  path: 'meadow',
  'tall-grass': 'meadow',
  floor: 'meadow',
  wood: 'wood',
  sand: 'lake',
  shore: 'lake',
  bridge: 'lake',
  water: 'lake',
  rocks: 'hills',
  cliff: 'hills',
  snow: 'hills',
  ledge: 'hills',
  cloud: 'hills',
  ice: 'hills',
};
const isGround = (word: string): word is Ground => Object.hasOwn(inland, word);

/** By the sea. */
const coastal: Readonly<Record<Ground, BackdropName>> = {
  ...inland,
  meadow: 'coast',
  path: 'coast',
  'tall-grass': 'coast',
  floor: 'coast',
  sand: 'shore',
  shore: 'shore',
  bridge: 'shore',
  water: 'shore',
};

/** On the moor: water stands in peat, and what is not heath is stone. */
const moorland: Readonly<Record<Ground, BackdropName>> = {
  ...inland,
  meadow: 'hills',
  path: 'hills',
  'tall-grass': 'hills',
  floor: 'hills',
};

/** Above the clouds one sees far from everywhere. */
const high: Readonly<Record<Ground, BackdropName>> = {
  ...moorland,
  meadow: 'summit',
  path: 'summit',
  'tall-grass': 'summit',
  floor: 'summit',
  rocks: 'summit',
  snow: 'summit',
  ledge: 'summit',
  ice: 'summit',
};
/** Where the four hours meet one sees all of them from everywhere. */
const evening: Readonly<Record<Ground, BackdropName>> = {
  ...high,
  meadow: 'plain',
  path: 'plain',
  'tall-grass': 'plain',
  floor: 'plain',
  wood: 'plain',
  rocks: 'plain',
  ledge: 'plain',
};
/** On islands every ground is near the sea, and what is no beach is reached over boards. */
const islands: Readonly<Record<Ground, BackdropName>> = {
  ...coastal,
  meadow: 'boardwalk',
  path: 'boardwalk',
  'tall-grass': 'boardwalk',
  floor: 'boardwalk',
  bridge: 'boardwalk',
  water: 'boardwalk',
  wood: 'coast',
  rocks: 'shore',
};

const byLand: Readonly<Record<Land, Readonly<Record<Ground, BackdropName>>>> = {
  inland,
  coast: coastal,
  moor: moorland,
  heights: high,
  isles: islands,
  fourlight: evening,
};

/** What the place of a battle depends on. */
export interface BattlePlace {
  readonly battleType: 'wb' | 'gym' | 'user' | 'training' | 'gold';
  readonly mapName: string | null;
  /** The type of the gym's leader; undefined for the rival and for a battle stored by an older version. */
  readonly gymType?: CreatureType | undefined;
  readonly trainingType: string | null;
}

/**
 * The place in which a battle is shown: by map and ground for wild creatures, by type for gyms and training.
 * @param ground on which the wild creature was met; null if it is not known
 */
export function backdropOf(
  { battleType, mapName, gymType, trainingType }: BattlePlace,
  ground: string | null,
): BackdropName {
  // The rival is met outside.
  const isOutside = battleType === 'gym' && gymType === undefined && mapName !== null;
  switch (isOutside ? 'wb' : battleType) {
    case 'wb':
      return byLand[landOf(mapName ?? '') ?? 'inland'][
        ground !== null && isGround(ground) ? ground : 'meadow'
      ];
    case 'gym':
      return halls[gymType ?? 'normal'];
    case 'training':
      return halls[trainingType !== null && isType(trainingType) ? trainingType : 'normal'];
    case 'gold':
      return 'cave';
    case 'user':
      return 'meadow';
  }
}
