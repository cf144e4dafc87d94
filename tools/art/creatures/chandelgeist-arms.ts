import { readSpine } from '../core/tube.ts';
import { ellipse, flameCore, join, type Path, type Scene, spline, tube } from '../kit.ts';

/** A candle in its cup at the end of an arm, its foot at (x, y): teal below, orange above. */
export function drawCandle(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  lean: number,
  dim: boolean,
): void {
  const top = y - 30 * size;
  const burning = spline([
    [x, top + 4 * size],
    [x - 11 * size, top - 4 * size],
    [x - 11 * size + lean, top - 18 * size],
    [x - 4 * size + lean * 2, top - 30 * size],
    [x + lean * 3, top - 44 * size, true],
    [x + 6 * size + lean * 2, top - 28 * size],
    [x + 12 * size + lean, top - 15 * size],
    [x + 10 * size, top - 3 * size],
  ]);
  const below = spline([
    [x - 40, top - 11 * size, true],
    [x - 6 * size, top - 19 * size],
    [x + 2 * size, top - 12 * size],
    [x + 9 * size, top - 20 * size],
    [x + 40, top - 12 * size, true],
    [x + 40, top + 20, true],
    [x - 40, top + 20, true],
  ]);
  scene.form(burning, {
    ramp: 'flame',
    miter: true,
    flat: true,
    lineWidth: 0.8,
    marks: [
      { path: below, ramp: 'accent' },
      { path: flameCore(x, top + 2 * size, 9 * size, 18 * size), flat: '#f4fffc' },
    ],
  });
  const wax = spline([
    [x - 9 * size, y, true],
    [x - 9 * size, top + 6 * size],
    [x, top],
    [x + 9 * size, top + 6 * size],
    [x + 9 * size, y, true],
  ]);
  const drip = tube([
    [x + 6 * size, top + 8 * size, 4.5 * size],
    [x + 9 * size, top + 18 * size, 4.2 * size],
  ]);
  scene.form([wax, drip], { ramp: 'wax', dim, lineWidth: 0.85, shade: 3, rim: false });
  scene.form([ellipse(x, y, 17 * size, 6 * size), ellipse(x, y + 5 * size, 8 * size, 6 * size)], {
    ramp: 'gold',
    dim,
    lineWidth: 0.85,
    shade: 2.5,
    rim: false,
  });
}

/** An iron arm along its spine with a gold ring at its middle, and a curl of iron inside its bend. */
export function drawArm(scene: Scene, spine: string, curl: string, dim: boolean): void {
  if (curl) scene.form(tube(curl), { dim, rim: false, shade: 2, lineWidth: 0.85 });
  scene.form(tube(spine), { dim, rim: false, shade: 3 });
  const [x, y, radius] = readSpine(spine)[1] ?? [0, 0, 0];
  scene.form(ellipse(x, y, radius + 2), { ramp: 'gold', dim, shade: 2, lineWidth: 0.8 });
}

function link(x: number, y: number, length: number, width: number, degrees: number): Path {
  const outer = ellipse(x, y, width, length, degrees);
  const inner = ellipse(x, y, width * 0.4, length * 0.6, degrees);
  return join(outer, inner.reversed()).withThickness(width);
}

/** The snapped chain, its last link open. */
export function drawChain(scene: Scene, links: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, degrees] of links) {
    scene.form(link(x, y, 14, 8.5, degrees), { ramp: 'gold', shade: 2, rim: false, lineWidth: 0.8 });
  }
}
