import { maps } from '../../../content/maps/index.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import type { MadeFile, Maker } from '../maker.ts';
import { type CompiledMap, compileMap } from './compile-map.ts';
import { encode } from './encode.ts';
import { type Atlas, drawAtlas } from './objects/atlas.ts';
import { allPieces, frameName, type Piece } from './objects/pieces.ts';
import { pictureOf, thumbnail } from './picture.ts';
import type { RawPicture } from './raster.ts';
import { drawSheet } from './tiles/sheet.ts';

/** The pictures of a map in the map selection: for screens with many pixels, and as large as it is drawn on others. */
const THUMBNAILS = [
  { form: '', side: 744, quality: 50 },
  { form: '.small', side: 320, quality: 36 },
] as const;

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
/** Baked pixels per map pixel. */
const SCALE = 3;

/** The names of all pictures of objects that a map shows. */
function framesOn({ sprites, lit, grass }: CompiledMap): ReadonlySet<string> {
  const standing: readonly { readonly frame: string; readonly frames?: number }[] = [
    ...sprites,
    ...lit,
    ...grass.phases.flat(),
  ];
  return new Set(
    standing.flatMap(({ frame, frames = 1 }) =>
      Array.from({ length: frames }, (_, index) => frameName(frame, index)),
    ),
  );
}

async function* mapFiles(map: GameMap, pieces: readonly Piece[], atlas: Atlas): AsyncIterable<MadeFile> {
  let terrain: RawPicture | undefined;
  const compiled = compileMap(map, (tileset) => {
    const { picture, sheet } = drawSheet(tileset);
    terrain = picture;
    return sheet;
  });
  if (!terrain) throw new Error(`${map.id} has no terrain`);
  yield { path: `${compiled.terrain.image}.webp`, data: await encode(terrain) };
  const shown = framesOn(compiled);
  const own = drawAtlas(pieces.filter(({ name }) => shown.has(name)));
  const image = `tiles/objects.${map.id}`;
  yield { path: `${image}.webp`, data: await encode(own.picture) };
  const objects = { image, scale: SCALE, frames: own.frames };
  yield { path: `maps/${map.id}.json`, data: json({ ...compiled, objects }) };
  const whole = pictureOf(compiled, terrain, atlas.picture, atlas.frames);
  for (const { form, side, quality } of THUMBNAILS)
    yield { path: `maps/${map.id}${form}.webp`, data: await thumbnail(whole, side, quality) };
}

const filesOf = (id: string): readonly string[] => [
  `tiles/terrain.${id}.webp`,
  `tiles/objects.${id}.webp`,
  `maps/${id}.json`,
  ...THUMBNAILS.map(({ form }) => `maps/${id}${form}.webp`),
];

async function* worldFiles(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  const chosen = Object.values(maps).filter(({ id }) => filesOf(id).some(wanted));
  const isAtlasWanted = wanted('tiles/objects.webp') || wanted('tiles/objects.json');
  if (chosen.length === 0 && !isAtlasWanted) return;
  const pieces = allPieces();
  const atlas = drawAtlas(pieces);
  if (isAtlasWanted) {
    const { width, height } = atlas.picture;
    yield { path: 'tiles/objects.webp', data: await encode(atlas.picture) };
    yield {
      path: 'tiles/objects.json',
      data: json({ image: 'tiles/objects', width, height, scale: SCALE, frames: atlas.frames }),
    };
  }
  for (const map of chosen) yield* mapFiles(map, pieces, atlas);
}

/** Bakes terrain, objects, maps and pictures of the maps. */
export const worldMaker: Maker = { name: 'world', files: worldFiles };
