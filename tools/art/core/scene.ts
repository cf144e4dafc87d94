import { backView, type HeadPlace, type HeadPlaces, headsOf } from './back-view.ts';
import type { DarkRecipe } from './dark-recipes.ts';
import { fitTransform, type Placement } from './fit.ts';
import type { BackPlace, FormOptions } from './form.ts';
import type { Drawn, FlatOptions, Item, Part } from './item.ts';
import type { Kind, Palette } from './kinds.ts';
import { type PaintContext, type Painted, paintForm } from './paint.ts';
import { type Bounds, boundsOf, type Path, type Position } from './path.ts';
import type { PointsSource } from './points.ts';
import { makeRamp, type Ramp } from './ramp.ts';
import { type Feeling, type Stances, standing, type Turn, turnsOf } from './stance.ts';
import { CREATURE_STYLE, type Style } from './style.ts';
import { ink, type Taper } from './tube.ts';

export type { Feeling } from './stance.ts';

/** How a person looks after a battle: `beaten`, surprised and impressed, or `kind` to who has lost. */
export type Mood = 'beaten' | 'kind';

export interface SceneOptions {
  readonly style?: Style;
  /** How the drawing is placed on the canvas. Without it the drawing is not moved or scaled. */
  readonly placement?: Placement;
  readonly kind?: Kind;
  /** How the dark kind is coloured; `plum` by default. */
  readonly darkRecipe?: DarkRecipe;
  /** Draws the frame with closed eyes. */
  readonly blink?: boolean;
  /** The mood that the face of a person shows instead of the one that it is drawn in. */
  readonly mood?: Mood | undefined;
  /** The feeling that the face of a creature shows instead of the one that it is drawn with. */
  readonly feeling?: Feeling | undefined;
  /** One colour for every contour against the background. */
  readonly outlineColour?: string;
}
/** One painted item of a picture. */
export interface PaintedItem extends Painted {
  /** The name of its part, or else the palette colour of its form. */
  readonly name: string;
  /** All items of one part share this object. */
  readonly part: Part | undefined;
  /** Where the outermost part with a stance that it belongs to is fixed: what shares it moves together. */
  readonly root: Position | undefined;
  /** Prefix of the ids in it, except for those from {@link Scene.nextId}. */
  readonly id: string;
}
/** A hex colour outside the palette whose tones were requested, with the name of the part that did so. */
export interface LooseRamp {
  readonly hex: string;
  readonly part: string | undefined;
}

/** The palette colour of a form, which names its group in the exported SVG; `form` for a hex colour. */
const rampName = ({ ramp = 'main' }: FormOptions): string => (ramp.startsWith('#') ? 'form' : ramp);

/** A picture being drawn. Items are painted in the order in which they are added. */
export class Scene {
  readonly id: string;
  readonly palette: Palette;
  readonly kind: Kind;
  readonly darkRecipe: DarkRecipe;
  readonly blink: boolean;
  readonly mood: Mood | undefined;
  readonly feeling: Feeling | undefined;
  private readonly options: SceneOptions;
  private items: Item[] = [];
  private readonly ramps = new Map<string, Ramp>();
  private readonly eyeKinds: string[] = [];
  private readonly eyePlaces: Position[] = [];
  private toldHead: HeadPlace | null = null;
  private readonly looseRamps: LooseRamp[] = [];
  private currentPart: Part | undefined;
  private currentBack: BackPlace | undefined;
  private currentTurns: readonly Turn[] = [];
  private currentRoot: Position | undefined;
  private isAdding = false;
  private lastId = 0;

