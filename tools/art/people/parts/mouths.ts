import type { Mood } from '../../core/scene.ts';
import { ink, type Path, polygon, spline } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { FACE_INK, foldColour, lipColour } from './skin.ts';

export type MouthKind = keyof typeof LINES | 'grin' | 'laugh' | 'talk' | 'blow';
export interface MouthOptions {
  /** Width; default 26. */
  readonly width?: number;
  readonly y?: number;
  /** Draws full lips; a string is their colour. */
  readonly lips?: boolean | string;
  /** Draws a shadow under the lower lip. Default true. */
  readonly under?: boolean;
  /** Place of a dark gap in the teeth, −0.3…0.3 from the middle. */
  readonly gap?: number;
}

/** Closed mouths as lines, relative to the width. */
const LINES = {
  smile: [
    [-0.5, -0.12],
    [-0.3, 0.04],
    [-0.04, 0.12],
    [0.26, 0.04],
    [0.5, -0.18],
  ],
  /** The near corner is raised. */
  smirk: [
    [-0.5, 0.04],
    [-0.24, 0.11],
    [0.04, 0.1],
    [0.32, -0.02],
    [0.56, -0.28],
  ],
  /** The far corner is raised. */
  crooked: [
    [-0.56, -0.26],
    [-0.34, -0.02],
    [-0.08, 0.1],
    [0.2, 0.1],
    [0.46, 0.04],
  ],
  flat: [
    [-0.46, 0.02],
    [-0.1, -0.02],
    [0.2, 0.02],
    [0.48, -0.02],
  ],
  stern: [
    [-0.5, 0.12],
    [-0.14, 0],
    [0.2, 0],
    [0.5, 0.14],
  ],
  frown: [
    [-0.46, 0.2],
    [-0.16, -0.02],
    [0.16, -0.04],
    [0.46, 0.18],
  ],
  small: [
    [-0.3, -0.04],
    [0, 0.08],
    [0.3, -0.06],
  ],
} as const;

const X = -15;

function drawOpenMouth(
  head: Frame,
  kind: 'grin' | 'laugh' | 'talk',
  place: (outline: Path) => Path,
  gap: number | undefined,
): void {
  const outlines = {
    grin: '-0.54,-0.16! -0.2,-0.02 0.16,-0.02 0.56,-0.22! 0.42,0.16 0.08,0.3 -0.28,0.24',
    laugh: '-0.52,-0.2! -0.2,-0.08 0.16,-0.08 0.56,-0.26! 0.48,0.2 0.16,0.5 -0.2,0.46 -0.44,0.16',
    talk: '-0.34,-0.1! -0.1,-0.16 0.16,-0.14 0.38,-0.12! 0.3,0.22 0.04,0.34 -0.24,0.22',
  } as const;
  const lips = place(spline(outlines[kind]));
  const id = head.scene.nextId('m');
  const inside = (path: Path, colour: string): string => `<path d="${place(path).data()}" fill="${colour}"/>`;
  const teeth =
    kind === 'grin'
      ? '-0.6,-0.4! 0.6,-0.4! 0.6,0.2 0.1,0.5 -0.6,0.3'
      : '-0.6,-0.4! 0.6,-0.4! 0.6,0 0.1,0.1 -0.5,0.06';
  const parts = [
    inside(polygon('-1,-1 1,-1 1,1 -1,1'), '#5b1530'),
    ...(kind === 'grin'
      ? []
      : [inside(spline('-0.3,0.5 -0.1,0.22 0.2,0.2 0.4,0.4 0.2,0.7 -0.2,0.7'), '#f0697e')]),
    inside(spline(teeth), '#fffdf6'),
    ...(gap === undefined
      ? []
      : [
          inside(
            polygon(`${gap - 0.06},-0.3 ${gap + 0.06},-0.3 ${gap + 0.06},0.12 ${gap - 0.05},0.12`),
            '#5b1530',
          ),
        ]),
  ];
  const outline = `<path d="${lips.data()}" fill="none" stroke="${FACE_INK}" stroke-width="3" stroke-linejoin="round"/>`;
  const clip = `<clipPath id="${id}"><path d="${lips.data()}"/></clipPath>`;
  head.scene.markup(`${clip}<g clip-path="url(#${id})">${parts.join('')}</g>${outline}`);
}

const isOpen = (kind: MouthKind): boolean => kind === 'grin' || kind === 'laugh' || kind === 'talk';

/** The mouth in the mood of the picture: a mouth that is open as usual is closed where others open, so it differs too. */
function mouthIn(mood: Mood | undefined, usual: MouthKind): MouthKind {
  if (mood === 'beaten') return isOpen(usual) ? 'crooked' : 'talk';
  if (mood === 'kind') return usual === 'smile' || usual === 'smirk' ? 'grin' : 'smile';
  return usual;
}

/** Draws the mouth at (−15, 42), as usual or in the mood of the picture. */
export function drawMouth(head: Frame, usual: MouthKind, options: MouthOptions = {}): void {
  const kind = mouthIn(head.scene.mood, usual);
  const { width = 26, y = 42, lips = false, under = true, gap } = options;
  const place = (path: Path): Path => head.place(path.scale(width).move(X, y));
  const stroke = (points: readonly (readonly [number, number])[], thick: number): Path =>
    head.place(
      ink(
        points.map(([a, b]) => [X + a * width, y + b * width]),
        thick,
      ),
    );
  const paint = typeof lips === 'string' ? lips : lipColour(head.scene);
  if (lips) {
    head.scene.flat(
      place(spline('-0.46,0! -0.2,-0.2 -0.06,-0.14 0.08,-0.22 0.48,-0.04! 0.24,0.28 0,0.34 -0.26,0.26')),
      paint,
    );
  }
  if (under) {
    const low = kind === 'laugh' ? 0.66 : kind === 'grin' ? 0.48 : lips ? 0.46 : 0.36;
    head.scene.flat(
      stroke(
        [
          [-0.16, low],
          [0.04, low + 0.05],
          [0.22, low - 0.02],
        ],
        2.6,
      ),
      foldColour(head.scene),
    );
  }
  if (kind === 'grin' || kind === 'laugh' || kind === 'talk') {
    drawOpenMouth(head, kind, place, gap);
    return;
  }
  if (kind === 'blow') {
    head.scene.flat(place(spline('-0.2,0 0,-0.2 0.18,0 0,0.2')), paint);
    head.scene.flat(place(spline('-0.1,0 0,-0.11 0.1,0 0,0.11')), FACE_INK);
    return;
  }
  head.scene.flat(stroke(LINES[kind], 3.3), FACE_INK);
}
