import { maps } from '../../../content/maps/index.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import type { MadeFile, Maker } from '../maker.ts';
import { compileMap } from './compile-map.ts';
import { encode } from './encode.ts';
import { drawAtlas } from './objects/atlas.ts';
import { pictureOf, thumbnail } from './picture.ts';
import type { RawPicture } from './raster.ts';
import { drawSheet } from './tiles/sheet.ts';

/** The pictures of a map in the map selection: for screens with many pixels, and as large as it is drawn on others. */
const THUMBNAILS = [
  { form: '', side: 744, quality: 62 },
  { form: '.small', side: 448, quality: 62 },
] as const;

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
type Atlas = ReturnType<typeof drawAtlas>;

async function* mapFiles(map: GameMap, atlas: Atlas): AsyncIterable<MadeFile> {
  let terrain: RawPicture | undefined;
  const compiled = compileMap(map, (tileset) => {
    const { picture, sheet } = drawSheet(tileset);
    terrain = picture;
    return sheet;
  });
  if (!terrain) throw new Error(`${map.id} has no terrain`);
  yield { path: `${compiled.terrain.image}.webp`, data: await encode(terrain) };
  yield { path: `maps/${map.id}.json`, data: json(compiled) };
  const whole = pictureOf(compiled, terrain, atlas.picture, atlas.frames);
  for (const { form, side, quality } of THUMBNAILS)
    yield { path: `maps/${map.id}${form}.webp`, data: await thumbnail(whole, side, quality) };
}

async function* worldFiles(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  const isWanted = Object.keys(maps).some((id) =>
    [
      `tiles/terrain.${id}.webp`,
      `maps/${id}.json`,
      ...THUMBNAILS.map(({ form }) => `maps/${id}${form}.webp`),
    ].some(wanted),
  );
  if (!isWanted && !wanted('tiles/objects.webp') && !wanted('tiles/objects.json')) return;
  const atlas = drawAtlas();
  const { width, height } = atlas.picture;
  yield { path: 'tiles/objects.webp', data: await encode(atlas.picture) };
  yield {
    path: 'tiles/objects.json',
    data: json({ image: 'tiles/objects', width, height, scale: 3, frames: atlas.frames }),
  };
  for (const map of Object.values(maps)) yield* mapFiles(map, atlas);
}

/** Bakes terrain, objects, maps and pictures of the maps. */
export const worldMaker: Maker = { name: 'world', files: worldFiles };
