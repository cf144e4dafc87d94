import type { Mood } from '../../core/scene.ts';
import { ink, spline } from '../../kit.ts';
import type { Frame } from '../frame.ts';

export interface BrowsOptions {
  /** Thickness; 4 fine, 7 strong, 10 bushy. Default 5. */
  readonly thick?: number;
  /** Slope, −1…1: above 0 angry, down towards the nose; below 0 worried. */
  readonly anger?: number;
  /** How much higher than usual the eyebrows are, in units; for both, or as [far, near]. */
  readonly raise?: number | readonly [number, number];
  /** Strength of the arch. Default 1. */
  readonly arch?: number;
  /** Draws bushy eyebrows with an outline instead of strokes. */
  readonly bushy?: boolean;
  /** Colour. Default a dark tone of the hair. */
  readonly colour?: string;
}

const SIDES = [
  { x: -29.5, width: 0.76, out: -1 },
  { x: 10.5, width: 1, out: 1 },
] as const;
const BROW_Y = -14;

/** How a mood moves the eyebrows. */
const MOODS: Readonly<Record<Mood | 'usual', BrowsOptions>> = {
  usual: {},
  beaten: { anger: -0.55, raise: 8, arch: 1.25 },
  kind: { anger: -0.35, raise: 4, arch: 1.15 },
};

/** Draws both eyebrows. Call it after the fringe, so that the expression stays visible. */
export function drawBrows(head: Frame, options: BrowsOptions = {}): void {
  const {
    thick = 5,
    anger = 0,
    raise = 0,
    arch = 1,
    bushy = false,
  } = { ...options, ...MOODS[head.scene.mood ?? 'usual'] };
  const ramp = head.scene.ramp('hair');
  SIDES.forEach(({ x, width, out }, i) => {
    const up = typeof raise === 'number' ? raise : (raise[i] ?? 0);
    const at = (a: number, b: number): [number, number] => [x + out * a * 15 * width, BROW_Y - up + b];
    const [inner, middle, outer] = [2.5 + anger * 6, -3.5 * arch + anger, 2 - anger * 4 + arch];
    if (!bushy) {
      const points = [at(-0.95, inner), at(-0.3, middle + 1.4 + anger * 2), at(0.35, middle), at(1.1, outer)];
      head.flat(ink(points, thick), options.colour ?? ramp.line);
      return;
    }
    const t = thick / 2;
    const bush = [
      [...at(-1.02, inner + t * 0.9), true],
      [...at(-1.08, inner - t * 0.4)],
      [...at(-0.55, middle - t + 3)],
      [...at(0.3, middle - t)],
      [...at(0.95, outer - t * 1.1)],
      [...at(1.42, outer - t * 0.2), true],
      [...at(1.06, outer + t * 0.2), true],
      [...at(1.2, outer + t * 1.3), true],
      [...at(0.72, outer + t * 0.6), true],
      [...at(0.62, middle + t * 2), true],
      [...at(0.1, middle + t * 1.2)],
    ] as [number, number, boolean?][];
    head.form(spline(bush).withThickness(thick), {
      ramp: options.colour ?? 'hair',
      lineWidth: 0.6,
      shade: 1.6,
      rim: false,
    });
  });
}
