import sharp from 'sharp';
import { BALL_TYPES, CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { toIconPng, toPng, toWebp } from '../core/render.ts';
import type { MadeFile, Maker } from '../maker.ts';
import { badgeSvg, badges } from './badges/index.ts';
import { drawBall, drawOpenBall } from './balls.ts';
import { CHARMS, drawCharm } from './charms.ts';
import {
  drawAppIcon,
  drawEmblem,
  drawFavicon,
  drawMaskableIcon,
  drawPlainEmblem,
  drawTouchIcon,
} from './emblem.ts';
import { drawLure, LURES } from './lures.ts';
import { medalSheet } from './medals/paint.ts';
import { NAVIGATION, navigationIcon } from './navigation.ts';
import { STATUS_SIGNS, statusIcon } from './status.ts';
import { typeIcon } from './types.ts';

const ITEM_PIXELS = 96;
const ITEM_QUALITY = 88;
/** Of the sheet of all balls, which are drawn small. */
const SHEET_QUALITY = 80;
/** Side in pixels of a ball on the sheet of all: twice that with which lists show it. */
const BALL_PIXELS = 72;
/** Side in pixels of the icon for the home screen of a phone. */
const TOUCH_PIXELS = 180;
/** Sides in pixels of the icons of the installed game. */
const APP_PIXELS = [192, 512] as const;

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] => {
  return Object.keys(record) as Name[];
};
const document = (content: string, size: number): string => {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="${size}" height="${size}">${content}</svg>\n`;
};

interface Job {
  readonly path: string;
  readonly make: () => Promise<Buffer> | Buffer;
}
const item = (path: string, draw: () => string): Job => {
  return { path, make: () => toWebp(document(draw(), 256), ITEM_PIXELS, ITEM_QUALITY) };
};
/** All closed balls beside each other, for lists: one file in place of four. */
async function ballSheet(): Promise<Buffer> {
  const balls = await Promise.all(
    BALL_TYPES.map(async (key, index) => ({
      input: await sharp(toPng(document(drawBall(key), 256), BALL_PIXELS)).toBuffer(),
      left: index * BALL_PIXELS,
      top: 0,
    })),
  );
  const [width, height] = [BALL_TYPES.length * BALL_PIXELS, BALL_PIXELS];
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(balls)
    .webp({ quality: SHEET_QUALITY, alphaQuality: 90, effort: 6 })
    .toBuffer();
}
const vector = (path: string, draw: () => string): Job => ({ path, make: () => Buffer.from(draw()) });

const JOBS: readonly Job[] = [
  ...BALL_TYPES.flatMap((key) => [
    item(`items/${key}.webp`, () => drawBall(key)),
    item(`items/${key}.open.webp`, () => drawOpenBall(key)),
  ]),
  { path: 'items/balls.webp', make: ballSheet },
  { path: 'items/medals.webp', make: medalSheet },
  ...namesOf(CHARMS).map((key) => item(`items/${key}.webp`, () => drawCharm(key))),
  ...namesOf(LURES).map((key) => item(`items/${key}.webp`, () => drawLure(key))),
  ...CREATURE_TYPES.map((type) => vector(`types/${type}.svg`, () => document(typeIcon(type), 64))),
  ...namesOf(STATUS_SIGNS).map((name) => vector(`status/${name}.svg`, () => document(statusIcon(name), 64))),
  ...namesOf(NAVIGATION).map((name) => vector(`navigation/${name}.svg`, () => navigationIcon(name))),
  ...badges().map((badge) => vector(`badges/${badge.id}.svg`, () => badgeSvg(badge))),
  vector('brand/logo.svg', () => document(drawEmblem('logo'), 256)),
  vector('brand/favicon.svg', () => document(drawFavicon(), 64)),
  vector('brand/plain.svg', () => document(drawPlainEmblem('#000'), 64)),
  { path: 'brand/touch.png', make: () => toPng(document(drawTouchIcon(), 256), TOUCH_PIXELS) },
  ...APP_PIXELS.map((pixels) => ({
    path: `brand/app${pixels}.png`,
    make: () => toIconPng(document(drawAppIcon(), 256), pixels),
  })),
  { path: 'brand/maskable.png', make: () => toIconPng(document(drawMaskableIcon(), 256), 512) },
];

async function* iconFiles(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  for (const { path, make } of JOBS.filter((job) => wanted(job.path))) yield { path, data: await make() };
}

/** Bakes balls, medals, types, status conditions, menu icons and the emblem. */
export const iconMaker: Maker = { name: 'icons', files: iconFiles };
