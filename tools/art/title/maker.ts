import { toWebp } from '../core/render.ts';
import { drawEmblem } from '../icons/emblem.ts';
import type { MadeFile, Maker } from '../maker.ts';
import { breathingSvg } from './breathing.ts';
import { VALLEY } from './painting.ts';
import { drawSocial, SOCIAL } from './social.ts';
import { paintMounds } from './starters.ts';
import { LAYERS } from './valley.ts';
import { drawWordmark, SMALL_WORDMARK, WORDMARK } from './wordmark.ts';

/** Width in pixels of the word mark above the login, for screens of two pixels a point. */
const WORDMARK_PIXELS = 1000;
/** The emblem and the word mark side by side, for the header of all screens: as many pixels as its 202 points have on a screen of two pixels a point. */
const HEADER = { width: 1330, height: 276, pixels: 404, quality: 76 } as const;
const QUALITY = 84;

const document = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;
const part = (
  content: string,
  x: number,
  y: number,
  { width, height }: { readonly width: number; readonly height: number },
): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/**
 * The layers of the painting and the ground of the starters below each other, from far to near, in one document: the login screen
 * asks for one file and shows a part of it in each layer.
 */
export function valleySvg(): string {
  const layers = [...Object.values(LAYERS), paintMounds].map((paint) => paint());
  const rows = layers.map((layer, row) => part(layer, 0, row * VALLEY.height, VALLEY));
  return document(VALLEY.width, VALLEY.height * rows.length, rows.join(''));
}

function headerSvg(): string {
  const emblem = `<svg y="14" width="256" height="256" viewBox="0 0 256 256">${drawEmblem('header')}</svg>`;
  const { width, height } = HEADER;
  return document(width, height, emblem + part(drawWordmark('small', true), 286, 0, SMALL_WORDMARK));
}

async function* titleFiles(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  const [valley, starters, wordmark] = ['title/valley.svg', 'title/starters.svg', 'title/wordmark.webp'];
  const [header, social] = ['brand/header.webp', 'brand/social.webp'];
  if (wanted(valley)) yield { path: valley, data: Buffer.from(valleySvg()) };
  if (wanted(starters)) yield { path: starters, data: Buffer.from(await breathingSvg()) };
  if (wanted(wordmark)) {
    const svg = document(WORDMARK.width, WORDMARK.height, drawWordmark());
    yield { path: wordmark, data: await toWebp(svg, WORDMARK_PIXELS, QUALITY) };
  }
  if (wanted(social)) yield { path: social, data: await toWebp(await drawSocial(), SOCIAL.width, QUALITY) };
  if (wanted(header)) yield { path: header, data: await toWebp(headerSvg(), HEADER.pixels, HEADER.quality) };
}

/** Bakes the painting behind the login, the preview for other sites, and the game's name as drawn letters. */
export const titleMaker: Maker = { name: 'title', files: titleFiles };
