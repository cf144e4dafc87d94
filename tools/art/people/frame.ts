import type { FormLine, FormOptions, Mark } from '../core/form.ts';
import { ink as inkPath, type Taper } from '../core/tube.ts';
import { ellipse as ellipsePath, Path, type Position, type Scene, spline, tube as tubePath } from '../kit.ts';

export interface FramePlacement {
  /** Where (0, 0) of the frame is, in its parent. */
  readonly x: number;
  readonly y: number;
  /** Default 1. */
  readonly size?: number;
  /** Factor on the width alone. */
  readonly wide?: number;
  /** Factor on the height alone. */
  readonly high?: number;
  /** Turned clockwise, in degrees. */
  readonly degrees?: number;
  /** Left and right swapped. */
  readonly mirror?: boolean;
}
/** An outline as points (`'x,y x,y! …'`) or as a path, in the coordinates of the frame. */
export type Outline = string | Path;

/**
 * A movable, turnable piece of paper inside a scene. A head, a hand or a prop is drawn once in its own coordinates,
 * and everything on it follows when it is tilted, widened or moved.
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

  /** A frame on this one. */
  inside(placement: FramePlacement): Frame {
    return new Frame(this.scene, placement, this);
  }

  /** A place of the frame on the canvas. */
  at(x: number, y: number): Position {
    const { size = 1, wide = 1, high = 1, degrees = 0, mirror = false } = this.placement;
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [dx, dy] = [x * size * wide * (mirror ? -1 : 1), y * size * high];
    const [px, py] = [this.placement.x + dx * cos - dy * sin, this.placement.y + dx * sin + dy * cos];
    return this.parent ? this.parent.at(px, py) : [px, py];
  }

  /** How much longer lengths become on the canvas. */
  get scale(): number {
    return (this.placement.size ?? 1) * (this.parent?.scale ?? 1);
  }

  /** A path of the frame on the canvas. */
  place(outline: Outline): Path {
    const path = typeof outline === 'string' ? spline(outline) : outline;
    return path.map((x, y) => this.at(x, y), path.thickness * this.scale);
  }

  /** The painter of the scene, in coordinates of the frame; marks, lines and shadows too. */
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

  /** An even line along an outline, for wires and rims; `fill` is what is inside it. */
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
