import { makeRamp } from '../../core/ramp.ts';
import { ellipse, ink, mix, type Path, type Point, spline } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { type Age, drawAgeOfEye } from './eye-age.ts';
import {
  cutOf,
  type EyeCut,
  type EyeShape,
  eyeOpening,
  foldLine,
  type InEye,
  lidLine,
} from './eye-outlines.ts';
import { FACE_INK, foldColour } from './skin.ts';

/** `closed` is drawn as a downward curve, `laughing` as an arch. */
export type EyeState = 'open' | 'closed' | 'laughing';
export interface EyesOptions {
  /** Direction of the gaze, −1…1; left and up are negative. Default slightly to the left. */
  readonly look?: readonly [number, number];
  readonly near?: EyeState;
  readonly far?: EyeState;
  /** Changes to the shape of both eyes. */
  readonly cut?: Partial<EyeCut>;
  readonly y?: number;
  /** Thickness of the lash line; default 4. */
  readonly lash?: number;
  /** Draws long lashes at the outer corners. */
  readonly lashes?: boolean;
  /** Colour of make-up on the lids. */
  readonly paint?: string;
  readonly age?: Age;
  readonly iris?: string;
  /** Iris of the far eye, if it has another colour. */
  readonly farIris?: string;
}
interface OneEye {
  readonly side: 'near' | 'far';
  readonly iris: string;
  readonly state: EyeState;
}

/** For each eye its x, the factor on its width, and the direction of its outer corner. */
const EYE_PLACES = { near: { x: 10, width: 1, out: 1 }, far: { x: -30.5, width: 0.8, out: -1 } } as const;
const EYE_Y = 6;

const fill = (path: Path, colour: string, extra = ''): string =>
  `<path d="${path.data()}" fill="${colour}"${extra}/>`;

function irisMarkup(head: Frame, x: number, y: number, radius: number, high: number, colour: string): string {
  const iris = makeRamp(colour);
  const spot = (dx: number, dy: number, rx: number, ry: number, tone: string): string =>
    fill(head.place(ellipse(x + dx * radius, y + dy * high, rx * radius, ry * high)), tone);
  return [
    spot(0, 0, 1, 1, iris.line),
    spot(0, 0.04, 0.84, 0.88, iris.shade),
    spot(0, 0.38, 0.68, 0.48, iris.base),
    spot(0, 0.56, 0.42, 0.24, iris.light),
    spot(0, -0.02, 0.46, 0.48, FACE_INK),
    spot(-0.36, -0.4, 0.36, 0.32, '#ffffff'),
    spot(0.42, 0.36, 0.17, 0.15, '#ffffff'),
  ].join('');
}

function drawShutEye(head: Frame, at: InEye, state: EyeState, width: number): void {
  const bow = state === 'closed' ? 0.42 : -0.62;
  const points = [
    at(-1, 0.1),
    at(-0.5, bow * 0.8),
    at(0.05, bow + 0.06),
    at(0.6, bow * 0.7),
    at(1.14, -0.04),
  ];
  head.flat(ink(points, width + 0.6), FACE_INK);
}

function drawEye(head: Frame, cut: EyeCut, { side, iris, state }: OneEye, options: EyesOptions): void {
  const { look = [-0.16, 0], lash = 4, lashes = false, paint, y = EYE_Y } = options;
  const place = EYE_PLACES[side];
  const half = (cut.width * place.width) / 2;
  const at: InEye = (a, b, corner = false): Point => [
    place.x + place.out * a * half,
    y + b * (cut.width / 2),
    corner,
  ];
  if (options.age) drawAgeOfEye(head, at, options.age, side);
  if (state !== 'open' || head.scene.blink) {
    drawShutEye(head, at, state === 'open' ? 'closed' : state, lash);
    return;
  }
  if (cut.lid > 0 || paint) {
    const above = 0.12 + cut.lid * 0.42;
    const lid = spline([...lidLine(at, cut), ...foldLine(at, cut, above).reverse()]);
    head.flat(lid, paint ?? mix(head.scene.ramp('skin').base, head.scene.ramp('skin').shade, 0.75));
    head.flat(ink(foldLine(at, cut, above), 2.2), foldColour(head.scene));
  }
  const opening = eyeOpening(at, cut);
  const radius = cut.iris * half * (side === 'far' ? 1.06 : 1);
  const high = cut.iris * (cut.width / 2) * 1.12;
  const middle = (cut.down - cut.up) * 0.5 - cut.tilt * 0.15;
  const [irisX, irisY] = [place.x + look[0] * half, y + (middle + look[1] * 0.5) * (cut.width / 2)];
  const id = head.scene.nextId('e');
  const placed = head.place(opening);
  const shadow = head.place(opening.move(0, -(cut.up + cut.down) * half * 0.74));
  head.scene.markup(
    [
      `<clipPath id="${id}"><path d="${placed.data()}"/></clipPath><g clip-path="url(#${id})">`,
      fill(placed, '#fffdfa'),
      irisMarkup(head, irisX, irisY, radius, high, iris),
      fill(shadow, '#6a5a8c', ' fill-opacity=".32"'),
      '</g>',
    ].join(''),
  );
  head.flat(
    ink([at(-0.3, cut.down * 0.97), at(0.3, cut.down * 0.98), at(0.86, cut.down * 0.5 - cut.tilt * 0.6)], 2),
    FACE_INK,
  );
  head.flat(ink(lidLine(at, cut), lash, 'both'), FACE_INK);
  if (lashes) {
    const outer = -cut.tilt;
    head.flat(
      ink([at(0.8, outer - 0.2), at(1.2, outer - 0.3), at(1.46, outer - 0.62)], lash, 'end'),
      FACE_INK,
    );
    head.flat(
      ink(
        [
          at(0.5, -cut.up * 0.7 + outer * 0.5),
          at(0.8, -cut.up * 0.9 + outer * 0.6),
          at(0.98, -cut.up * 1.2 + outer * 0.7),
        ],
        lash * 0.8,
        'end',
      ),
      FACE_INK,
    );
  }
}

/** Draws both eyes; the near one is the right one. Call it after the face. */
export function drawEyes(head: Frame, shape: EyeShape, options: EyesOptions = {}): void {
  const { mood } = head.scene;
  const usual = cutOf(shape, options.cut ?? {});
  const cut =
    mood === 'beaten'
      ? { ...usual, up: usual.up * 1.22, down: usual.down * 1.08, lid: usual.lid * 0.5 }
      : usual;
  const iris = options.iris ?? head.scene.palette.iris ?? '#6a4a30';
  // Who is beaten opens both eyes, and who is kind smiles with them.
  const stateOf = (as: EyeState = 'open'): EyeState =>
    mood === 'kind' ? 'laughing' : mood === 'beaten' ? 'open' : as;
  drawEye(head, cut, { side: 'far', iris: options.farIris ?? iris, state: stateOf(options.far) }, options);
  drawEye(head, cut, { side: 'near', iris, state: stateOf(options.near) }, options);
}
