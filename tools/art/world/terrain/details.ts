import { COLOURS } from './colours.ts';
import { paintMeadowDetail, tuft } from './meadow.ts';
import { choose } from './scatter.ts';
import { dot, line, shape } from './svg.ts';
import { countAround, type GroundView } from './view.ts';
import { isFord } from './water.ts';

const PATH = [
  dot(5, 6, 1.2, 0.8, COLOURS.pathDark) + dot(11, 11, 0.9, 0.6, COLOURS.pathLight),
  dot(10, 5, 1, 0.7, COLOURS.pathLight) + dot(6.5, 11.5, 1, 0.7, COLOURS.pathDark),
  dot(8, 8.5, 1.3, 0.8, COLOURS.pathDark) + dot(9.6, 7.7, 0.7, 0.5, COLOURS.pathLight),
] as const;

const SAND = [
  dot(4, 5, 0.6, 0.5, COLOURS.sandDark) +
    dot(11, 9, 0.5, 0.4, COLOURS.sandDark) +
    dot(7, 13, 0.6, 0.5, COLOURS.sandLight),
  line('M3.5 10q2.4-1.6 4.8 0', COLOURS.sandDark, 0.7) + dot(11.5, 5, 0.6, 0.5, COLOURS.sandDark),
  line('M8 5.5q2.2-1.4 4.4 0', COLOURS.sandLight, 0.8) + dot(5, 11, 0.6, 0.5, COLOURS.sandDark),
] as const;

const leafAt = (x: number, y: number, turn: number, colour: string): string => {
  return shape(
    'M-1.7 0Q0-1.3 1.7 0Q0 1.3-1.7 0Z',
    colour,
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
};
const WOOD = [
  leafAt(4, 5, 30, COLOURS.litter) + leafAt(11, 11, -40, COLOURS.litterDark) + tuft(11, 6, COLOURS.woodDark),
  tuft(5, 12, COLOURS.woodDark) + tuft(12, 8, COLOURS.woodLight) + leafAt(7, 5, -15, COLOURS.litter),
  dot(8, 8.5, 4.6, 3, COLOURS.woodLight, 'fill-opacity=".5"') + leafAt(9.5, 9, 60, COLOURS.litterDark),
  line('M4 11l4-2.6M6.4 9.4l.4-1.7', COLOURS.litterDark, 0.9) + tuft(12, 6, COLOURS.woodLight),
] as const;

const pebble = (x: number, y: number, size: number): string => {
  const under = dot(x + 0.3, y + 0.5, 1.7 * size, 1.2 * size, COLOURS.stoneDeep);
  return under + dot(x, y, 1.6 * size, 1.1 * size, COLOURS.stoneLight);
};
const ROCKS = [
  pebble(4.5, 5.5, 1) + pebble(11.5, 11, 0.8),
  line('M3 8l3-1.6 2.4 1.8 3.4-1.4', COLOURS.stoneDark, 0.8) + pebble(11.6, 4.6, 0.7),
  pebble(10.6, 6, 1.2) + pebble(7.4, 7.4, 0.7) + tuft(4.5, 13, COLOURS.grassDark),
  line('M9 12l2.4-2 2.8.8', COLOURS.stoneDark, 0.8) +
    dot(5, 5, 2.6, 1.6, COLOURS.stoneLight, 'fill-opacity=".6"'),
] as const;

const SHORE = [
  line('M4 8q1.4-1.1 2.8 0t2.8 0', COLOURS.shallowLight, 0.9),
  line('M7 10.5q1.4-1.1 2.8 0', COLOURS.shallowLight, 0.9) +
    dot(5, 6, 0.9, 0.6, COLOURS.sandDark, 'fill-opacity=".5"'),
] as const;

const SNOW = [
  line('M3.5 9q2.6-1.7 5.2 0', '#d3dfef', 0.9) + dot(11.5, 5, 0.6, 0.4, '#c3d2e6'),
  line('M8 5.5q2.4-1.5 4.8 0', '#d3dfef', 0.9) + line('M2.5 12.5q2-1.2 4 0', '#dde7f4', 0.8),
  dot(4.5, 5, 0.55, 0.4, '#c3d2e6') + dot(11, 11, 0.5, 0.4, '#c3d2e6') + dot(8, 8, 0.45, 0.35, '#ffffff'),
] as const;

/** Long glints and a few scratches, so that ice looks smooth and not like water. */
const ICE = [
  line('M2.5 11L11 2.5', '#d3eef8', 1.5, 'stroke-opacity=".85"') +
    line('M6.5 12.5L12.5 6.5', '#e9f8fd', 0.7, 'stroke-opacity=".8"'),
  line('M4 4.5l4 1.6 1.6 3.6M8 6.1l3.6-.8', '#7fb6d4', 0.6, 'stroke-opacity=".9"'),
  line('M5 13L13 5', '#cfecf7', 1, 'stroke-opacity=".7"'),
  line('M3 9q4-2.4 9 .6', '#8cc0da', 0.6, 'stroke-opacity=".8"') + dot(11, 4.5, 0.6, 0.45, '#e9f8fd'),
] as const;

const CLIFF_TOP = [tuft(5, 8, COLOURS.grassDark), tuft(11, 12, COLOURS.grassDark)] as const;

const pick = (marks: readonly string[], x: number, y: number, spread: number): string => {
  return marks[choose(x, y, 8, spread)] ?? '';
};

/** Small marks that vary from cell to cell, so that a ground does not look uniform. */
export function paintMarks(view: GroundView, x: number, y: number): string {
  switch (view(x, y)) {
    case 'meadow':
      return paintMeadowDetail(x, y);
    case 'path':
      return pick(PATH, x, y, 7);
    case 'sand':
      return pick(SAND, x, y, 6);
    case 'wood':
      return pick(WOOD, x, y, 6);
    case 'rocks':
      return isFord(view, x, y) ? '' : pick(ROCKS, x, y, 6);
    case 'snow':
      return pick(SNOW, x, y, 7);
    case 'ice':
      return pick(ICE, x, y, 6);
    case 'shore':
      return pick(SHORE, x, y, 5);
    case 'cliff':
      return countAround(view, x, y, (ground) => ground === 'cliff') === 8 ? pick(CLIFF_TOP, x, y, 4) : '';
    default:
      return '';
  }
}
