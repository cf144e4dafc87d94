import { element, FAINT, INK, label, MAIN, picture } from './svg.ts';

/** A median with the lower and upper quartile. */
export interface Spread {
  readonly least: number;
  readonly middle: number;
  readonly most: number;
}

interface Options {
  readonly title: string;
  readonly unit: string;
  /** Label below each point; empty for none. */
  readonly names: readonly string[];
}

const WIDTH = 720;
const HEIGHT = 320;
const [LEFT, RIGHT, TOP, BOTTOM] = [60, 60, 50, 50];
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000];

/** A line through the medians and a band between the quartiles, from left to right. */
export function lineChart(points: readonly Spread[], { title, unit, names }: Options): string {
  const most = Math.max(1, ...points.map((point) => point.most));
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * (at + 0.5)) / points.length;
  const y = (value: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / most;
  const step = STEPS.find((one) => most / one <= 6) ?? most;
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step).map(
    (value) =>
      element('path', { d: `M${LEFT} ${y(value).toFixed(1)}H${WIDTH - RIGHT}`, stroke: FAINT }) +
      label(LEFT - 8, y(value) + 4, `${value.toLocaleString('en')}${unit}`, {
        'text-anchor': 'end',
        'font-size': 11,
      }),
  );
  const corner = (value: (point: Spread) => number) => (point: Spread, at: number) =>
    `${x(at).toFixed(1)},${y(value(point)).toFixed(1)}`;
  const upper = points.map(corner(({ most: high }) => high));
  const lower = points.map(corner(({ least }) => least)).toReversed();
  const band = element('polygon', {
    points: [...upper, ...lower].join(' '),
    fill: MAIN,
    'fill-opacity': 0.2,
  });
  const middle = element('polyline', {
    points: points.map(corner(({ middle: value }) => value)).join(' '),
    fill: 'none',
    stroke: MAIN,
    'stroke-width': 2.5,
  });
  const dots = points.map((point, at) =>
    element('circle', { cx: x(at), cy: y(point.middle), r: 2.5, fill: INK }),
  );
  const words = names.map((name, at) =>
    name === '' ? '' : label(x(at), HEIGHT - 22, name, { 'text-anchor': 'middle', 'font-size': 11 }),
  );
  return picture(WIDTH, HEIGHT, title, [...grid, band, middle, ...dots, ...words].join(''));
}
