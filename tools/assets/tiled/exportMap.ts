import type { CompiledMap } from '../../art/index.ts';
import { WALLS } from './map.ts';

/** Opacity of the walls and of the picture of the whole map, which are only guides for the designer. */
const WALL_OPACITY = 0.4;
const PICTURE_OPACITY = 0.5;

/**
 * A map of the game in Tiled's format: the ground and its decoration as tile layers, the walls as the layer `blocked`,
 * and a hidden layer with the picture of the whole map, which shows where houses and trees stand.
 */
export function exportMap(map: CompiledMap): object {
  const { size, terrain, blocked } = map;
  const layers = map.layers.filter(({ name }) => name !== 'foam');
  const wall = (row: string) => [...row].map((cell) => (cell === '1' ? 1 : 0));
  const all = [
    ...layers.map(({ name, tiles }) =>
      tileLayer(
        map,
        name,
        tiles.map((tile) => tile + 1),
      ),
    ),
    tileLayer(map, WALLS, blocked.flatMap(wall), WALL_OPACITY),
    pictureLayer(map),
  ];
  return {
    type: 'map',
    version: '1.10',
    tiledversion: '1.11.0',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    compressionlevel: -1,
    width: size,
    height: size,
    tilewidth: terrain.tileWidth,
    tileheight: terrain.tileHeight,
    nextlayerid: all.length + 1,
    nextobjectid: 1,
    layers: all.map((layer, index) => ({ id: index + 1, ...layer })),
    tilesets: [tilesetOf(map)],
  };
}

const tileLayer = ({ size }: CompiledMap, name: string, data: readonly number[], opacity = 1) => ({
  name,
  type: 'tilelayer',
  visible: true,
  opacity,
  x: 0,
  y: 0,
  width: size,
  height: size,
  data,
});

/** The picture has half the size of the map in tiles. */
const pictureLayer = ({ id }: CompiledMap) => ({
  name: 'the whole map',
  type: 'imagelayer',
  visible: false,
  opacity: PICTURE_OPACITY,
  x: 0,
  y: 0,
  image: `../../generated/maps/${id}.webp`,
});

const tilesetOf = ({ terrain }: CompiledMap) => ({
  firstgid: 1,
  name: terrain.image.split('/').at(-1),
  image: `../../generated/${terrain.image}.webp`,
  imagewidth: terrain.columns * (terrain.tileWidth + terrain.spacing),
  imageheight: Math.ceil(terrain.count / terrain.columns) * (terrain.tileHeight + terrain.spacing),
  tilewidth: terrain.tileWidth,
  tileheight: terrain.tileHeight,
  margin: terrain.margin,
  spacing: terrain.spacing,
  columns: terrain.columns,
  tilecount: terrain.count,
});
