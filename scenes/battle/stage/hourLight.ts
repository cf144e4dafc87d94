import { type BackdropName, ROOFED } from '../../../content/maps/backdrops.ts';
import { worldNow } from '../../../src/bridge/clock.ts';
import { type Colour, type Light, lightAt } from '../../map/light.ts';

/** The hour's light on a battle: a factor for all colours, 0 to 255, and the low sun from one side. */
export interface StageLight {
  readonly tones: Colour;
  readonly sun: Light['sun'];
  /** How much the moon draws all colours towards its own, 0 to 1; creatures keep theirs. */
  readonly moon: number;
  /** Brightness of lamps, 0 to 1. */
  readonly lamps: number;
}

/** How much of the hour's light is seen: on scenery, below a roof, and on creatures, which must be told apart. */
export const SHARES = { outdoors: 0.82, roofed: 0.4, creature: 0.4 } as const;
/** How many times a picture is laid over itself so that its soft edge keeps its colour while it is lit. */
const coats = 4;
/** The colour of the moonlight, as red, green and blue, and the most of it: sand would be grey without it. */
const moonlight = { colour: '58, 98, 196', most: 0.36 } as const;

/** The hour's light, weakened to a share of it, with so much moonlight. */
export function stageLight(share: number, moon = 0): StageLight {
  const { sky, sun, lamps } = lightAt(worldNow());
  const tone = (value: number) => Math.round(255 + (value - 255) * share);
  return {
    tones: [tone(sky[0]), tone(sky[1]), tone(sky[2])],
    sun: { ...sun, strength: sun.strength * share },
    moon,
    lamps,
  };
}

/** The hour's light on a place of battles. */
export const placeLight = (place: BackdropName): StageLight =>
  ROOFED.has(place)
    ? stageLight(SHARES.roofed)
    : stageLight(SHARES.outdoors, lightAt(worldNow()).night ** 2 * moonlight.most);

/** A colour `#rrggbb` in a light. */
export function litColour(hex: string, { tones }: StageLight, opacity = 1): string {
  const parts = tones.map((tone, at) => {
    const own = Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16);
    return Math.round((own * tone) / 255);
  });
  return `rgba(${parts.join(',')},${opacity})`;
}

/** Whether the light leaves all colours as they are. */
const isPlain = ({ tones, sun }: StageLight): boolean =>
  tones.every((tone) => tone === 255) && sun.strength === 0;

/** Name of a light, for textures that are painted in it. */
export const lightName = ({ tones, sun, moon }: StageLight): string =>
  `${tones.join('.')}.${Math.round(sun.strength * 100)}.${Math.round(moon * 100)}`;

/** Draws a picture of `width` × `height` units in a light. Transparent pixels stay transparent. */
export function drawLit(
  context: CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  light: StageLight,
  draw: (context: CanvasRenderingContext2D) => void,
): void {
  const { width: columns, height: rows } = context.canvas;
  const plain = isPlain(light) ? null : sheetOf(columns, rows);
  const lit = plain === null ? null : sheetOf(columns, rows);
  if (plain === null || lit === null) {
    draw(context);
    return;
  }
  plain.scale(columns / width, rows / height);
  draw(plain);
  for (let coat = 0; coat < coats; coat += 1) lit.drawImage(plain.canvas, 0, 0);
  lit.globalCompositeOperation = 'multiply';
  lit.fillStyle = `rgb(${light.tones.join(',')})`;
  lit.fillRect(0, 0, columns, rows);
  if (light.moon > 0) {
    lit.globalCompositeOperation = 'color';
    lit.fillStyle = `rgba(${moonlight.colour}, ${light.moon})`;
    lit.fillRect(0, 0, columns, rows);
  }
  if (light.sun.strength > 0) {
    lit.globalCompositeOperation = 'soft-light';
    lit.fillStyle = sunGradient(lit, columns, light.sun);
    lit.fillRect(0, 0, columns, rows);
  }
  lit.globalCompositeOperation = 'destination-in';
  lit.drawImage(plain.canvas, 0, 0);
  context.drawImage(lit.canvas, 0, 0, width, height);
}

function sheetOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas.getContext('2d');
}

function sunGradient(
  context: CanvasRenderingContext2D,
  width: number,
  { colour, strength, side }: StageLight['sun'],
): CanvasGradient {
  const [from, to] = side < 0 ? [0, width] : [width, 0];
  const fill = context.createLinearGradient(from, 0, to, 0);
  const rgb = colour.map(Math.round).join(',');
  fill.addColorStop(0, `rgba(${rgb},${Math.min(strength * 2, 1)})`);
  fill.addColorStop(0.8, `rgba(${rgb},0)`);
  return fill;
}
