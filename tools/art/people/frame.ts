import type { FormLine, FormOptions, Mark } from '../core/form.ts';
import { ink as inkPath, type Taper } from '../core/tube.ts';
import { ellipse as ellipsePath, Path, type Position, type Scene, spline, tube as tubePath } from '../kit.ts';

export interface FramePlacement {
  /** The place of the frame's (0, 0) in its parent. */
  readonly x: number;
  readonly y: number;
  /** Default 1. */
  readonly size?: number;
  /** Factor on the width only. */
  readonly wide?: number;
  /** Factor on the height only. */
  readonly high?: number;
  /** Clockwise rotation in degrees. */
  readonly degrees?: number;
  /** Left and right swapped. */
  readonly mirror?: boolean;
}
/** An outline as points (`'x,y x,y! …'`) or as a path, in the coordinates of the frame. */
export type Outline = string | Path;

/**
 * A local coordinate system inside a scene. A head, hand or prop is drawn in its own coordinates, and all its parts
 * follow if the frame is moved, rotated or scaled.
 */
export class Frame {
  readonly scene: Scene;
  private readonly placement: FramePlacement;
  private readonly parent: Frame | undefined;

  constructor(scene: Scene, placement: FramePlacement, parent?: Frame) {
    this.scene = scene;
    this.placement = placement;
    this.parent = parent;
  }

  /** A child frame, placed in the coordinates of this one. */
  inside(placement: FramePlacement): Frame {
    return new Frame(this.scene, placement, this);
  }

  /** Converts a point of the frame to canvas coordinates. */
  at(x: number, y: number): Position {
    const { size = 1, wide = 1, high = 1, degrees = 0, mirror = false } = this.placement;
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [dx, dy] = [x * size * wide * (mirror ? -1 : 1), y * size * high];
    const [px, py] = [this.placement.x + dx * cos - dy * sin, this.placement.y + dx * sin + dy * cos];
    return this.parent ? this.parent.at(px, py) : [px, py];
  }

  /** Factor from lengths in the frame to lengths on the canvas. */
  get scale(): number {
    return (this.placement.size ?? 1) * (this.parent?.scale ?? 1);
  }

  /** Converts an outline of the frame to a path on the canvas. */
  place(outline: Outline): Path {
    const path = typeof outline === 'string' ? spline(outline) : outline;
    return path.map((x, y) => this.at(x, y), path.thickness * this.scale);
  }

  /** Like `Scene.form`, with outline, marks, lines and shadows in coordinates of the frame. */
  form(outline: Outline | readonly Outline[], options: FormOptions = {}): this {
    const outlines = typeof outline === 'string' || outline instanceof Path ? [outline] : outline;
    const paths = outlines.map((each) => this.place(each));
    this.scene.form(paths, this.placeOptions(options));
    return this;
  }

  ellipse(x: number, y: number, rx: number, ry: number, options: FormOptions = {}, degrees = 0): this {
    return this.form(ellipsePath(x, y, rx, ry, degrees), options);
  }

  /** A limb, plait or pole: a spine `'x,y,radius …'`. */
  tube(spine: string, options: FormOptions = {}): this {
    return this.form(tubePath(spine), options);
  }

  /** A shape of one colour without contour. */
  flat(outline: Outline, colour: string, opacity?: number): this {
    this.scene.flat(this.place(outline), colour, opacity === undefined ? {} : { opacity });
    return this;
  }

  /** A brush line; `colour` is a hex colour or the name of a palette colour. */
  ink(points: string, width: number, colour: string, taper: Taper = 'both'): this {
    return this.flat(inkPath(points, width, taper), colour);
  }

  /** A line of even width along an outline, for wires and rims; `fill` is the colour inside it. */
  wire(outline: Outline, width: number, colour: string, fill = 'none', opacity = 1): this {
    const shape = `d="${this.place(outline).data()}" stroke-linejoin="round" stroke-linecap="round"`;
    const stroke = `stroke="${colour}" stroke-width="${(width * this.scale).toFixed(1)}"`;
    this.scene.markup(`<path ${shape} ${stroke} fill="${fill}" fill-opacity="${opacity}"/>`);
    return this;
  }

  private placeOptions(options: FormOptions): FormOptions {
    const place = (path: Path): Path => this.place(path);
    const placeAll = (paths: readonly Path[]): Path[] => paths.map(place);
    const { marks, lines, cast, highlights, lit, ...rest } = options;
    return {
      ...rest,
      ...(marks && { marks: marks.map((mark) => this.placeMark(mark)) }),
      ...(lines && { lines: lines.map((line) => this.placeLine(line)) }),
      ...(cast && { cast: placeAll(cast) }),
      ...(highlights && { highlights: placeAll(highlights) }),
      ...(lit && { lit: place(lit) }),
    };
  }

  private placeMark(mark: Mark): Mark {
    const paths = mark.path instanceof Path ? [mark.path] : mark.path;
    return { ...mark, path: paths.map((path) => this.place(path)) };
  }

  private placeLine(line: FormLine): FormLine {
    if (typeof line === 'string') return this.place(inkPath(line, 3.4));
    if (line instanceof Path) return this.place(line);
    const { path, width = 3.4, taper = 'both' } = line;
    const brush = path instanceof Path ? path : inkPath(path, width, taper);
    return { path: this.place(brush), ...(line.colour && { colour: line.colour }) };
  }
}
