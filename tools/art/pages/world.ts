import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { BACKDROPS } from '../../../content/maps/backdrops.ts';
import { maps } from '../../../content/maps/index.ts';
import type { Hour } from '../../../rules/world/types.ts';
import type { Cell } from '../core/sheet.ts';
import type { ObjectFrame } from '../world/objects/atlas.ts';

const BAKED = path.join(import.meta.dirname, '../../../assets/generated');
/** Side of a cell of a sheet, and the largest side of a picture in it. */
const [BOX, INNER] = [256, 236];
/** Largest enlargement of small objects. */
const LARGEST_SCALE = 2.2;

const baked = (name: string): string => path.join(BAKED, `${name}.webp`);

async function pictureCell(name: string, picture: Sharp, largest = Number.POSITIVE_INFINITY): Promise<Cell> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const scale = Math.min(largest, INNER / info.width, INNER / info.height);
  const [width, height] = [info.width * scale, info.height * scale];
  const place = `x="${(BOX - width) / 2}" y="${(BOX - height) / 2}" width="${width}" height="${height}"`;
  return { name, content: `<image ${place} href="data:image/png;base64,${data.toString('base64')}"/>` };
}

/** The objects on the maps: houses, trees, stones and all their parts, by name. */
export async function objectCells(): Promise<Cell[]> {
  const atlas = baked('tiles/objects');
  const { frames } = JSON.parse(readFileSync(path.join(BAKED, 'tiles/objects.json'), 'utf8')) as {
    frames: Record<string, ObjectFrame>;
  };
  return Promise.all(
    Object.entries(frames)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { x, y, width, height }]) =>
        pictureCell(name, sharp(atlas).extract({ left: x, top: y, width, height }), LARGEST_SCALE),
      ),
  );
}

/** The tiles of each map, and the map itself. */
export const mapCells = async (): Promise<Cell[]> =>
  Promise.all(
    Object.keys(maps).flatMap((map) => [
      pictureCell(`tiles of ${map}`, sharp(baked(`tiles/terrain.${map}`))),
      pictureCell(map, sharp(baked(`maps/${map}`))),
    ]),
  );

/** A place of battles as it is by day or by night, put together from its layers. */
async function placeCell(place: string, hour: Hour): Promise<Cell> {
  const [width, height] = [1240, 750];
  const layer = (name: string) =>
    sharp(baked(`battle/${name}`))
      .resize(width, height)
      .png()
      .toBuffer();
  const land = await sharp(await layer(`${place}.far`))
    .composite([{ input: await layer(`${place}.ground`) }, { input: await layer(`${place}.near`) }])
    .png()
    .toBuffer();
  const isNight = hour === 'night';
  const dark = { create: { width, height, channels: 4 as const, background: '#8592c4' } };
  const lit = isNight
    ? await sharp(land)
        .composite([
          { input: await sharp(dark).png().toBuffer(), blend: 'multiply' },
          { input: land, blend: 'dest-in' },
        ])
        .png()
        .toBuffer()
    : land;
  const lamps = isNight ? [{ input: await layer(`${place}.lights`), blend: 'screen' as const }] : [];
  const whole = await sharp(await layer(`sky.${hour}`))
    .composite([{ input: lit }, ...lamps])
    .png()
    .toBuffer();
  return pictureCell(isNight ? `${place} by night` : place, sharp(whole));
}

/** The places of battles, by day and by night. */
export const sceneCells = async (): Promise<Cell[]> =>
  Promise.all(BACKDROPS.flatMap((place) => [placeCell(place, 'day'), placeCell(place, 'night')]));
