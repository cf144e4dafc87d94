import sharp from 'sharp';
import { mapSize } from '../../content/maps/legend.ts';
import { MAP_IDS, type MapId } from '../../content/maps/types.ts';
import { exitsOf } from '../../content/maps/ways/joins.ts';
import { HOURS } from '../../rules/world/types.ts';
import { litMap } from './lit.ts';

/**
 * Draws the joined world from the baked pictures of the maps, each where its exits meet those of its neighbours:
 * `npm run pictures:world -- docs/pictures/world.webp`. With a second name it draws every map at every hour as well, with its lamps
 * and lit windows, a row for each map: `… world.webp sheet.webp`.
 */
const [file = 'docs/pictures/world.webp', sheet] = process.argv.slice(2);
/** Pixels along each side of a cell, and of a map on the sheet. */
const CELL = 9;
const SIDE = 310;
const pictureOf = (id: MapId) => `assets/generated/maps/${id}.webp`;

/** Column and row of each map's first cell, counted from the first map's. */
function places(): ReadonlyMap<MapId, readonly [x: number, y: number]> {
  const found = new Map<MapId, readonly [number, number]>([[MAP_IDS[0], [0, 0]]]);
  const over = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;
  // A map that grows while it is walked through visits what is added, too.
  for (const [id, [left, top]] of found) {
    for (const { x, y, side, to, cell } of exitsOf(id)) {
      const [right, down] = over[side];
      if (!found.has(to)) found.set(to, [left + x + right - cell.x, top + y + down - cell.y]);
    }
  }
  return found;
}

async function drawWorld(): Promise<void> {
  const all = [...places()];
  const least = [0, 1].map((axis) => Math.min(...all.map(([, at]) => at[axis as 0 | 1])));
  const most = [0, 1].map((axis) => Math.max(...all.map(([, at]) => at[axis as 0 | 1])) + mapSize);
  const maps = await Promise.all(
    all.map(async ([id, [x, y]]) => ({
      input: await sharp(pictureOf(id))
        .resize(mapSize * CELL)
        .toBuffer(),
      left: (x - least[0]!) * CELL,
      top: (y - least[1]!) * CELL,
    })),
  );
  const size = { width: (most[0]! - least[0]!) * CELL, height: (most[1]! - least[1]!) * CELL };
  await sharp({ create: { ...size, channels: 3, background: '#f4ecd8' } })
    .composite(maps)
    .webp({ quality: 72 })
    .toFile(file);
}

async function drawSheet(to: string): Promise<void> {
  const maps = await Promise.all(
    MAP_IDS.flatMap((id, row) =>
      HOURS.map(async (hour, column) => ({
        input: await litMap(id, hour, SIDE),
        left: column * SIDE,
        top: row * SIDE,
      })),
    ),
  );
  const size = { width: HOURS.length * SIDE, height: MAP_IDS.length * SIDE };
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(maps)
    .webp({ quality: 55 })
    .toFile(to);
}

await drawWorld();
if (sheet) await drawSheet(sheet);
