import { ellipse, type FormOptions, join, mix, type Path, spline } from '../../kit.ts';
import type { Frame } from '../frame.ts';

/** How a face differs from the shape `oval`, in units of the head; positive numbers enlarge. */
export interface FaceNumbers {
  /** How far the corners of the jaw protrude. */
  readonly jaw?: number;
  /** How broad the chin is. */
  readonly chin?: number;
  readonly length?: number;
  /** How full the far cheek is. */
  readonly cheek?: number;
  /** How high the crown is. */
  readonly crown?: number;
}
export type FaceShape = keyof typeof SHAPES;

const SHAPES = {
  oval: {},
  round: { jaw: 6, chin: 4, length: -6, cheek: 3 },
  square: { jaw: 9, chin: 11, length: -2, cheek: 1 },
  long: { jaw: -2, chin: -1, length: 9, cheek: -1, crown: 2 },
  heart: { jaw: -7, chin: -7, length: -1, cheek: 1 },
  heavy: { jaw: 12, chin: 9, length: 1, cheek: 5 },
  gaunt: { jaw: -5, chin: -3, length: 7, cheek: -4 },
  child: { jaw: 2, chin: -3, length: -11, cheek: 5, crown: 3 },
} as const satisfies Record<string, FaceNumbers>;

/** The outline of a head without hair and ears. */
export function faceOutline(shape: FaceShape, changes: FaceNumbers = {}): Path {
  const numbers: FaceNumbers = SHAPES[shape];
  const of = (key: keyof FaceNumbers): number => (numbers[key] ?? 0) + (changes[key] ?? 0);
  const [jaw, chin, length, cheek, crown] = [of('jaw'), of('chin'), of('length'), of('cheek'), of('crown')];
  return spline([
    [4, -60 - crown],
    [36, -47 - crown * 0.7],
    [51, -16],
    [50, 10],
    [45 + jaw * 0.2, 24],
    [37 + jaw, 42 + length * 0.4],
    [13 + chin, 58 + length * 0.9],
    [-12, 63 + length],
    [-27 - chin * 0.6, 57 + length * 0.9],
    [-40 - jaw * 0.75, 39 + length * 0.4],
    [-47 - cheek, 20],
    [-45 - cheek * 0.3, 2],
    [-46, -13],
    [-42, -36],
    [-24, -54 - crown * 0.8],
  ]);
}

/** Draws the bare head. Above `under`, the line of the hair or hat, the forehead is in shadow. */
export function drawFace(
  head: Frame,
  shape: FaceShape,
  options: FormOptions & { readonly numbers?: FaceNumbers; readonly under?: number } = {},
): void {
  const { numbers, under, cast = [], ...rest } = options;
  const fringe = under === undefined ? [] : [ellipse(0, under - 60, 74, 60)];
  const shadows = [...cast, ...fringe];
  const outline = faceOutline(shape, numbers);
  const { base, light } = head.scene.ramp('skin');
  // The painter's own rim light is too pale for dark skin.
  const rim = join(outline.clockwise(), outline.clockwise().move(3.4, 4.6).reversed());
  const marks = [{ path: rim, flat: mix(base, light, 0.5) }, ...(rest.marks ?? [])];
  head.form(outline, { ramp: 'skin', shade: 10, rim: false, cast: shadows, ...rest, marks });
}
