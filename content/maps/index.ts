import { greenLand } from './green-land.ts';
import { greenLand2 } from './green-land2.ts';
import type { GameMap } from './types.ts';

/** Every map of the game by its name. */
export const maps: Readonly<Record<GameMap['id'], GameMap>> = {
  green_land: greenLand,
  green_land2: greenLand2,
};

/** The map with this name; null for a name that this version of the game does not know. */
export const findMap = (name: string): GameMap | null =>
  Object.values(maps).find(({ id }) => id === name) ?? null;
