import { ellipse, ink, type Scene, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';
import { gear } from './clockwork.ts';

const DIAL = [90, -30] as const;

/** The clock between the horns, at eight minutes past ten. */
export function drawDial(scene: Scene): void {
  const [x, y] = DIAL;
  scene.form(tube('26,-26,5 90,-28,5 152,-32,5'), { ramp: 'steel', lineWidth: 0.7, flat: true });
  scene.form(ellipse(x, y, 47), { shade: 6 });
  scene.form(ellipse(x, y, 38), { ramp: 'belly', lineWidth: 0.7, shade: 4 });
  for (let hour = 0; hour < 12; hour++) {
    const [fromX, fromY] = polar(x, y, hour % 3 ? 30 : 26, hour * 30);
    const [toX, toY] = polar(x, y, 34, hour * 30);
    scene.flat(
      tube([
        [fromX, fromY, 2.1],
        [toX, toY, 2.1],
      ]),
      scene.ramp('walnut').line,
    );
  }
  scene.flat(ink(`${x},${y} ${x + 13},${y - 10} ${x + 24},${y - 17}`, 6), 'accent');
  scene.flat(ink(`${x},${y} ${x - 9},${y - 6} ${x - 17},${y - 11}`, 7), 'accent');
  scene.flat(ellipse(x, y, 5), scene.ramp('walnut').line);
}

/** A window of glass in the ribs, and the works behind it. */
export function drawWindow(scene: Scene): void {
  scene.form(ellipse(182, 168, 34, 30, 8), { ramp: 'walnut', lineWidth: 0.9, shade: 3 });
  scene.form(ellipse(182, 168, 26, 22, 8), {
    ramp: 'glass',
    lineWidth: 0.7,
    shade: 4,
    marks: [
      { path: [gear(174, 164, 16, 9, 5, 6)], ramp: 'main' },
      { path: ellipse(174, 164, 5), ramp: 'walnut' },
      { path: gear(198, 180, 12, 8, 4, 20), ramp: 'steel' },
      { path: ellipse(198, 180, 4), ramp: 'walnut' },
    ],
  });
}
