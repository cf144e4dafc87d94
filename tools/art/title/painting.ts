import { type Point, spline } from '../kit.ts';
import { dot, shape } from '../world/terrain/svg.ts';

/** The canvas of the painting; its middle third alone is a picture for a phone held upright. */
export const VALLEY = { width: 1600, height: 1000 } as const;

const stops = (colours: readonly (readonly [offset: number, colour: string, opacity?: number])[]): string =>
  colours
    .map(([offset, colour, opacity = 1]) => {
      const seen = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`;
    })
    .join('');

/** A gradient from top to bottom; its colours have offsets from 0 to 1. */
export const upright = (id: string, colours: Parameters<typeof stops>[0]): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient></defs>`;

/** A round light whose colours go from its middle to its edge. */
export const glow = (
  id: string,
  x: number,
  y: number,
  radius: number,
  colours: Parameters<typeof stops>[0],
): string =>
  `<defs><radialGradient id="${id}">${stops(colours)}</radialGradient></defs>${dot(x, y, radius, radius, `url(#${id})`)}`;

/** Rolling land from edge to edge: heights at even steps, filled to the bottom. */
export function rollingLand(heights: readonly number[], fill: string): string {
  const step = VALLEY.width / (heights.length - 1);
  const last = heights.length - 1;
  const crest = heights.map((y, i): Point => [i * step, y, i === 0 || i === last]);
  return shape(
    spline([...crest, [VALLEY.width, VALLEY.height, true], [0, VALLEY.height, true]]).data(),
    fill,
  );
}
