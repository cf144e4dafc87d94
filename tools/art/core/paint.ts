import type { FormLine, FormOptions, Mark } from './form.ts';
import { mix } from './oklch.ts';
import { boundsOf, Path } from './path.ts';
import { dimmer, type Ramp, type Tone } from './ramp.ts';
import { ellipse } from './shapes.ts';
import { LIGHT, type Style } from './style.ts';
import { ink } from './tube.ts';

export interface PaintContext {
  /** Prefix of every id, unique in the document. */
  readonly id: string;
  readonly style: Style;
  /** 1 / (scale of the fit step), so that lines keep their width. */
  readonly lineScale: number;
  readonly outlineColour: string | undefined;
  ramp(name: string): Ramp;
}
export interface Painted {
  readonly definitions: string;
  /** The thick contour. It is drawn under all forms of the picture. */
  readonly under: string;
  readonly over: string;
}

const ROUND_JOIN = 'stroke-linejoin="round"';
const MITER_JOIN = 'stroke-linejoin="miter" stroke-miterlimit="5"';
const dataOf = (paths: readonly Path[]): string => paths.map((path) => path.data()).join('');
const clip = (id: string, data: string, rule = ''): string => {
  return `<clipPath id="${id}"><path ${rule}d="${data}"/></clipPath>`;
};
const clipped = (id: string, content: string): string => `<g clip-path="url(#${id})">${content}</g>`;
const towardsLight = (path: Path, units: number): Path => path.move(LIGHT.x * units, LIGHT.y * units);

/** Forms with a shorter side up to this many units get no gradient. */
const SMALL = 26;
/** Forms up to `THIN` units thick get no rim light, forms up to `GLOSS_THICKNESS` no automatic highlight. */
const THIN = 30;
const GLOSS_THICKNESS = 34;

function automaticShade(path: Path): number {
  return Math.max(2.2, Math.min(15, path.thickness * 0.17));
}

function automaticHighlight(path: Path): Path[] {
  if (path.thickness <= GLOSS_THICKNESS) return [];
  const { left, top, width, height } = path.bounds();
  return [ellipse(left + width * 0.33, top + height * 0.21, width * 0.15, height * 0.085, -22)];
}

function linePath(line: FormLine): Path {
  if (line instanceof Path) return line;
  if (typeof line === 'string') return ink(line, 3.4);
  return line.path instanceof Path ? line.path : ink(line.path, line.width ?? 3.4, line.taper ?? 'both');
}

function drawLine(line: FormLine, ownColour: string): string {
  const styled = typeof line === 'string' || line instanceof Path ? undefined : line;
  const colour = styled?.colour ?? ownColour;
  // A line of even width is a real stroke: a tube with few points bulges.
  if (styled?.taper === 'none' && typeof styled.path === 'string') {
    const data = `M${styled.path.trim().split(/\s+/).join('L')}`;
    return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${styled.width ?? 3}"/>`;
  }
  return `<path d="${linePath(line).data()}" fill="${colour}"/>`;
}

/** The three colours of the gradient inside the lit tone, from top to bottom. */
export function gradientColours(light: string, base: string, shade: string, style: Style) {
  const strength = 0.38 * style.gradient;
  return [mix(base, light, strength), base, mix(base, shade, strength)] as const;
}

