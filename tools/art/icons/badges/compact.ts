import type { Curve } from '../../core/path.ts';
import type { Path, Position } from '../../kit.ts';

/** A curve whose handles are closer than this to its chord, in units, is written as a straight line. */
const STRAIGHT = 0.8;

function isStraight([fromX, fromY]: Position, [ax, ay, bx, by, toX, toY]: Curve): boolean {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const off = (x: number, y: number) =>
    Math.abs((x - fromX) * (toY - fromY) - (y - fromY) * (toX - fromX)) / length;
  return off(ax, ay) < STRAIGHT && off(bx, by) < STRAIGHT;
}

/** Joins integers. A minus sign separates numbers as well, so it needs no space before it. */
const join = (numbers: readonly number[]): string =>
  numbers.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** The `d` attribute of a path in whole units, relative: much shorter than that of `Path.data`. */
export function compactData(path: Path): string {
  return path.subpaths
    .map(({ start, curves, closed }) => {
      let from: Position = start;
      let [x, y] = [Math.round(start[0]), Math.round(start[1])];
      const pieces = curves.map((curve) => {
        const straight = isStraight(from, curve);
        const points = (straight ? curve.slice(4) : curve).map((value, i) =>
          i % 2 ? Math.round(value) - y : Math.round(value) - x,
        );
        from = [curve[4], curve[5]];
        [x, y] = [Math.round(curve[4]), Math.round(curve[5])];
        return (straight ? 'l' : 'c') + join(points);
      });
      return `M${join([Math.round(start[0]), Math.round(start[1])])}${pieces.join('')}${closed ? 'z' : ''}`;
    })
    .join('');
}
