import { DARK_LOOKS } from '../core/dark-recipes.ts';
import type { Path, Point } from '../core/path.ts';
import type { Ramp } from '../core/ramp.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import {
  closedLid,
  type EyeKind,
  eyebrow,
  eyeOpening,
  type InEye,
  joyfulLid,
  painedLid,
  swirl,
  upperLid,
} from './eye-shapes.ts';

export interface EyeOptions {
  /** `dot`: cute; `round`: usual; `fierce`: the lid slopes down to the nose; `calm`: old. Default `round`. */
  readonly kind?: EyeKind;
  /** Mirrors the shape, for the far eye of `fierce` and `calm`. */
  readonly mirror?: boolean;
  readonly iris?: string;
  /** Offset of the gaze from the middle, relative to half the eye. */
  readonly look?: readonly [number, number];
  readonly slit?: boolean;
  readonly irisWidth?: number;
  readonly irisHeight?: number;
  /** Width of the line of the upper lid; 0 draws none. */
  readonly lid?: number;
  readonly outlineWidth?: number;
  /** Whether it is the eye on the far side of the face. */
  readonly isFar?: boolean;
  /** Colour of the closed lid, if the line colour would not be visible. */
  readonly closedColour?: string;
  readonly tilt?: number;
  /** Draws an eyebrow: above 0 angry, below 0 worried. */
  readonly brow?: number;
}

export const EYE_LINE = '#1e1528';
const DEFAULT_IRIS = '#3b6fd4';

export const eyeLineColour = (scene: Scene): string => scene.palette.eyeLine ?? EYE_LINE;
const fill = (path: Path, colour: string, extra = ''): string => {
  return `<path d="${path.data()}" fill="${colour}"${extra}/>`;
};

function dotPupil(cx: number, cy: number, rx: number, ry: number, iris: Ramp): string {
  return [
    fill(ellipse(cx + rx * 0.02, cy + ry * 0.5, rx * 0.7, ry * 0.42), iris.base),
    fill(ellipse(cx + rx * 0.02, cy + ry * 0.66, rx * 0.48, ry * 0.24), iris.light),
    fill(ellipse(cx - rx * 0.26, cy - ry * 0.4, rx * 0.42, ry * 0.3, -15), '#fff'),
    fill(ellipse(cx + rx * 0.38, cy + ry * 0.12, rx * 0.17, ry * 0.12), '#fff'),
  ].join('');
}

function irisAndPupil(x: number, y: number, rx: number, ry: number, iris: Ramp, line: string, slit: boolean) {
  const slitOutline: Point[] = [
    [x, y - ry * 0.8, true],
    [x + rx * 0.26, y],
    [x, y + ry * 0.8, true],
    [x - rx * 0.26, y],
  ];
  return [
    fill(ellipse(x, y, rx, ry), iris.line),
    fill(ellipse(x, y + ry * 0.04, rx * 0.88, ry * 0.9), iris.shade),
    fill(ellipse(x, y + ry * 0.38, rx * 0.72, ry * 0.5), iris.base),
    fill(ellipse(x, y + ry * 0.58, rx * 0.46, ry * 0.26), iris.light),
    fill(slit ? spline(slitOutline) : ellipse(x, y - ry * 0.02, rx * 0.46, ry * 0.5), line),
    fill(ellipse(x - rx * 0.36, y - ry * 0.42, rx * 0.36, ry * 0.28, -15), '#fff'),
    fill(ellipse(x + rx * 0.42, y + ry * 0.34, rx * 0.16, ry * 0.13), '#fff'),
  ].join('');
}

/** Tilt of the brows of a creature that strikes. */
const FURIOUS = 1.1;

