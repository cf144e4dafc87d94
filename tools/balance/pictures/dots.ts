import { BAND, element, label, picture } from './svg.ts';

export interface Dot {
  readonly name: string;
  /** 0 to 100. */
  readonly value: number;
  readonly colour: string;
}

/** A row of dots with a name. */
export interface DotRow {
  readonly name: string;
  readonly dots: readonly Dot[];
}

const LEFT = 90;
const WIDTH = 720;
const SPACE = WIDTH - LEFT - 30;
const TOP = 50;
const RADIUS = 5;
/** Distance in pixels between dots in a column, and width of a column in values. */
const STEP = 2 * RADIUS + 1;
const COLUMN = 2;

const x = (value: number): number => LEFT + (SPACE * value) / 100;

function columnsOf(dots: readonly Dot[]): Map<number, Dot[]> {
  const columns = new Map<number, Dot[]>();
  for (const dot of dots) {
    const at = Math.round(dot.value / COLUMN) * COLUMN;
    columns.set(at, [...(columns.get(at) ?? []), dot]);
  }
  return columns;
}

/** A dot for each item at its value from 0 to 100; dots with the same value are stacked. */
export function dotChart(title: string, rows: readonly DotRow[], band: readonly [number, number]): string {
  let floor = TOP;
  const drawn = rows.map(({ name, dots }) => {
    const columns = columnsOf(dots);
    floor += 30 + STEP * Math.max(0, ...[...columns.values()].map(({ length }) => length));
    const marks = [...columns].flatMap(([value, stack]) =>
      stack.map((dot, at) =>
        element(
          'circle',
          { cx: x(value), cy: floor - RADIUS - at * STEP, r: RADIUS, fill: dot.colour },
          `<title>${dot.name} ${Math.round(dot.value)} %</title>`,
        ),
      ),
    );
    const line = element('path', { d: `M${LEFT} ${floor}H${WIDTH - 30}`, stroke: '#b9b0a4' });
    return line + label(LEFT - 10, floor - 2, name, { 'text-anchor': 'end' }) + marks.join('');
  });
  const scale = [0, 25, 50, 75, 100].map((value) =>
    label(x(value), floor + 20, `${value} %`, { 'text-anchor': 'middle', 'font-size': 11 }),
  );
  const wanted = element('rect', {
    x: x(band[0]),
    y: TOP - 10,
    width: x(band[1]) - x(band[0]),
    height: floor - TOP + 10,
    fill: BAND,
  });
  return picture(WIDTH, floor + 34, title, [wanted, ...drawn, ...scale].join(''));
}
