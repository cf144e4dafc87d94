import { bugMoves } from './bug.ts';
import { darkMoves } from './dark.ts';
import { dragonMoves } from './dragon.ts';
import { electricMoves } from './electric.ts';
import { fairyMoves } from './fairy.ts';
import { fightingMoves } from './fighting.ts';
import { fireMoves } from './fire.ts';
import { flyingMoves } from './flying.ts';
import { ghostMoves } from './ghost.ts';
import { gMaxMoves } from './gMax.ts';
import { grassMoves } from './grass.ts';
import { groundMoves } from './ground.ts';
import { iceMoves } from './ice.ts';
import { maxMoves } from './max.ts';
import { normalMoves } from './normal.ts';
import { normalStatusMoves } from './normalStatus.ts';
import { poisonMoves } from './poison.ts';
import { psychicMoves } from './psychic.ts';
import { rockMoves } from './rock.ts';
import type { CatalogueMove } from './rows.ts';
import { steelMoves } from './steel.ts';
import { waterMoves } from './water.ts';
import { zMoves } from './zMoves.ts';

const all = [
  ...normalMoves,
  ...normalStatusMoves,
  ...fireMoves,
  ...waterMoves,
  ...electricMoves,
  ...grassMoves,
  ...iceMoves,
  ...fightingMoves,
  ...poisonMoves,
  ...groundMoves,
  ...flyingMoves,
  ...psychicMoves,
  ...bugMoves,
  ...rockMoves,
  ...ghostMoves,
  ...dragonMoves,
  ...darkMoves,
  ...steelMoves,
  ...fairyMoves,
  ...maxMoves,
  ...gMaxMoves,
  ...zMoves,
];

/** The key of a move: its lowercase name. */
export type MoveKey = Lowercase<(typeof all)[number]['name']>;

/** All moves in the order of their types; Max, G-Max and Z-Moves come last. */
export const catalogue: readonly CatalogueMove[] = all;

/** The move catalogue, keyed by the lowercase name. */
export const moves: Readonly<Record<string, CatalogueMove>> = Object.fromEntries(
  catalogue.map((move) => [move.name.toLowerCase(), move]),
);
