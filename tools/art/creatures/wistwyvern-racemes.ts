import type { Point } from '../core/path.ts';
import { ellipse, type Mark, type Scene, spline } from '../kit.ts';

const petalTones = ['petalLight', 'petal', 'petalDeep'] as const;

/** A cluster of wisteria that hangs from (x, y); `sway` is how far its tip swings to the right. */
export function drawRaceme(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  sway = 0,
  dim = false,
): void {
  const rows = Math.max(3, Math.round(length / 17));
  const half = (share: number): number => {
    return (width / 2) * (share < 0.2 ? 0.72 + share * 1.4 : 1.04 - 0.86 * ((share - 0.2) / 0.8) ** 1.2);
  };
  const middle = (share: number): number => x + sway * share * share;
  const side = (sign: number): Point[] => {
    return Array.from({ length: rows }, (_, i): Point[] => {
      const hill = (i + 0.5) / rows;
      const valley = (i + 1) / rows;
      const bump: Point = [middle(hill) + sign * half(hill) * 1.08, y + length * hill];
      const notch: Point = [middle(valley) + sign * half(valley) * 0.78, y + length * valley, true];
      return i === rows - 1 ? [bump] : [bump, notch];
    }).flat();
  };
  const tip: Point = [middle(1), y + length + 3, true];
  const outline = spline([[x, y - 3], ...side(1), tip, ...side(-1).reverse()]);
  const marks: Mark[] = [
    { path: ellipse(middle(0.9), y + length, width, length * 0.34), ramp: petalTones[2] },
    ...Array.from({ length: rows - 1 }, (_, i): Mark => {
      const share = (i + 0.62) / rows;
      const offset = (i % 2 ? 0.34 : -0.4) * half(share);
      return {
        path: ellipse(middle(share) + offset, y + length * share, width * 0.17, width * 0.13, -20),
        ramp: petalTones[0],
      };
    }),
  ];
  scene.form(outline.withThickness(width), {
    ramp: petalTones[1],
    lineWidth: 0.8,
    rim: false,
    shade: width * 0.14,
    dim,
    marks,
  });
}
