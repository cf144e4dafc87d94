import { ellipse, type Point, polygon, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** A lamp on the back in its cage; `degrees` is where it points. */
export function drawBackLamp(scene: Scene, x: number, y: number, degrees: number, size: number): void {
  const at = (along: number, across: number, corner = false): Point => {
    const [rootX, rootY] = polar(x, y, along * size, degrees);
    return [...polar(rootX, rootY, across * size, degrees + 90), corner];
  };
  const glass = spline([at(4, -12), at(18, -16), at(32, -9), at(32, 9), at(18, 16), at(4, 12)]);
  scene.form(glass.withThickness(26 * size), {
    ramp: 'glow',
    rim: false,
    shade: 4,
    lineWidth: 0.95,
    marks: [
      { path: ellipse(...polar(x - 3, y - 3, 19 * size, degrees), 7 * size, 6 * size), flat: '#fffbe0' },
    ],
  });
  const steel = { ramp: 'steel', lineWidth: 0.85, rim: false } as const;
  scene.form(polygon([at(-8, -16), at(7, -14), at(7, 14), at(-8, 16)]).withThickness(14), steel);
  scene.form(ellipse(...polar(x, y, 41 * size, degrees), 7 * size), {
    ...steel,
    marks: [{ path: ellipse(...polar(x, y, 41 * size, degrees), 2.8 * size), ramp: 'throat' }],
  });
  scene.form(polygon([at(30, -11), at(37, -7), at(37, 7), at(30, 11)]).withThickness(8), steel);
}

/** A canary that looks out of the ear. */
export function drawCanary(scene: Scene, x: number, y: number): void {
  scene.form(
    polygon([
      [x - 11, y - 3],
      [x - 23, y + 2],
      [x - 10, y + 5],
    ]),
    { ramp: 'accent', lineWidth: 0.6, flat: true },
  );
  scene.form(
    [
      ellipse(x, y, 12.5),
      spline([
        [x - 6, y + 4],
        [x + 12, y + 2],
        [x + 16, y + 18],
        [x, y + 24],
        [x - 10, y + 16],
      ]),
    ],
    {
      ramp: 'canary',
      lineWidth: 0.8,
      shade: 3,
    },
  );
  scene.flat(ellipse(x - 4.5, y - 1.5, 2.4, 3), '#1e1528');
  scene.flat(ellipse(x - 5.2, y - 2.6, 0.9), '#ffffff');
}

/** A beam with its end grain. */
export function drawBeam(
  scene: Scene,
  from: readonly [number, number],
  to: readonly [number, number],
  half: number,
): void {
  scene.form(
    tube(
      [
        [...from, half],
        [...to, half],
      ],
      { startCap: 'flat', endCap: 'flat' },
    ),
    {
      ramp: 'timber',
      shade: 5,
    },
  );
}
