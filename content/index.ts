import type { RuleBook } from '../rules/book.ts';
import { movesByAnyName } from './moves/formerNames.ts';
import { moves } from './moves/index.ts';
import { species } from './species/index.ts';

export type { Cell } from '../rules/world/types.ts';
export { type GoldTier, goldTiers } from './challenges/gold.ts';
export { houses } from './challenges/houses.ts';
export { prizeLimits } from './challenges/prizes.ts';
export { encounters } from './encounters/index.ts';
export { wares as items } from './furniture/wares.ts';
export { regions } from './gyms/index.ts';
export type { GymLeader, GymRegion } from './gyms/types.ts';
export type { Item } from './items.ts';
export { charmKeys, charmOf } from './luck/charms.ts';
export { maps, perMap } from './maps/index.ts';
export { cellSize, groundAt, mapSize } from './maps/legend.ts';
export { terrainOf } from './maps/terrain.ts';
export { type Admission, type GameMap, openMaps } from './maps/types.ts';
export { exitsOf, type MapExit } from './maps/ways/joins.ts';
export { species } from './species/index.ts';
export { newcomer, starters } from './starters.ts';

/** The species and moves in the form that the rules need; both are found by their former names too. */
export const book = { species, moves: movesByAnyName(moves) } satisfies RuleBook;
