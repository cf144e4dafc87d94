/** A point of an outline; `corner` makes a sharp corner there. */
export type Point = readonly [x: number, y: number, corner?: boolean];
/** One cubic Bézier piece: two handles and the end point. */
export type Curve = readonly [number, number, number, number, number, number];
export type Position = readonly [x: number, y: number];
export interface Subpath {
  readonly start: Position;
  readonly curves: readonly Curve[];
  readonly closed: boolean;
}
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The point at `t` (0…1) of one cubic piece that begins at `from`. */
export function pointOnCurve(from: Position, curve: Curve, t: number): [number, number] {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    a * from[0] + b * curve[0] + c * curve[2] + d * curve[4],
    a * from[1] + b * curve[1] + c * curve[3] + d * curve[5],
  ];
}

export function boundsOf(points: readonly Position[]): Bounds {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** An outline made of cubic pieces. Immutable: every change gives a new path. */
export class Path {
  readonly subpaths: readonly Subpath[];
  private readonly knownThickness: number | undefined;

  constructor(subpaths: readonly Subpath[], thickness?: number) {
    this.subpaths = subpaths;
    this.knownThickness = thickness;
  }

  /** The `d` attribute of an SVG path. */
  data(): string {
    const piece = (curve: Curve): string => `C${curve.map(tenth).join(' ')}`;
    return this.subpaths
      .map(({ start, curves, closed }) => {
        const end = closed ? 'Z' : '';
        return `M${tenth(start[0])} ${tenth(start[1])}${curves.map(piece).join('')}${end}`;
      })
      .join('');
  }

  map(change: (x: number, y: number) => Position, thickness = this.knownThickness): Path {
    const changed = (c: Curve): Curve => [
      ...change(c[0], c[1]),
      ...change(c[2], c[3]),
      ...change(c[4], c[5]),
    ];
    const subpaths = this.subpaths.map(({ start, curves, closed }) => ({
      start: change(start[0], start[1]),
      curves: curves.map(changed),
      closed,
    }));
    return new Path(subpaths, thickness);
  }

  move(dx: number, dy: number): Path {
    return this.map((x, y) => [x + dx, y + dy]);
  }

  /** Rotates clockwise on the screen by `degrees` about (`cx`, `cy`). */
  rotate(degrees: number, cx = 0, cy = 0): Path {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return this.map((x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
  }

  scale(kx: number, ky = kx, cx = 0, cy = 0): Path {
    const thickness = this.knownThickness && this.knownThickness * Math.min(Math.abs(kx), Math.abs(ky));
    return this.map((x, y) => [cx + (x - cx) * kx, cy + (y - cy) * ky], thickness);
  }

  /** Mirrors left to right about the vertical line x = `cx`. */
  mirror(cx = 128): Path {
    return this.map((x, y) => [2 * cx - x, y]);
  }

  /** Points along the outline, `perCurve` on each piece. */
  points(perCurve = 6): [number, number][] {
    const found: [number, number][] = [];
    for (const { start, curves } of this.subpaths) {
      let from = start;
      found.push([start[0], start[1]]);
      for (const curve of curves) {
        for (let i = 1; i <= perCurve; i++) found.push(pointOnCurve(from, curve, i / perCurve));
        from = [curve[4], curve[5]];
      }
    }
    return found;
  }

  bounds(): Bounds {
    return boundsOf(this.points());
  }

  /** Signed area: positive when the outline runs clockwise on the screen. */
  area(): number {
    const points = this.points(4);
    const doubled = points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length]!;
      return sum + x * nextY - nextX * y;
    }, 0);
    return doubled / 2;
  }

  reversed(): Path {
    const subpaths = this.subpaths.map(({ start, curves, closed }) => {
      const ends: Position[] = [start, ...curves.map((c): Position => [c[4], c[5]])];
      const turned = curves
        .map((c, i): Curve => [c[2], c[3], c[0], c[1], ends[i]![0], ends[i]![1]])
        .reverse();
      return { start: ends[ends.length - 1]!, curves: turned, closed };
    });
    return new Path(subpaths, this.knownThickness);
  }

  /** Gives the path a clockwise winding: opposite windings within one fill would cut holes into a form. */
  clockwise(): Path {
    return this.subpaths.length === 1 && this.area() < 0 ? this.reversed() : this;
  }

  /** Thickness of the shape, for the width of its shade; by default the shorter side of its bounding box. */
  get thickness(): number {
    if (this.knownThickness) return this.knownThickness;
    const { width, height } = this.bounds();
    return Math.min(width, height);
  }

  withThickness(thickness: number): Path {
    return new Path(this.subpaths, thickness);
  }
}

/** Joins several paths into one, for a mark or a clip. */
export function join(...paths: readonly Path[]): Path {
  return new Path(paths.flatMap((path) => path.subpaths));
}