/** Paints one form: its contour, then three tones, clipped by shifted copies of its outline. */
export function paintForm(paths: readonly Path[], options: FormOptions, context: PaintContext): Painted {
  const { id, style, lineScale } = context;
  const rampName = options.ramp ?? 'main';
  const data = dataOf(paths);
  const lineColour = context.ramp(options.lineRamp ?? rampName).line;
  const lineFactor = 2 * lineScale * (options.lineWidth ?? 1);
  const joinStyle = options.miter ? MITER_JOIN : ROUND_JOIN;
  const contour = (colour: string, width: number): string => {
    return `<path d="${data}" fill="${colour}" stroke="${colour}" stroke-width="${width.toFixed(1)}" ${joinStyle}/>`;
  };

  const definitions = new Map<string, string>();
  const define = (name: string, make: (fullId: string) => string): string => {
    const fullId = `${id}${name}`;
    if (!definitions.has(fullId)) definitions.set(fullId, make(fullId));
    return fullId;
  };
  const tone = (name: string, wanted: Tone): string => {
    return context.ramp(name)[options.dim ? dimmer(wanted) : wanted];
  };

  const box = boundsOf(paths.flatMap((path) => path.points()));
  const hasGradient =
    style.gradient > 0 &&
    options.gradient !== false &&
    !options.flat &&
    Math.min(box.width, box.height) > SMALL;
  const gradient = (name: string, colour: string): string => {
    const stops = gradientColours(tone(name, 'light'), colour, tone(name, 'shade'), style)
      .map((stop, i) => `<stop offset="${i / 2}" stop-color="${stop}"/>`)
      .join('');
    const [x1, y1, x2, y2] = [box.left, box.top, box.left + box.width * 0.35, box.bottom].map((v) =>
      v.toFixed(0),
    );
    const fullId = define(`g${name.replace('#', '')}`, (gradientId) => {
      const line = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
      return `<linearGradient id="${gradientId}" ${line}>${stops}</linearGradient>`;
    });
    return `url(#${fullId})`;
  };
  const fill = (name: string, wanted: Tone): string => {
    const colour = tone(name, wanted);
    return wanted === 'base' && hasGradient ? gradient(name, colour) : colour;
  };
  const paintMark = (mark: Mark, wanted: Tone): string => {
    const markData = mark.path instanceof Path ? mark.path.data() : dataOf(mark.path);
    const opacity = mark.opacity === undefined ? '' : ` fill-opacity="${mark.opacity}"`;
    return `<path d="${markData}" fill="${mark.flat ?? fill(mark.ramp, wanted)}"${opacity}/>`;
  };
  const paintTone = (wanted: Tone): string => {
    const whole = `<path d="${data}" fill="${fill(rampName, wanted)}"/>`;
    const marks = (options.marks ?? []).map((mark) => paintMark(mark, wanted)).join('');
    return marks ? `${whole}<g class="markings">${marks}</g>` : whole;
  };
  const paintWithin = (name: string, clipData: string, wanted: Tone, rule = ''): string => {
    return clipped(
      define(name, (clipId) => clip(clipId, clipData, rule)),
      paintTone(wanted),
    );
  };

  const shadeTones = (): string => {
    const moved = (path: Path): Path => towardsLight(path, options.shade ?? automaticShade(path));
    const litData = options.lit?.data() ?? dataOf(paths.map(moved));
    const layers = [paintTone('shade'), paintWithin('l', litData, 'base')];
    const [single] = paths;
    if (single && paths.length === 1 && style.rim > 0 && options.rim !== false && single.thickness > THIN) {
      const width = style.rim * Math.min(7, single.thickness * 0.06);
      const crescent = data + single.move(width * 0.75, width).data();
      layers.push(clipped(`${id}l`, paintWithin('r', crescent, 'light', 'clip-rule="evenodd" ')));
    }
    const highlights = options.highlights ?? (options.gloss && single ? automaticHighlight(single) : []);
    if (highlights.length > 0) layers.push(paintWithin('h', dataOf(highlights), 'light'));
    if (options.cast?.length) layers.push(paintWithin('s', dataOf(options.cast), 'shade'));
    return layers.join('');
  };

  const tones = options.flat ? paintTone('base') : shadeTones();
  const lines = (options.lines ?? []).map((line) => drawLine(line, lineColour)).join('');
  const body = clipped(
    define('c', (clipId) => clip(clipId, data)),
    tones + lines,
  );
  const outer = context.outlineColour ?? lineColour;
  const hasOuter = options.outline !== false && options.outline !== 'inner';
  return {
    definitions: [...definitions.values()].join(''),
    under: hasOuter ? contour(outer, lineFactor * style.outerLine) : '',
    over: (options.outline === false ? '' : contour(lineColour, lineFactor * style.innerLine)) + body,
  };
}
