import { DARK_RECIPES } from '../core/dark-recipes.ts';
import { type Kind, ROLES } from '../core/kinds.ts';
import { type CreaturePicture, type PictureSource, pictureId } from '../creature.ts';
import { below, readSvg, type SvgShape } from './read-svg.ts';
import {
  ColourIndex,
  exportedColours,
  kindTones,
  paintName,
  type Swatch,
  type SwatchPalette,
} from './swatches.ts';

export const PAINTS = ['fill', 'stroke', 'stop-color'] as const;
const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };
/** Elements whose shapes only clip others and are not painted. */
const CUTTERS = ['clipPath', 'mask'];
const PAINTED = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'use'];
const SIDE = 256;

/** The colour as `#rrggbb`; undefined for `none`, `transparent`, `inherit` and `url(…)`. */
export function readColour(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  if (/^(none|transparent|inherit|url\()/.test(text)) return undefined;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text);
  if (rgb) {
    const bytes = rgb.slice(1).map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'));
    return `#${bytes.join('')}`;
  }
  const found = NAMED[text] ?? text;
  if (!/^#[0-9a-f]{6}$/.test(found))
    throw new Error(`the colour "${value}" is not understood: write it as #rrggbb`);
  return found;
}

/** Compares names; accepts a number at the end, which drawing programs add to duplicate names. */
const isCalled = (shape: SvgShape, name: string): boolean =>
  new RegExp(`^${name}(?:-\\d+)?$`).test(shape.name);

function findGroup(root: SvgShape, name: string, why: string): SvgShape {
  const found = [...below(root)].find((shape) => shape.tag === 'g' && isCalled(shape, name));
  if (!found) throw new Error(`there is no group "${name}": ${why}`);
  return found;
}

/** The colour of a swatch, also if a program has put its rectangle into a group. */
function swatchColour(shape: SvgShape): string {
  for (const { attributes } of below(shape)) {
    const colour = readColour(attributes.get('fill') ?? 'none');
    if (colour) return colour;
  }
  throw new Error(`the swatch "${shape.label}" has no plain colour`);
}

/** Rejects swatches with the same colour, and one that equals an exported tone: only the values tell them apart. */
function refuseAmbiguous(swatches: readonly Swatch[]): void {
  const exported = exportedColours(swatches);
  for (const { name, colour } of swatches) {
    const same = swatches.find((other) => other.name !== name && other.colour === colour);
    const tone = exported.get(colour);
    const other = same?.name ?? (tone && tone.tone !== 'base' ? paintName(tone) : undefined);
    if (other !== undefined)
      throw new Error(
        `the swatch "${name}" has the same colour as "${other}" (${colour}): make it a step lighter or darker, so that the two can be told apart`,
      );
  }
}

function readPalette(root: SvgShape): SwatchPalette {
  const strip = findGroup(root, 'palette', 'it has a swatch for each colour of the picture');
  const groups = [...below(strip)];
  const overrides = (kind: string) => {
    const shapes =
      groups.find(({ name }) => new RegExp(`^${kind}(-turn\\.|-recipe\\.|-\\d+$|$)`).test(name))?.children ??
      [];
    return new Map(shapes.map((shape) => [shape.label.split('.')[0]!, swatchColour(shape)]));
  };
  const [dark, shiny] = [overrides('dark'), overrides('shiny')];
  const swatches = ROLES.flatMap((role) => {
    const shapes = groups
      .filter((shape) => isCalled(shape, `role-${role}`))
      .flatMap(({ children }) => children);
    return shapes.map((shape): Swatch => {
      const name = shape.label.split('.')[0]!;
      const exported = shape.id?.split('.')[1]?.slice(0, 6);
      if (!/^[a-z][\w-]*$/i.test(name))
        throw new Error(
          `a swatch of "role-${role}" is called "${shape.label}": give it a name of letters, digits and -`,
        );
      return {
        name,
        role,
        colour: swatchColour(shape),
        ...(/^[0-9a-f]{6}$/.test(exported ?? '') ? { exported: `#${exported}` } : {}),
        ...(dark.has(name) ? { dark: dark.get(name)! } : {}),
        ...(shiny.has(name) ? { shiny: shiny.get(name)! } : {}),
      };
    });
  });
  const names = swatches.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`there are two swatches "${twice}"`);
  refuseAmbiguous(swatches);
  if (names.length === 0)
    throw new Error(`the group "palette" has no swatches in groups such as "role-main"`);
  const turn = groups.map(({ name }) => /^shiny-turn\.(-?\d+(?:\.\d+)?)/.exec(name)?.[1]).find(Boolean);
  const recipe = groups.map(({ name }) => /^dark-recipe\.([a-z]+)/.exec(name)?.[1]).find(Boolean);
  const darkRecipe = DARK_RECIPES.find((known) => known === recipe);
  if (recipe && !darkRecipe)
    throw new Error(`there is no recipe "${recipe}" for the dark kind: ${DARK_RECIPES.join(', ')}`);
  return {
    swatches,
    ...(turn === undefined ? {} : { shinyTurn: Number(turn) }),
    ...(darkRecipe === undefined ? {} : { darkRecipe }),
  };
}

