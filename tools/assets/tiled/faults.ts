import type { Fault } from '../aseprite/faults.ts';
import { drawnLayers, type TiledMap, WALLS, wallsOf } from './map.ts';

const fault = (check: string, expected: string, found: string, mend: string): Fault => ({
  check,
  expected,
  found,
  mend,
});

/**
 * Reasons why a Tiled map cannot be drawn; empty if it can. Whether its walls match the game is checked elsewhere.
 * @param size cells along each side
 */
export function faultsOf(map: TiledMap, size: number): Fault[] {
  return [
    ...shapeFaults(map, size),
    ...layerFaults(map, size),
    ...map.tilesets.flatMap((set) => setFaults(map, set)),
  ];
}

function shapeFaults({ orientation, infinite, width, height }: TiledMap, size: number): Fault[] {
  const mend = 'Change it in Tiled under Map → Map Properties.';
  return [
    ...(orientation === 'orthogonal' ? [] : [fault('tiled-map', 'an orthogonal map', orientation, mend)]),
    ...(infinite ? [fault('tiled-map', 'a map of fixed size', 'an infinite one', mend)] : []),
    ...(width === size && height === size
      ? []
      : [
          fault(
            'wrong-size',
            `${size} × ${size} cells`,
            `${width} × ${height}`,
            'Change it in Tiled under Map → Resize Map.',
          ),
        ]),
  ];
}

function layerFaults(map: TiledMap, size: number): Fault[] {
  const layers = [...drawnLayers(map), ...[wallsOf(map)].filter((one) => one !== undefined)];
  const packed = layers.filter(({ data }) => !Array.isArray(data));
  const short = layers.filter(({ data }) => Array.isArray(data) && data.length !== size * size);
  return [
    ...packed.map(({ name }) =>
      fault(
        'tiled-map',
        `the tiles of layer "${name}" as CSV`,
        'packed ones',
        'Set "Tile Layer Format" to CSV under Map → Map Properties and save again.',
      ),
    ),
    ...short.map(({ name, data }) =>
      fault(
        'tiled-map',
        `${size * size} tiles in layer "${name}"`,
        `${data?.length}`,
        'Resize the map in Tiled and save it again.',
      ),
    ),
    ...(wallsOf(map)
      ? []
      : [
          fault(
            'tiled-map',
            `a tile layer named "${WALLS}"`,
            'none',
            'Begin with the map that "npm run assets:tiled" writes, which has one: a tile in it means that nobody can walk there.',
          ),
        ]),
    ...(drawnLayers(map).length > 0
      ? []
      : [fault('tiled-map', 'a visible tile layer', 'none', 'Add one, or show those that there are.')]),
  ];
}

function setFaults(
  map: TiledMap,
  { source, name, image, tilewidth, tileheight, columns }: TiledMap['tilesets'][number],
) {
  if (source !== undefined) {
    return [
      fault(
        'external-tileset',
        'tilesets within the map',
        `the file ${source}`,
        'Press "Embed Tileset" in Tiled and save the map again.',
      ),
    ];
  }
  if (image === undefined || !columns) {
    return [
      fault(
        'tiled-map',
        `tileset "${name}" as one picture`,
        'a collection of pictures',
        'Make a new tileset with "Based on Tileset Image".',
      ),
    ];
  }
  if (tilewidth === map.tilewidth && tileheight === map.tileheight) return [];
  return [
    fault(
      'wrong-size',
      `tiles of ${map.tilewidth} × ${map.tileheight} pixels in tileset "${name}"`,
      `${tilewidth} × ${tileheight}`,
      'Make the tiles as large as the cells of the map.',
    ),
  ];
}
