import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import type { Hour } from '../../rules/world/conditions/conditions.ts';
import { type Light, lightOf } from '../../scenes/map/light.ts';

const BAKED = 'assets/generated';

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly anchorX: number;
  readonly anchorY: number;
}

/** What is read of a baked map: `assets/generated/maps/<id>.json`, as `scenes/map/tiles/mapFile.ts` has it. */
interface MapFile {
  readonly size: number;
  readonly cell: number;
  readonly lit: readonly { readonly frame: string; readonly x: number; readonly y: number }[];
  readonly lights: readonly {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly kind: 'window' | 'lamp' | 'beacon';
  }[];
  readonly objects: {
    readonly image: string;
    readonly scale: number;
    readonly frames: Readonly<Record<string, Frame>>;
  };
}

const stops = (colour: string, all: readonly (readonly [at: number, opacity: number])[]): string =>
  all
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

/** Circles of light over a map of `side` units, as SVG; the colours are those of `scenes/map/sky`. */
function circles(side: number, opacity: number, gradient: string, all: readonly string[]): Buffer {
  const fill = `<radialGradient id="g">${gradient}</radialGradient>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 3}" height="${side * 3}" viewBox="0 0 ${side} ${side}"><defs>${fill}</defs><g fill="url(#g)" opacity="${opacity}">${all.join('')}</g></svg>`,
  );
}

/** What the sky and all lamps multiply the map with. */
async function lightMap({ lights }: MapFile, side: number, { sky, lamps }: Light): Promise<Buffer> {
  const dark = Math.min((765 - sky[0] - sky[1] - sky[2]) / 360, 1);
  const pools = lights.map(({ x, y, radius, kind }) => {
    const top = kind === 'lamp' ? y + 14 : y + 2;
    return `<ellipse cx="${x}" cy="${top}" rx="${radius}" ry="${radius * 0.84}"/>`;
  });
  const warm = stops('rgb(255,218,176)', [
    [0, 0.95],
    [0.35, 0.72],
    [0.7, 0.25],
    [1, 0],
  ]);
  const background = { r: sky[0], g: sky[1], b: sky[2] };
  return sharp({ create: { width: side * 3, height: side * 3, channels: 3, background } })
    .composite([{ input: circles(side, lamps * (0.25 + 0.75 * dark), warm, pools), blend: 'screen' }])
    .png()
    .toBuffer();
}

/** The low sun of dawn and dusk, from its side. */
function lowSun(side: number, { colour, strength, side: from }: Light['sun']): Buffer {
  const tone = `rgb(${colour.join(',')})`;
  const [start, end] = from > 0 ? [1, 0] : [0, 1];
  const gradient = stops(tone, [
    [0, 1],
    [0.45, 0.42],
    [1, 0.06],
  ]);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 3}" height="${side * 3}"><defs><linearGradient id="s" x1="${start}" x2="${end}" y1="0" y2="0.5">${gradient}</linearGradient></defs><rect width="100%" height="100%" fill="url(#s)" opacity="${strength}"/></svg>`,
  );
}

/** The lit windows, flames and stones, each where it stands, over the baked map. */
async function litPieces({ lit, objects }: MapFile, opacity: number): Promise<OverlayOptions[]> {
  if (opacity === 0) return [];
  const atlas = sharp(`${BAKED}/${objects.image}.webp`);
  return Promise.all(
    lit.flatMap(({ frame, x, y }) => {
      const place = objects.frames[frame];
      if (!place) return [];
      const { x: left, y: top, width, height, anchorX, anchorY } = place;
      const piece = atlas
        .clone()
        .extract({ left, top, width, height })
        .ensureAlpha()
        .linear([1, 1, 1, opacity], [0, 0, 0, 0])
        .png()
        .toBuffer();
      const at = {
        left: Math.round(x * objects.scale - anchorX),
        top: Math.round(y * objects.scale - anchorY),
      };
      return [piece.then((input) => ({ input, ...at }))];
    }),
  );
}

/** A map at an hour as the game lights it, without the player's lantern. @returns PNG of `pixels` along each side */
export async function litMap(id: string, hour: Hour, pixels: number): Promise<Buffer> {
  const file = JSON.parse(readFileSync(`${BAKED}/maps/${id}.json`, 'utf8')) as MapFile;
  const side = file.size * file.cell;
  const light = lightOf(hour);
  const halos = file.lights.flatMap(({ x, y, kind }) =>
    kind === 'window' ? [] : [`<circle cx="${x}" cy="${y}" r="${kind === 'lamp' ? 22 : 40}"/>`],
  );
  const glow = stops('rgb(255,200,132)', [
    [0, 1],
    [0.25, 0.6],
    [0.6, 0.16],
    [1, 0],
  ]);
  const base = await sharp(`${BAKED}/maps/${id}.webp`)
    .resize(side * 3)
    .removeAlpha()
    .composite(await litPieces(file, light.lamps))
    .png()
    .toBuffer();
  const shown = await sharp(base)
    .composite([
      { input: await lightMap(file, side, light), blend: 'multiply' },
      ...(light.sun.strength > 0 ? [{ input: lowSun(side, light.sun), blend: 'add' as const }] : []),
      { input: circles(side, light.lamps * 0.46, glow, halos), blend: 'add' },
    ])
    .png()
    .toBuffer();
  return sharp(shown).resize(pixels).png().toBuffer();
}
