import { faultsOf } from './faults.ts';
import { drawnLayers, pictureOf, type TiledMap, type TiledSet } from './map.ts';

/** The highest three bits say how a tile is flipped; Tiled uses the fourth only for hexagonal maps. */
const TURN = 29;
const TILE = 0x0fff_ffff;

/** One layer of one tileset: type `PaintedLayer` in scenes/map/tiles/mapFile.ts. */
export interface PaintedLayer {
  readonly terrain: {
    readonly image: string;
    readonly tileWidth: number;
    readonly tileHeight: number;
    readonly margin: number;
    readonly spacing: number;
    readonly columns: number;
  };
  /** Row by row; -1 is an empty cell. */
  readonly tiles: readonly number[];
  /** Cells with a flipped tile. `turn` is a sum: 4 horizontally, 2 vertically, 1 along the diagonal. */
  readonly turned: readonly (readonly [cell: number, turn: number])[];
}

/**
 * The layers of a Tiled map in the form that the scene draws.
 * @param size cells along each side
 * @throws Error that says what is wrong with the map
 */
export function paintingOf(map: TiledMap, size: number): PaintedLayer[] {
  const [fault] = faultsOf(map, size);
  if (fault) throw new Error(`expected ${fault.expected}, found ${fault.found}. ${fault.mend}`);
  return drawnLayers(map).flatMap(({ data }) =>
    Array.isArray(data) ? map.tilesets.flatMap((set) => paint(map, set, data)) : [],
  );
}

function paint(map: TiledMap, set: TiledSet, data: readonly number[]): PaintedLayer[] {
  const end = Math.min(
    ...map.tilesets.filter(({ firstgid }) => firstgid > set.firstgid).map(({ firstgid }) => firstgid),
  );
  const isOwn = (tile: number): boolean => tile >= set.firstgid && tile < end;
  const tiles = data.map((value) => (isOwn(value & TILE) ? (value & TILE) - set.firstgid : -1));
  if (tiles.every((tile) => tile < 0)) return [];
  const { tilewidth: tileWidth = 0, tileheight: tileHeight = 0, margin, spacing, columns = 1 } = set;
  const turned = data.flatMap((value, cell) => {
    const turn = Math.floor(value / 2 ** TURN);
    return turn > 0 && isOwn(value & TILE) ? [[cell, turn] as const] : [];
  });
  return [
    { terrain: { image: pictureOf(set), tileWidth, tileHeight, margin, spacing, columns }, tiles, turned },
  ];
}
