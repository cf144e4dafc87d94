import { type Point, spline } from '../../kit.ts';
import { scatter } from '../terrain/scatter.ts';
import { dot, line, shape } from '../terrain/svg.ts';

/** The canvas of a layer, in units of the battle stage. */
export const STAGE = { width: 992, height: 600 } as const;
/** Upper edge of the ground, in units. */
export const HORIZON = 300;

/** The layers of one backdrop, each a drawing of the whole stage. */
export interface Backdrop {
  /** What stands behind the ground. The sky of the hour is seen through its holes. */
  readonly far: () => string;
  readonly ground: () => string;
  /** The frame in front of the creatures: nothing of it may stand in the middle third. */
  readonly near: () => string;
  /** What shines by night, and in the dark always. It is added to the picture. */
  readonly lights: () => string;
  /** The patch of ground below a creature. */
  readonly platform: () => string;
}

/** Colours of a thing in shade, in plain light, and where the sun meets it. */
export type Tones = readonly [dark: string, base: string, light: string];

export const tidy = (value: number): string => String(Math.round(value * 10) / 10);

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity = 1]) => {
      const seen = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`;
    })
    .join('');

/** Defines a gradient from the top of a shape to its bottom, for `fill="url(#id)"`. */
export const gradient = (id: string, list: readonly Stop[]): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient></defs>`;

/** An ellipse that fades to nothing at its edge. */
export function glow(
  id: string,
  colour: string,
  [x, y]: readonly [x: number, y: number],
  [rx, ry]: readonly [rx: number, ry: number],
  strength: number,
): string {
  const fade = [
    [0, colour, strength],
    [0.5, colour, strength * 0.45],
    [1, colour, 0],
  ] as const;
  return `<defs><radialGradient id="${id}">${stops(fade)}</radialGradient></defs>${dot(x, y, rx, ry, `url(#${id})`)}`;
}

/** A rectangle from edge to edge. */
export const rows = (top: number, bottom: number, fill: string, extra = ''): string =>
  `<rect y="${top}" width="${STAGE.width}" height="${bottom - top}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;

/** Rolling land: `heights` are y values at even steps across the stage. It is filled down to `bottom`. */
export function land(heights: readonly number[], fill: string, bottom: number = STAGE.height): string {
  const step = STAGE.width / (heights.length - 1);
  const last = heights.length - 1;
  const crest = heights.map((y, i): Point => [i * step, y, i === 0 || i === last]);
  return shape(spline([...crest, [STAGE.width, bottom, true], [0, bottom, true]]).data(), fill);
}

/** A flat patch of strokes that lie over each other, as the ground is seen at a low angle. */
export function patch(
  [x, y]: readonly [x: number, y: number],
  [rx, ry]: readonly [rx: number, ry: number],
  fill: string,
  salt: number,
  extra = '',
): string {
  const strokes = Array.from({ length: 5 }, (_, i) => {
    const level = (i - 2) * 0.36;
    const half = rx * Math.sqrt(1 - level * level) * (0.68 + scatter(i, 3, salt) * 0.26);
    const high = ry * (0.36 + scatter(i, 4, salt) * 0.14);
    const middle = x + (scatter(i, 5, salt) - 0.5) * rx * 0.5;
    const row = y + level * ry;
    const bow = (way: 1 | -1) =>
      `Q${tidy(middle - way * half * 0.6)} ${tidy(row - way * high)} ${tidy(middle)} ${tidy(row - way * high)}T${tidy(middle + way * half)} ${tidy(row)}`;
    return `M${tidy(middle - half)} ${tidy(row)}${bow(1)}${bow(-1)}Z`;
  });
  return shape(strokes.join(''), fill, extra);
}

/** Calls `draw` at scattered places on the ground from `top` to `bottom`; near places have a larger `size`. */
export function strew(
  count: number,
  salt: number,
  draw: (x: number, y: number, size: number, i: number) => string,
  top: number = HORIZON + 10,
  bottom: number = STAGE.height + 4,
): string {
  return Array.from({ length: count }, (_, i) => {
    const depth = ((i + scatter(i, 0, salt)) / count) ** 1.25;
    const across = (i * 0.618034 + scatter(i, 1, salt) * 0.2) % 1;
    const y = top + (bottom - top) * depth;
    const size = 0.34 + ((y - HORIZON) / (STAGE.height - HORIZON)) * 0.96;
    return draw(across * STAGE.width, y, size, i);
  }).join('');
}

/** Short strokes of three colours all over the ground: the grain of grass, sand or stone. */
export function grain(count: number, salt: number, colours: readonly string[], length: number): string {
  const coats = colours.map(() => '');
  strew(count, salt, (x, y, size, i) => {
    const long = length * size * (0.6 + scatter(i, 4, salt) * 0.8);
    coats[i % coats.length] += `M${tidy(x)} ${tidy(y)}h${tidy(long)}`;
    return '';
  });
  return coats.map((data, i) => line(data, colours[i] ?? '', 2.2, 'stroke-opacity=".5"')).join('');
}

/** One blade of grass, bent to the side. */
function blade(x: number, y: number, height: number, width: number, bend: number): string {
  const [tipX, tipY] = [x + bend, y - height];
  return `M${tidy(x - width)} ${tidy(y)}Q${tidy(x - width * 0.7 + bend * 0.15)} ${tidy(y - height * 0.6)} ${tidy(tipX)} ${tidy(tipY)}Q${tidy(x + width + bend * 0.3)} ${tidy(y - height * 0.5)} ${tidy(x + width)} ${tidy(y)}Z`;
}

/** A clump of grass whose roots are at (x, y); far blades are dark, near ones light. */
export function clump(x: number, y: number, size: number, tones: readonly string[], salt: number): string {
  const coats = tones.map(() => '');
  for (let i = 0; i < tones.length * 3; i++) {
    const place = scatter(i, 5, salt) * 2 - 1;
    const height = (16 + scatter(i, 6, salt) * 16) * size;
    const bend = (place * 12 + (scatter(i, 7, salt) - 0.5) * 10) * size;
    coats[Math.floor(i / 3)] += blade(x + place * 9 * size, y, height, 2 * size, bend);
  }
  return coats.map((data, i) => shape(data, tones[i] ?? '')).join('');
}

/** A row of clumps from `left` to `right`, for a fringe of grass. */
export function fringe(
  left: number,
  right: number,
  y: number,
  size: number,
  tones: readonly string[],
  salt: number,
): string {
  const step = 13 * size;
  return Array.from({ length: Math.ceil((right - left) / step) }, (_, i) => {
    const own = size * (0.75 + scatter(i, 8, salt) * 0.5);
    return clump(left + (i + scatter(i, 9, salt)) * step, y, own, tones, salt + i * 7);
  }).join('');
}

export function flower(x: number, y: number, size: number, petals: string, heart: string): string {
  const radius = 4.4 * size;
  const ring = Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 72 * Math.PI) / 180;
    const [dx, dy] = [Math.sin(angle) * radius, Math.cos(angle) * radius * 0.7];
    return dot(x + dx, y - dy, radius * 0.84, radius * 0.66, petals);
  });
  const stem = line(`M${tidy(x)} ${tidy(y)}v${tidy(11 * size)}`, '#3f8a46', 2 * size);
  return stem + ring.join('') + dot(x, y, radius * 0.6, radius * 0.5, heart);
}

/** Darkens the lower corners, so that the middle of the ground is lit. */
export const corners = (colour: string, strength = 0.42): string =>
  glow('cornerLeft', colour, [0, 620], [430, 190], strength) +
  glow('cornerRight', colour, [992, 620], [430, 190], strength);

/** Fireflies over the ground. */
export function flies(count: number, salt: number, colour = '#e8ff8a'): string[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [((i * 0.618034 + salt * 0.1) % 1) * STAGE.width, 292 + ((i * 97 + salt * 31) % 230)];
    return glow(`fly${i}`, colour, [x, y], [13, 13], 0.9) + dot(x, y, 2, 2, '#fbffd8');
  });
}

/** Middle of the surface of a platform, on which a creature's feet stand. */
export const PLATFORM_MIDDLE = [260, 62] as const;
