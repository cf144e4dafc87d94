import { ellipse, mix, polygon, type Scene, spline, tube } from '../kit.ts';

/** Rivets of iron. */
export function drawRivets(scene: Scene, places: readonly (readonly [number, number])[]): void {
  for (const [x, y] of places) {
    scene.flat(ellipse(x, y, 4.4), scene.ramp('iron').line);
    scene.flat(ellipse(x - 0.4, y - 0.5, 2.9), 'iron');
    scene.flat(ellipse(x - 1.2, y - 1.4, 1.2), scene.ramp('iron').light);
  }
}

/** A gun port: a brass frame and the round mouth of a cannon. */
export function drawGunPort(scene: Scene, x: number, y: number): void {
  const frame = polygon([
    [x - 13, y - 12],
    [x + 12, y - 13],
    [x + 14, y + 12],
    [x - 12, y + 13],
  ]);
  scene.form(frame.withThickness(14), { ramp: 'hole', lineWidth: 0.9, flat: true });
  scene.form(ellipse(x - 1, y + 1, 9), { ramp: 'iron', lineWidth: 0.7, shade: 3 });
  scene.flat(ellipse(x - 1.5, y + 1.5, 4.8), 'hole');
}

/** A gull with its body at (x, y), facing left. */
export function drawGull(scene: Scene, x: number, y: number): void {
  const at = (dx: number, dy: number) => `${x + dx},${y + dy}`;
  scene.form(
    tube([
      [x + 2, y + 10, 2],
      [x + 2, y + 20, 2],
    ]),
    { ramp: 'accent', lineWidth: 0.6, flat: true },
  );
  scene.form(polygon(`${at(-13, -9)} ${at(-24, -5)} ${at(-13, -3)}`), {
    ramp: 'accent',
    lineWidth: 0.6,
    flat: true,
  });
  scene.form(
    [
      ellipse(x - 8, y - 7, 8.5),
      spline(`${at(-12, -2)} ${at(2, -5)} ${at(24, 2)}! ${at(8, 14)} ${at(-8, 11)}`),
    ],
    {
      ramp: '#ffffff',
      lineWidth: 0.8,
      shade: 3,
      miter: true,
      marks: [
        {
          path: spline(`${at(-2, 2)}! ${at(8, -6)} ${at(30, 0)}! ${at(8, 10)}`),
          flat: mix('#94a4b9', '#ffffff', 0.2),
        },
      ],
    },
  );
  scene.flat(ellipse(x - 11, y - 9, 1.7, 2), '#1e1528');
}
