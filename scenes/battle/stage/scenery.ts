import type { Ground } from '../../../content/maps/types.ts';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';

/** The existing backdrops: `battle/<name>` and `battle/platform.<name>`. */
export type Scenery = 'meadow' | 'wood' | 'shore' | 'rocks';

const grounds: Readonly<Record<Ground, Scenery>> = {
  meadow: 'meadow',
  path: 'meadow',
  'tall-grass': 'meadow',
  floor: 'meadow',
  wood: 'wood',
  sand: 'shore',
  shore: 'shore',
  bridge: 'shore',
  water: 'shore',
  rocks: 'rocks',
  cliff: 'rocks',
};

const arenas: Readonly<Record<BattleDetails['battleType'], Scenery>> = {
  wb: 'meadow',
  gym: 'rocks',
  user: 'meadow',
  training: 'wood',
  gold: 'shore',
};

/** The scenery of a battle: by the ground where the wild creature was met, else by the map or the kind of battle. */
export function sceneryOf(
  { battleType, mapName }: Pick<BattleDetails, 'battleType' | 'mapName'>,
  ground: Ground | null,
): Scenery {
  if (battleType !== 'wb') return arenas[battleType];
  if (ground !== null) return grounds[ground];
  return mapName === 'green_land2' ? 'shore' : 'meadow';
}
