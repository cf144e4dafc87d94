import { bolt, ellipse, localPoints, type Scene, spline, tube } from '../kit.ts';

/** A kettledrum; (x, y) is the middle of its skin. */
export function drawKettledrum(scene: Scene, x: number, y: number, radius: number): void {
  const at = localPoints(x, y, radius);
  const bowl = spline([
    at(-1, 0.05, true),
    at(-0.92, 0.62),
    at(-0.5, 1.15),
    at(0.5, 1.15),
    at(0.92, 0.62),
    at(1, 0.05, true),
  ]);
  scene.form(bowl, {
    ramp: 'copper',
    shade: 9,
    highlights: [spline([at(-0.86, 0.5), at(-0.76, 0.56), at(-0.66, 0.86), at(-0.76, 0.9)])],
    marks: [{ path: bolt(x + radius * 0.14, y + radius * 0.8, radius * 0.3), ramp: 'gold' }],
  });
  // hoop with its screws
  scene.form(ellipse(x, y + radius * 0.12, radius * 1.08, radius * 0.36), { ramp: 'gold', shade: 5 });
  for (const [a, b] of [
    [-0.94, 0.3],
    [-0.42, 0.48],
    [0.16, 0.5],
    [0.7, 0.4],
  ] as const) {
    const [screwX, screwY] = at(a, b);
    scene.form(
      tube([
        [screwX, screwY - 4, 3.4],
        [screwX, screwY + 7, 3.2],
      ]),
      { ramp: 'gold', lineWidth: 0.7, rim: false },
    );
  }
  scene.form(ellipse(x, y, radius * 0.98, radius * 0.28), {
    ramp: 'skin',
    shade: 5,
    lineWidth: 0.8,
    marks: [{ path: ellipse(x + radius * 0.16, y + 2, radius * 0.44, radius * 0.1), ramp: 'horn' }],
  });
}
