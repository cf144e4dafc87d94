import type { Point } from '../core/path.ts';
import { localPoints } from '../core/points.ts';
import type { Feeling, Scene } from '../core/scene.ts';
import { ellipse, polygon, spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';
import { eyeLineColour } from './eyes.ts';

export type MouthKind = 'smile' | 'cat' | 'open' | 'fang' | 'frown' | 'teeth';
export interface MouthOptions {
  readonly lineWidth?: number;
  readonly tongue?: string;
}

const THROAT = '#5b1530';
const TONGUE = '#f0697e';
const stroked = (data: string, fill: string, colour: string, width: number): string => {
  return `<path d="${data}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
};

function openMouth(scene: Scene, x: number, y: number, width: number, fangs: boolean, options: MouthOptions) {
  const at = localPoints(x, y, width);
  const lips = spline([
    at(-0.5, -0.06, true),
    at(0, 0.04),
    at(0.5, -0.12, true),
    at(0.3, 0.36),
    at(-0.05, 0.5),
    at(-0.36, 0.3),
  ]);
  const tongue = ellipse(x + width * 0.02, y + width * 0.46, width * 0.32, width * 0.24);
  const teeth = [
    polygon([at(-0.36, -0.06), at(-0.16, -0.06), at(-0.24, 0.2)]),
    polygon([at(0.2, -0.08), at(0.4, -0.1), at(0.3, 0.18)]),
  ];
  const id = scene.nextId('m');
  const inside = [
    `<path d="${lips.data()}" fill="${THROAT}"/>`,
    `<path d="${tongue.data()}" fill="${options.tongue ?? TONGUE}"/>`,
    ...(fangs ? teeth.map((tooth) => `<path d="${tooth.data()}" fill="#fff"/>`) : []),
  ].join('');
  const lineWidth = options.lineWidth ?? Math.max(2.6, width * 0.13);
  const clip = `<clipPath id="${id}"><path d="${lips.data()}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
  scene.markup(clip + stroked(lips.data(), 'none', eyeLineColour(scene), lineWidth));
}

function bareTeeth(scene: Scene, x: number, y: number, width: number, lineWidth: number): void {
  const at = localPoints(x, y, width);
  const lips = spline([
    at(-0.5, 0, true),
    at(0, -0.05),
    at(0.5, -0.08, true),
    at(0.42, 0.22, true),
    at(0, 0.28),
    at(-0.42, 0.24, true),
  ]);
  scene.markup(stroked(lips.data(), '#fff', eyeLineColour(scene), lineWidth));
  for (const place of [-0.22, 0, 0.22]) {
    scene.flat(ink([at(place, -0.04), at(place, 0.26)], lineWidth * 0.7, 'none'), eyeLineColour(scene));
  }
}

/** The mouth of each feeling, and how much wider it is than the one that the creature is drawn with. */
const FELT = {
  roar: { kind: 'fang', wider: 1.4 },
  pain: { kind: 'teeth', wider: 1 },
  joy: { kind: 'open', wider: 1.25 },
  faint: { kind: 'frown', wider: 1.1 },
} as const satisfies Record<Feeling, { readonly kind: MouthKind; readonly wider: number }>;

/** A mouth whose upper edge is centred on (x, y). */
export function mouth(
  scene: Scene,
  x: number,
  y: number,
  usualWidth: number,
  usual: MouthKind = 'smile',
  options: MouthOptions = {},
): void {
  const { kind, wider } = scene.feeling ? FELT[scene.feeling] : { kind: usual, wider: 1 };
  const width = usualWidth * wider;
  scene.part('mouth', () => {
    const lineWidth = options.lineWidth ?? Math.max(2.6, width * 0.13);
    const line = eyeLineColour(scene);
    const at = localPoints(x, y, width);
    const stroke = (...points: Point[]): void => {
      scene.flat(ink(points, lineWidth), line);
    };
    switch (kind) {
      case 'smile':
        scene.ink(ink([at(-0.5, -0.06), at(0, 0.2), at(0.5, -0.1)], lineWidth));
        break;
      case 'cat':
        stroke(at(-0.5, 0), at(-0.25, 0.2), at(0, 0));
        stroke(at(0, 0), at(0.25, 0.2), at(0.5, 0));
        break;
      case 'frown':
        stroke(at(-0.5, 0.1), at(0, -0.1), at(0.5, 0.1));
        break;
      case 'teeth':
        bareTeeth(scene, x, y, width, lineWidth);
        break;
      default:
        openMouth(scene, x, y, width, kind === 'fang', options);
    }
  });
}

/** A small snub nose. */
export function nose(scene: Scene, x: number, y: number, width: number, colour = '#3a2030'): void {
  scene.part('nose', () => {
    const at = localPoints(x, y, width);
    const outline = [
      at(-0.5, -0.28),
      at(0, -0.38),
      at(0.5, -0.28),
      at(0.2, 0.22),
      at(0, 0.36),
      at(-0.2, 0.22),
    ];
    scene.flat(spline(outline), colour);
    const shine = ellipse(x - width * 0.14, y - width * 0.18, width * 0.13, width * 0.08, -15);
    scene.flat(shine, '#fff', { opacity: 0.7 });
  });
}

/** Red cheeks. */
export function blush(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  colour = '#ff7d8c',
  opacity = 0.55,
): void {
  scene.part('cheek', () => {
    scene.flat(ellipse(x, y, radius, radius * 0.6), colour, { opacity });
  });
}
