import { dot, line, shape } from '../../world/terrain/svg.ts';

/** The canvas of what stands on the ground, and the height of its foot. */
export const GROUND = { width: 200, height: 240, foot: 228 } as const;
export const LINE = { width: 430, height: 129 } as const;
export const RUG = { width: 320, height: 320 * 0.28 } as const;

const INK = '#3b3450';
export const WOOD = ['#97643f', '#b98355', '#6d4630'] as const;

/** A closed form with the outline that everything in the camp has. */
export const form = (data: string, fill: string, width = 6): string =>
  shape(data, fill, `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`);

/** A round form with the outline. */
export const round = (x: number, y: number, rx: number, ry: number, fill: string, width = 6): string =>
  dot(x, y, rx, ry, fill, `stroke="${INK}" stroke-width="${width}"`);

/** A line of the outline's colour. */
export const ink = (data: string, width = 5): string => line(data, INK, width);

/** A beam from one place to another, with its outline. */
export const beam = (data: string, colour: string, width: number): string =>
  line(data, INK, width + 9) + line(data, colour, width);

/** A rectangle as a path. */
export const block = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The shadow below what stands on the ground. */
export const shadow = (half: number, x = 100): string =>
  dot(x, GROUND.foot, half, half * 0.16, '#14202c', 'fill-opacity=".3"');