  /** @throws Error for an id that would break the references inside the SVG */
  constructor(id: string, palette: Palette, options: SceneOptions = {}) {
    if (/[\s()"'#<>]/.test(id)) throw new Error(`not an id: ${id}`);
    this.id = id;
    this.palette = palette;
    this.kind = options.kind ?? 'normal';
    this.darkRecipe = options.darkRecipe ?? 'plum';
    this.feeling = options.feeling;
    // Eyes are shut for pain, joy and a faint, too, and what is drawn on open eyes only is left out.
    this.blink = options.blink ?? (this.feeling !== undefined && this.feeling !== 'roar');
    this.mood = options.mood;
    this.options = options;
  }

  /** The tones of a palette colour or of a hex colour. */
  ramp(name: string): Ramp {
    if (name.startsWith('#')) this.looseRamps.push({ hex: name, part: this.currentPart?.name });
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

  /** Records the kind of an eye, so that the checks can count the kinds over all species; its place shows which form is the head. */
  noteEye(kind: string, place?: Position): void {
    this.eyeKinds.push(kind);
    if (place) this.eyePlaces.push(place);
  }

  /** Tells where the head is in a picture without eyes: battles turn it. */
  headAt(x: number, y: number, r: number): this {
    this.toldHead = { at: [x, y], r };
    return this;
  }

  /** The head that the drawing has told, or null. */
  get told(): HeadPlace | null {
    return this.toldHead;
  }

  /** Kinds of the eyes, in the order they were drawn. */
  get eyes(): readonly string[] {
    return this.eyeKinds;
  }

  /** All hex colours whose tones were requested, in order. */
  get loose(): readonly LooseRamp[] {
    return this.looseRamps;
  }

  /** Groups all items that `draw` adds into a part with this name; it becomes a group of the exported SVG. */
  part(name: string, draw: () => void): this {
    const outer = this.currentPart;
    this.currentPart = { name };
    draw();
    this.currentPart = outer;
    return this;
  }

  /** An id for markup, unique in the picture. */
  nextId(letter: string): string {
    this.lastId += 1;
    return `${this.id}${letter}${this.lastId}`;
  }

  /** Adds a form, shaded in three tones. Several paths are fused into one outline. */
  form(paths: Path | readonly Path[], options: FormOptions = {}): this {
    const list = 'subpaths' in paths ? [paths] : paths;
    this.add({
      what: 'form',
      paths: list.map((path) => path.clockwise()),
      options: this.currentBack === undefined ? options : { back: this.currentBack, ...options },
    });
    return this;
  }

  /** A part with this root, such as a leg, stands otherwise while a feeling is shown. The fit ignores that. */
  stand(root: Position, stances: Stances, draw: () => void): this {
    const [outer, outerRoot] = [this.currentTurns, this.currentRoot];
    this.currentTurns = [...outer, ...turnsOf(root, stances, this.feeling)];
    this.currentRoot ??= root;
    draw();
    this.currentTurns = outer;
    this.currentRoot = outerRoot;
    return this;
  }

  /** Adds what is there only while a feeling is shown, such as a tear. The fit ignores it. */
  when(feeling: Feeling, draw: () => void): this {
    if (this.feeling !== feeling) return this;
    this.isAdding = true;
    draw();
    this.isAdding = false;
    return this;
  }

  /** Gives all forms that `draw` adds this place in the picture from behind. */
  fromBehind(place: BackPlace, draw: () => void): this {
    const outer = this.currentBack;
    this.currentBack = place;
    draw();
    this.currentBack = outer;
    return this;
  }

  /** Adds a shape of one colour without contour. */
  flat(path: Path, colour: string, options: FlatOptions = {}): this {
    return this.add({ what: 'flat', path, colour, options });
  }

  /** Adds a brush line in the line tone of a colour. */
  ink(points: PointsSource | Path, width = 3.4, colour = 'main', taper: Taper = 'both'): this {
    const path = typeof points === 'object' && 'subpaths' in points ? points : ink(points, width, taper);
    return this.flat(path, this.ramp(colour).line);
  }

  /** Adds raw SVG. The fit ignores its size. */
  markup(svg: string): this {
    return this.add({ what: 'markup', svg });
  }

  /** Replaces the picture by the one from behind. */
  turn(): this {
    this.items = backView(this.items, this.eyePlaces);
    return this;
  }

  /** Where the drawing has its head from the front and from behind; null for an empty drawing. Call it before `turn`. */
  heads(): HeadPlaces | null {
    return headsOf(this.items, this.eyePlaces);
  }

  /** A round part of the drawing where it is on the canvas. */
  placed({ at: [x, y], r }: HeadPlace): HeadPlace {
    const { placement } = this.options;
    if (!placement) return { at: [x, y], r };
    const fit = fitTransform(this.bounds(), placement, this.style.outerLine);
    return { at: [x * fit.scale + fit.x, y * fit.scale + fit.y], r: r * fit.scale };
  }

  bounds(): Bounds {
    const paths = this.seen().flatMap((item) => {
      if (item.added) return [];
      if (item.what === 'form') return item.paths;
      return item.what === 'flat' ? [item.path] : [];
    });
    return boundsOf(paths.flatMap((path) => path.points()));
  }

  /** The `transform` that places the drawing on the canvas, and the factor that keeps line widths under it. */
  fit(): { readonly transform: string | undefined; readonly lineScale: number } {
    const { placement } = this.options;
    if (!placement) return { transform: undefined, lineScale: 1 };
    const { scale, x, y } = fitTransform(this.bounds(), placement, this.style.outerLine);
    const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
    return { transform, lineScale: 1 / scale };
  }

  /** All items painted, in order. `content` puts the `under` of all items below the `over` of the first. */
  pieces(): PaintedItem[] {
    const { lineScale } = this.fit();
    return this.seen().map((item, i) => {
      const id = `${this.id}f${i}`;
      const name = item.part?.name ?? (item.what === 'form' ? rampName(item.options) : 'detail');
      return {
        name,
        part: item.part,
        root: item.root,
        id,
        ...standing(this.paint(item, id, lineScale), item.turns),
      };
    });
  }

  /** Definitions and drawing, without the `<svg>` around them. */
  content(): string {
    const { transform } = this.fit();
    const pieces = this.pieces();
    const all = (key: keyof Painted): string => pieces.map((piece) => piece[key]).join('');
    const drawing = all('under') + all('over');
    const group = transform ? `<g transform="${transform}">${drawing}</g>` : drawing;
    return `<defs>${all('definitions')}</defs>${group}`;
  }

  /** The whole picture as an SVG document. */
  svg(pixels = 256): string {
    const size = `width="${pixels}" height="${pixels}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" ${size}>${this.content()}</svg>`;
  }

  private add(item: Drawn): this {
    const { currentPart: part, currentTurns: turns, currentRoot: root, isAdding: added } = this;
    this.items.push({ ...item, part, turns, root, added });
    return this;
  }

  /** The items that this side of the creature shows. */
  private seen(): Item[] {
    return this.items.filter((item) => item.what !== 'form' || item.options.back !== 'only');
  }

  private get style(): Style {
    return this.options.style ?? CREATURE_STYLE;
  }

  private paint(item: Item, id: string, lineScale: number): Painted {
    switch (item.what) {
      case 'markup':
        return { definitions: '', under: '', over: item.svg };
      case 'flat':
        return { definitions: '', under: '', over: this.paintFlat(item.path, item.colour, item.options) };
      case 'form':
        return paintForm(item.paths, item.options, this.paintContext(id, lineScale));
    }
  }

  private paintContext(id: string, lineScale: number): PaintContext {
    const ramp = (name: string): Ramp => this.ramp(name);
    return { id, style: this.style, lineScale, outlineColour: this.options.outlineColour, ramp };
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
