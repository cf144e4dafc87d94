import { fist, localPoints, type Path, type Point, polygon, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

function hexagon(x: number, y: number, radius: number): Path {
  return polygon(Array.from({ length: 6 }, (_, i) => polar(x, y, radius, i * 60 + 30)));
}

/** The buckle: seven cells of honey in gold. */
export function drawBuckle(scene: Scene, x: number, y: number, radius: number): void {
  const cells = Array.from({ length: 6 }, (_, i) => {
    return hexagon(...polar(x, y, radius * 0.55, i * 60), radius * 0.25);
  });
  scene.form(hexagon(x, y, radius).withThickness(radius), {
    ramp: 'accent',
    miter: true,
    marks: [{ path: [hexagon(x, y, radius * 0.25), ...cells], ramp: 'honey' }],
  });
}

const pair = ([x, y]: Point): readonly [number, number] => [x, y];

/** A fist in bandages that leave the knuckles bare. */
export function drawFist(scene: Scene, x: number, y: number, radius: number, dim: boolean): void {
  const at = localPoints(x, y, radius);
  const shade = dim ? 11 : 7;
  scene.form(fist(x, y, radius), {
    ramp: 'wrap',
    shade,
    marks: [
      {
        path: spline([
          at(-1.2, -0.05, true),
          at(-0.3, -0.4),
          at(1.2, -0.5, true),
          at(1.2, -1.2),
          at(-1.2, -1.2),
        ]),
        ramp: dim ? 'shadow' : 'main',
      },
    ],
    lines: [
      { path: [at(-0.6, -0.95), at(-0.62, -0.35)], width: 3 },
      { path: [at(-0.12, -1.05), at(-0.1, -0.48)], width: 3 },
      { path: [at(0.36, -1.05), at(0.42, -0.52)], width: 3 },
      { path: [at(-1, -0.1), at(-0.3, -0.42), at(1, -0.52)], width: 2.6, taper: 'none' },
      { path: [at(0.05, 0.98), at(0.6, 0.66), at(0.98, 0.2)], width: 3 },
    ],
  });
  const thumb = tube([
    [...pair(at(-0.72, 0.3)), radius * 0.25],
    [...pair(at(-0.1, 0.36)), radius * 0.27],
    [...pair(at(0.34, 0.1)), radius * 0.22],
  ]);
  scene.form(thumb, { ramp: 'wrap', shade: 4, lineWidth: 0.85, rim: false });
}
