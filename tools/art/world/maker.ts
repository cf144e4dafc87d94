import { maps } from '../../../content/maps/index.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import type { MadeFile, Maker } from '../maker.ts';
import { type CompiledMap, compileMap } from './compile-map.ts';
import { encode, LIKENESS } from './encode.ts';
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

interface Drawn {
  readonly pieces: readonly Piece[];
  readonly atlas: Atlas;
  readonly wanted: (path: string) => boolean;
}

async function* mapFiles(map: GameMap, { pieces, atlas, wanted }: Drawn): AsyncIterable<MadeFile> {
  let terrain: RawPicture | undefined;
  const compiled = compileMap(map, (tileset) => {
    const drawn = drawSheet(tileset);
    terrain = drawn.picture;
    return drawn;
  });
  if (!terrain) throw new Error(`${map.id} has no terrain`);
  const ground = `${compiled.terrain.image}.webp`;
  if (wanted(ground)) yield { path: ground, data: await encode(terrain, LIKENESS.world) };
  const shown = framesOn(compiled);
  const own = drawAtlas(pieces.filter(({ name }) => shown.has(name)));
  const image = `tiles/objects.${map.id}`;
  if (wanted(`${image}.webp`))
    yield { path: `${image}.webp`, data: await encode(own.picture, LIKENESS.world) };
  const objects = { image, scale: SCALE, frames: own.frames };
  if (wanted(`maps/${map.id}.json`))
    yield { path: `maps/${map.id}.json`, data: json({ ...compiled, objects }) };
  const forms = THUMBNAILS.filter(({ form }) => wanted(`maps/${map.id}${form}.webp`));
  if (forms.length === 0) return;
  const whole = pictureOf(compiled, terrain, atlas.picture, atlas.frames);
  for (const { form, side, quality } of forms)
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
    yield { path: 'tiles/objects.webp', data: await encode(atlas.picture, LIKENESS.world) };
    yield {
      path: 'tiles/objects.json',
      data: json({ image: 'tiles/objects', width, height, scale: SCALE, frames: atlas.frames }),
    };
  }
  for (const map of chosen) yield* mapFiles(map, { pieces, atlas, wanted });
}

/** Bakes terrain, objects, maps and pictures of the maps. */
export const worldMaker: Maker = { name: 'world', files: worldFiles };
