import { ellipse, spline } from '../../kit.ts';
import type { Frame, Outline } from '../frame.ts';

export interface GlassesOptions {
  readonly colour?: string;
  readonly tint?: string;
  readonly opacity?: number;
  /** How far down the nose the glasses are, in units. */
  readonly low?: number;
  readonly wire?: number;
}
const lensOf = (kind: 'round' | 'half' | 'square', x: number, y: number, rx: number): Outline => {
  if (kind === 'round') return ellipse(x, y, rx, 17);
  if (kind === 'half')
    return spline(
      `${x - rx},${y}! ${x + rx},${y}! ${x + rx * 0.7},${y + 11} ${x},${y + 15} ${x - rx * 0.7},${y + 11}`,
    );
  const corners = [
    `${x - rx},${y - 12}`,
    `${x + rx},${y - 13}`,
    `${x + rx * 0.94},${y + 12}`,
    `${x - rx * 0.94},${y + 13}`,
  ];
  return spline(corners.map((corner) => `${corner}!`).join(' '));
};

/** Glasses with the near temple to the ear. Draw them after nose, eyebrows and fringe. */
export function drawGlasses(
  head: Frame,
  kind: 'round' | 'half' | 'square',
  options: GlassesOptions = {},
): void {
  const { colour = '#3a3042', tint = '#cfeaff', opacity = 0.28, low = 0, wire = 3 } = options;
  const y = 8 + low;
  const [near, far] = [lensOf(kind, 10, y, 18), lensOf(kind, -31, y, 14.5)];
  for (const lens of [far, near]) head.wire(lens, wire, colour, tint, opacity);
  head.ink(`-17,${y - 1} -14,${y - 4} -10,${y - 4} -8,${y - 1}`, wire + 0.6, colour, 'none');
  head.ink(
    `27,${y - 3} 34,${y - 4 - low * 0.2} 40,${y - 2 - low * 0.5} 46,${8 + low * 0.2}`,
    wire + 0.4,
    colour,
    'none',
  );
  const gleam = kind === 'half' ? y + 14 : y;
  head.ink(`3,${gleam - 6} 6,${gleam - 9} 10,${gleam - 11} 14,${gleam - 11}`, 2.2, '#ffffff');
}