/** The square at the top of the canvas, which holds the picture; the palette is below it. */
function readCanvas({ attributes }: SvgShape) {
  const box = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [
    0,
    0,
    Number.parseFloat(attributes.get('width') ?? ''),
    Number.parseFloat(attributes.get('height') ?? ''),
  ];
  const [x = 0, y = 0, width = Number.NaN, height = Number.NaN] = box;
  if (!(width > 0 && height >= width * 0.99))
    throw new Error('the canvas must be at least as high as wide: the picture is the square at its top');
  return { x, y, scale: SIDE / width };
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A designer's picture. Its kinds are computed from its palette, open and closed eyes from its groups. */
export class SvgSource implements PictureSource {
  private readonly id: string;
  private readonly root: SvgShape;
  private readonly canvas: ReturnType<typeof readCanvas>;
  readonly palette: SwatchPalette;
  readonly index: ColourIndex;

  /**
   * @param id of the species
   * @param text of the file
   * @throws Error with an explanation for designers if the file cannot be baked
   */
  constructor(id: string, text: string) {
    this.id = id;
    this.root = readSvg(text);
    this.canvas = readCanvas(this.root);
    findGroup(this.root, 'body', 'it has everything that always is seen');
    for (const eyes of ['open', 'closed']) {
      findGroup(this.root, `eyes-${eyes}`, 'show it before you save: some programs leave out what is hidden');
    }
    this.palette = readPalette(this.root);
    this.index = new ColourIndex(this.palette);
    this.content('normal', false);
    this.content('normal', true);
  }

  picture(kind: Kind, blink: boolean): CreaturePicture {
    const content = (): string => this.content(kind, blink);
    return {
      content,
      svg: () =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${content()}</svg>`,
    };
  }

  private content(kind: Kind, blink: boolean): string {
    const writer = new KindWriter(this.index, kindTones(this.palette, kind), {
      hidden: blink ? 'open' : 'closed',
      prefix: pictureId(this.id, kind, blink),
    });
    const { x, y, scale } = this.canvas;
    const moved = `translate(${-x * scale} ${-y * scale}) scale(${scale})`;
    return `<g transform="${moved}">${this.root.children.map((child) => writer.write(child)).join('')}</g>`;
  }
}

interface Frame {
  /** The eyes that are not in this frame. */
  readonly hidden: 'open' | 'closed';
  readonly prefix: string;
}

/** Writes the shapes of a source in the colours of one kind. */
class KindWriter {
  private readonly index: ColourIndex;
  private readonly tones: ReturnType<typeof kindTones>;
  private readonly frame: Frame;

  constructor(index: ColourIndex, tones: ReturnType<typeof kindTones>, frame: Frame) {
    this.index = index;
    this.tones = tones;
    this.frame = frame;
  }

  /** `hasFill`: a group around the shape sets its fill. `cuts`: the shape is in a clip path or mask. */
  write(shape: SvgShape, hasFill = false, cuts = false): string {
    const isEyes = shape.name.startsWith('eyes-');
    if (isCalled(shape, 'palette') || shape.name.startsWith(`eyes-${this.frame.hidden}`)) return '';
    const isCutter = cuts || CUTTERS.includes(shape.tag);
    const filled = hasFill || shape.attributes.has('fill');
    if (!filled && !isCutter && PAINTED.includes(shape.tag) && shape.tag !== 'use')
      this.paint('#000000', shape);
    const attributes = [...shape.attributes].flatMap(([name, value]) => {
      // The eyes of this frame are visible, even if the designer saved the file with them hidden.
      if (isEyes && name === 'display') return [];
      return [` ${name}="${escaped(this.attribute(name, value, shape, isCutter))}"`];
    });
    const id = shape.id === undefined ? '' : ` id="${escaped(this.frame.prefix + shape.id)}"`;
    const inside = shape.children.map((child) => this.write(child, filled, isCutter)).join('');
    return `<${shape.tag}${id}${attributes.join('')}>${inside}</${shape.tag}>`;
  }

  private attribute(name: string, value: string, shape: SvgShape, isCutter: boolean): string {
    if (name === 'href') return `#${this.frame.prefix}${value.trim().slice(1)}`;
    if (value.includes('url('))
      return value.replaceAll(
        /url\(\s*['"]?#([^'")]+)['"]?\s*\)/g,
        (_, id: string) => `url(#${this.frame.prefix}${id})`,
      );
    if (isCutter || !PAINTS.some((paint) => paint === name)) return value;
    const colour = readColour(value);
    return colour === undefined ? value : this.paint(colour, shape);
  }

  private paint(colour: string, { id, tag }: SvgShape): string {
    const found = this.index.find(colour);
    if (!found)
      throw new Error(
        `${id ? `"${id}"` : `a ${tag}`} has the colour ${colour}, which is not in the palette: make a swatch of it, or take one that is there (${this.index.nearest(colour)} looks most like it)`,
      );
    const tones = this.tones.get(found.swatch);
    if (!tones) throw new Error(`no swatch for ${paintName(found)}`);
    return tones[found.tone];
  }
}
