import { landOf } from '../../../../content/maps/lands.ts';
import { mapSize } from '../../../../content/maps/legend.ts';
import type { GameMap } from '../../../../content/maps/types.ts';
import { paintDetail, paintGround } from '../terrain/cell.ts';
import { FOAM_FRAMES, paintFoam } from '../terrain/foam.ts';
import { inLand } from '../terrain/lands.ts';
import { viewOf } from '../terrain/view.ts';
import { Tileset } from './tileset.ts';

/** Tile indices row by row, -1 for none. There is one `foam` layer per frame, from the bank outwards. */
export interface TileLayer {
  readonly name: 'ground' | 'detail' | 'foam';
  readonly tiles: readonly number[];
}

const cells = Array.from({ length: mapSize * mapSize }, (_, i) => ({
  x: i % mapSize,
  y: Math.floor(i / mapSize),
}));

/** Creates the tile layers of a map: the ground with holes for the water, details on it, and the foam. */
export function layTiles(map: GameMap): { tileset: Tileset; layers: readonly TileLayer[] } {
  const view = viewOf(map);
  const land = landOf(map.id) ?? 'inland';
  const tileset = new Tileset();
  const lay = (name: TileLayer['name'], paint: (x: number, y: number) => string): TileLayer => {
    return { name, tiles: cells.map(({ x, y }) => tileset.add(inLand(land, paint(x, y)))) };
  };
  const foam = Array.from({ length: FOAM_FRAMES }, (_, frame) =>
    lay('foam', (x, y) => paintFoam(view, x, y, frame)),
  );
  const layers = [
    lay('ground', (x, y) => paintGround(view, x, y)),
    lay('detail', (x, y) => paintDetail(view, x, y)),
    ...foam,
  ];
  return { tileset, layers };
}
