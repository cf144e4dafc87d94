import { mapSize } from '../../../../content/maps/legend.ts';
import type { GameMap } from '../../../../content/maps/types.ts';
import { paintDetail, paintGround } from '../terrain/cell.ts';
import { viewOf } from '../terrain/view.ts';
import { type TileReference, Tileset } from './tileset.ts';

/** Tile indices row by row, -1 for none. */
export interface TileLayer {
  readonly name: 'ground' | 'detail';
  readonly tiles: readonly number[];
}

const cells = Array.from({ length: mapSize * mapSize }, (_, i) => ({
  x: i % mapSize,
  y: Math.floor(i / mapSize),
}));

/** Lays the tiles of a map: the opaque ground, and what lies on it. */
export function layTiles(map: GameMap): { tileset: Tileset; layers: readonly TileLayer[] } {
  const view = viewOf(map);
  const tileset = new Tileset();
  const ground = cells.map(({ x, y }) => tileset.addStill(paintGround(view, x, y)));
  const detail = cells.map(({ x, y }): TileReference | undefined => {
    const [first, second] = [paintDetail(view, x, y, 0), paintDetail(view, x, y, 1)];
    if (first === '') return undefined;
    return first === second ? tileset.addStill(first) : tileset.addMoving(first, second);
  });
  const number = (tile: TileReference | undefined): number => (tile ? tileset.indexOf(tile) : -1);
  return {
    tileset,
    layers: [
      { name: 'ground', tiles: ground.map(number) },
      { name: 'detail', tiles: detail.map(number) },
    ],
  };
}