/** Draws one eye centred on (x, y); `width` and `height` are its full size. */
export function eye(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: EyeOptions = {},
): void {
  const kind = options.kind ?? 'round';
  scene.noteEye(kind, [x, y]);
  const isRound = kind === 'round';
  const [rx, ry] = [width / 2, height / 2];
  const side = options.mirror ? -1 : 1;
  const at: InEye = (a, b, corner = false) => [x + side * a * rx, y + b * ry, corner];
  const line = eyeLineColour(scene);
  // In the dark kind eyes glow, and so do their closed lids: a dark line would be invisible on dark fur.
  const glow = scene.kind === 'dark' ? DARK_LOOKS[scene.darkRecipe].eye : undefined;
  if (scene.blink) {
    const closedColour = glow?.lid ?? options.closedColour ?? line;
    const inner = options.isFar && !options.mirror ? 1 : -1;
    const lid =
      scene.feeling === 'joy'
        ? joyfulLid(at, width)
        : scene.feeling === 'pain'
          ? painedLid(at, inner)
          : scene.feeling === 'faint'
            ? swirl(at)
            : closedLid(at, width);
    scene.part('eyelid', () => scene.flat(lid, closedColour));
    return;
  }
  const iris = scene.ramp(glow?.iris ?? options.iris ?? scene.palette.iris ?? DEFAULT_IRIS);
  const tilted = (path: Path): Path => (options.tilt ? path.rotate(options.tilt, x, y) : path);
  const opening = tilted(eyeOpening(kind, at, width, height));

  let ball: string;
  let lids = '';
  if (kind === 'dot') {
    ball = fill(opening, line) + dotPupil(x, y, rx, ry, iris);
  } else {
    const [lookX, lookY] = options.look ?? [-0.14, 0.04];
    const irisRx = rx * (options.irisWidth ?? (isRound ? 0.74 : 0.6));
    const irisRy = ry * (options.irisHeight ?? (isRound ? 0.84 : 0.86));
    const irisY = y + lookY * ry + (isRound ? 0 : ry * 0.06);
    const lidShadow = opening.move(0, -ry * (isRound ? 1.38 : 1.13));
    ball =
      fill(opening, glow?.white ?? '#fff') +
      fill(lidShadow, '#c9c6e2', ' fill-opacity=".75"') +
      irisAndPupil(x + lookX * rx, irisY, irisRx, irisRy, iris, line, options.slit ?? false);
    const outlineWidth = options.outlineWidth ?? Math.max(1.8, Math.min(3, width * 0.1));
    const stroke = `fill="none" stroke="${line}" stroke-width="${outlineWidth.toFixed(1)}" stroke-linejoin="round"`;
    lids = `<path d="${opening.data()}" ${stroke}/>`;
    const lidWidth = options.lid ?? width * (isRound ? 0.16 : 0.2);
    if (lidWidth > 0) lids += fill(tilted(upperLid(kind, at, lidWidth)), line);
  }
  const brow = scene.feeling === 'roar' ? FURIOUS : options.brow;
  const outwards = options.isFar && !options.mirror && scene.feeling === 'roar' ? -side : side;
  if (brow)
    lids += fill(
      eyebrow((a, b, c = false) => [x + outwards * a * rx, y + b * ry, c], width, brow),
      line,
    );

  const id = scene.nextId('e');
  const clip = `<clipPath id="${id}"><path d="${opening.data()}"/></clipPath>`;
  scene.part('eye', () => scene.markup(`${clip}<g clip-path="url(#${id})">${ball}</g>${lids}`));
}

export interface EyePairOptions extends EyeOptions {
  /** Width of the far eye relative to the near one. */
  readonly far?: number;
  readonly farHeight?: number;
}

/** Draws both eyes in three-quarter view, facing left; the right eye is near. `gap` separates their centres. */
export function eyes(
  scene: Scene,
  x: number,
  y: number,
  gap: number,
  width: number,
  height: number,
  options: EyePairOptions = {},
): void {
  const { far = 0.8, farHeight = 0.96, ...rest } = options;
  const mirror = rest.kind === 'fierce' || rest.kind === 'calm';
  eye(scene, x - gap * 0.54, y, width * far, height * farHeight, { ...rest, mirror, isFar: true });
  eye(scene, x + gap * 0.46, y, width, height, rest);
}
