import { BAND, element, FAINT, label, MAIN, picture } from './svg.ts';

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly colour?: string;
}

interface Options {
  readonly title: string;
  readonly unit: string;
  /** Value at the right edge. */
  readonly most: number;
  /** Lowest and highest wanted value. */
  readonly band?: readonly [number, number];
}

const LEFT = 140;
const WIDTH = 720;
const SPACE = WIDTH - LEFT - 70;
const TOP = 44;
const ROW = 22;

/** Horizontal bars below each other, in front of a band that shows the wanted values. */
export function barChart(bars: readonly Bar[], { title, unit, most, band }: Options): string {
  const height = TOP + bars.length * ROW + 16;
  const x = (value: number): number => LEFT + (SPACE * value) / most;
  const wanted = band
    ? element('rect', {
        x: x(band[0]),
        y: TOP - 4,
        width: x(band[1]) - x(band[0]),
        height: bars.length * ROW + 4,
        fill: BAND,
      })
    : '';
  const base = element('path', { d: `M${LEFT} ${TOP - 4}V${height - 14}`, stroke: FAINT });
  const rows = bars.map(({ name, value, colour = MAIN }, at) => {
    const y = TOP + at * ROW;
    return [
      label(LEFT - 10, y + 13, name, { 'text-anchor': 'end' }),
      element('rect', {
        x: LEFT,
        y,
        width: Math.max(x(value) - LEFT, 1),
        height: ROW - 6,
        rx: 4,
        fill: colour,
      }),
      label(
        x(value) + 8,
        y + 13,
        `${(value < 1000 ? Math.round(value * 10) / 10 : Math.round(value)).toLocaleString('en')}${unit}`,
      ),
    ].join('');
  });
  return picture(WIDTH, height, title, [wanted, base, ...rows].join(''));
}
