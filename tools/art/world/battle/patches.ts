import { type Point, spline } from '../../kit.ts';
import { scatter } from '../terrain/scatter.ts';
import { shape } from '../terrain/svg.ts';
import { clump, glow, patch } from './stage.ts';

/** The patch of ground on which a creature stands, seen at a low angle. */
export const PLATFORM = { width: 520, height: 132, x: 260, y: 62 } as const;

/** An oval with a worn edge. */
function worn(rx: number, ry: number, fill: string, opacity: number): string {
  const outline = Array.from({ length: 36 }, (_, i): Point => {
    const angle = (i / 36) * Math.PI * 2;
    const reach = 0.95 + scatter(i, 6, 7) * 0.09;
    return [PLATFORM.x + Math.cos(angle) * rx * reach, PLATFORM.y + 1 + Math.sin(angle) * ry * reach];
  });
  return shape(spline(outline).data(), fill, `fill-opacity="${opacity}"`);
}

/** Turf that has been trodden down, with taller grass round it. */
export function turfPatch(trodden: string, light: string, blades: readonly string[]): string {
  const { x, y } = PLATFORM;
  const ring = [
    [40, 58, 0.75],
    [92, 42, 0.6],
    [430, 44, 0.6],
    [478, 60, 0.75],
  ] as const;
  return [
    glow('shade', blades[0] ?? trodden, [x, y + 6], [258, 60], 0.55),
    worn(222, 40, trodden, 0.8),
    patch([x - 14, y - 5], [150, 24], light, 5, 'fill-opacity=".7"'),
    ...ring.map(([cx, cy, size], i) => clump(cx, cy, size, blades, i * 5)),
    ...Array.from({ length: 26 }, (_, i) => {
      const angle = Math.PI * (0.04 + (i / 25) * 0.92);
      const reach = 0.94 + scatter(i, 2, 5) * 0.16;
      const [cx, cy] = [x - Math.cos(angle) * 226 * reach, y + 8 + Math.sin(angle) * 42 * reach];
      return clump(cx, cy, 0.5 + scatter(i, 3, 5) * 0.35, blades, i * 9);
    }),
  ].join('');
}

/** Bare ground: sand, earth or stone, with what lies about on it. */
export function barePatch(
  dark: string,
  base: string,
  light: string,
  things: (x: number, y: number, i: number) => string,
): string {
  const { x, y } = PLATFORM;
  const around = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (0.08 + (i / 8) * 0.84);
    return things(
      x + Math.cos(angle) * (214 + scatter(i, 0, 7) * 22),
      y + Math.sin(angle) * (38 + scatter(i, 1, 7) * 8),
      i,
    );
  });
  return [
    glow('shade', dark, [x, y + 8], [258, 62], 0.6),
    worn(226, 41, base, 0.85),
    patch([x - 16, y - 6], [156, 25], light, 11, 'fill-opacity=".75"'),
    ...around,
  ].join('');
}
