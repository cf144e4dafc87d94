import { fitTransform, type Placement } from './fit.ts';
import type { FormOptions } from './form.ts';
import type { Kind, Palette } from './kinds.ts';
import { type PaintContext, paintForm } from './paint.ts';
import { type Bounds, boundsOf, type Path } from './path.ts';
import type { PointsSource } from './points.ts';
import { makeRamp, type Ramp } from './ramp.ts';
import { CREATURE_STYLE, type Style } from './style.ts';
import { ink, type Taper } from './tube.ts';

export interface SceneOptions {
  readonly style?: Style;
  /** Where the drawing is put on the canvas; without it nothing is moved or scaled. */
  readonly placement?: Placement;
  readonly kind?: Kind;
  /** Draw the closed-eye frame. */
  readonly blink?: boolean;
  /** One colour for every contour against the background. */
  readonly outlineColour?: string;
}
export interface FlatOptions {
  readonly opacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}
type Item =
  | { readonly what: 'form'; readonly paths: readonly Path[]; readonly options: FormOptions }
  | { readonly what: 'flat'; readonly path: Path; readonly colour: string; readonly options: FlatOptions }
  | { readonly what: 'markup'; readonly svg: string };

/** A picture under construction: parts are painted in the order they are added. */
export class Scene {
  readonly id: string;
  readonly palette: Palette;
  readonly kind: Kind;
  readonly blink: boolean;
  private readonly options: SceneOptions;
  private readonly items: Item[] = [];
  private readonly ramps = new Map<string, Ramp>();
  private readonly eyeKinds: string[] = [];
  private lastId = 0;

  /** @throws Error for an id that would break the references inside the SVG */
  constructor(id: string, palette: Palette, options: SceneOptions = {}) {
    if (/[\s()"'#<>]/.test(id)) throw new Error(`not an id: ${id}`);
    this.id = id;
    this.palette = palette;
    this.kind = options.kind ?? 'normal';
    this.blink = options.blink ?? false;
    this.options = options;
  }

  /** The tones of a palette colour or of a hex colour. */
  ramp(name: string): Ramp {
    const known = this.ramps.get(name);
    if (known) return known;
    const hex = name.startsWith('#') ? name : this.palette[name];
    if (hex === undefined) throw new Error(`no colour ${name} in ${this.id}`);
    const made = makeRamp(hex);
    this.ramps.set(name, made);
    return made;
  }

  colour(name: string): string {
    return this.ramp(name).base;
  }

  /** Remembers how an eye was made, so that the kinds can be counted over all species. */
  noteEye(kind: string): void {
    this.eyeKinds.push(kind);
  }

  /** Kinds of the eyes, in the order they were drawn. */
  get eyes(): readonly string[] {
    return this.eyeKinds;
  }

  /** An id for markup, unique in the picture. */
  nextId(letter: string): string {
    this.lastId += 1;
    return `${this.id}${letter}${this.lastId}`;
  }

  /** The painter: several paths make one fused outline, shaded in three tones. */
  form(paths: Path | readonly Path[], options: FormOptions = {}): this {
    const list = 'subpaths' in paths ? [paths] : paths;
    this.items.push({ what: 'form', paths: list.map((path) => path.clockwise()), options });
    return this;
  }

  /** A shape of one colour without contour. */
  flat(path: Path, colour: string, options: FlatOptions = {}): this {
    this.items.push({ what: 'flat', path, colour, options });
    return this;
  }

  /** A brush line in the line tone of a colour. */
  ink(points: PointsSource | Path, width = 3.4, colour = 'main', taper: Taper = 'both'): this {
    const path = typeof points === 'object' && 'subpaths' in points ? points : ink(points, width, taper);
    return this.flat(path, this.ramp(colour).line);
  }

  /** Ready SVG; it does not count for the fit. */
  markup(svg: string): this {
    this.items.push({ what: 'markup', svg });
    return this;
  }

  bounds(): Bounds {
    const paths = this.items.flatMap((item) => {
      if (item.what === 'form') return item.paths;
      return item.what === 'flat' ? [item.path] : [];
    });
    return boundsOf(paths.flatMap((path) => path.points()));
  }

  /** Definitions and drawing, to be put inside an `<svg>`. */
  content(): string {
    const style = this.options.style ?? CREATURE_STYLE;
    const { placement } = this.options;
    if (!placement) return this.paint(style, 1);
    const { scale, x, y } = fitTransform(this.bounds(), placement, style.outerLine);
    const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
    return this.paint(style, 1 / scale, transform);
  }

  /** The whole picture as an SVG document. */
  svg(pixels = 256): string {
    const size = `width="${pixels}" height="${pixels}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" ${size}>${this.content()}</svg>`;
  }

  private paint(style: Style, lineScale: number, transform?: string): string {
    let [definitions, under, over] = ['', '', ''];
    this.items.forEach((item, i) => {
      if (item.what === 'markup') {
        over += item.svg;
      } else if (item.what === 'flat') {
        over += this.paintFlat(item.path, item.colour, item.options);
      } else {
        const painted = paintForm(
          item.paths,
          item.options,
          this.paintContext(`${this.id}f${i}`, style, lineScale),
        );
        definitions += painted.definitions;
        under += painted.under;
        over += painted.over;
      }
    });
    const group = transform ? `<g transform="${transform}">${under}${over}</g>` : under + over;
    return `<defs>${definitions}</defs>${group}`;
  }

  private paintContext(id: string, style: Style, lineScale: number): PaintContext {
    const ramp = (name: string): Ramp => this.ramp(name);
    return { id, style, lineScale, outlineColour: this.options.outlineColour, ramp };
  }

  private paintFlat(path: Path, colour: string, { opacity, stroke, strokeWidth = 3 }: FlatOptions): string {
    const fill = /^(#|none|url)/.test(colour) ? colour : this.colour(colour);
    const faded = opacity === undefined ? '' : ` fill-opacity="${opacity}"`;
    const edge = stroke
      ? ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round"`
      : '';
    return `<path d="${path.data()}" fill="${fill}"${faded}${edge}/>`;
  }
}
