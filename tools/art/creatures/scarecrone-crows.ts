import { ellipse, localPoints, type Scene, spline, tube } from '../kit.ts';

/** A crow of the given size that stands on (x, y) and looks left; `mirror` turns it round. */
export function drawCrow(
  scene: Scene,
  x: number,
  y: number,
  mirror: boolean,
  cawing: boolean,
  size: number,
): void {
  const at = localPoints(x, y, size, mirror);
  const beak = { ramp: 'beak', lineWidth: 0.75, rim: false, shade: 2 } as const;
  // beak
  if (cawing) {
    const lower = [at(-14, -40, true), at(-24, -36), at(-32, -30, true), at(-22, -28), at(-12, -30, true)];
    const upper = [at(-14, -44, true), at(-28, -50), at(-38, -48, true), at(-26, -40), at(-14, -36, true)];
    scene.form(spline(lower), { ...beak, dim: true });
    scene.form(spline(upper), beak);
  } else {
    const shut = [at(-14, -44, true), at(-30, -42), at(-39, -32, true), at(-26, -32), at(-14, -30, true)];
    scene.form(spline(shut), beak);
  }
  // feet
  for (const foot of [-4, 6]) {
    const [hipX, hipY] = at(foot, -8);
    const [toeX, toeY] = at(foot - 2, 2);
    const shank = tube([
      [hipX, hipY, 2.6],
      [toeX, toeY, 3],
    ]);
    scene.form(shank, { ...beak, lineWidth: 0.6 });
  }
  // body with its tail
  scene.form(
    spline([
      at(-20, -40),
      at(-12, -50),
      at(-6, -50),
      at(-2, -56, true),
      at(2, -47),
      at(9, -34),
      at(24, -18),
      at(46, -2, true),
      at(38, 2),
      at(36, 8, true),
      at(20, 0),
      at(4, -3),
      at(-12, -6),
      at(-19, -18),
      at(-21, -30),
    ]),
    { ramp: 'crow', shade: 6, miter: true },
  );
  // wing
  scene.form(
    spline([
      at(-6, -28),
      at(8, -28),
      at(22, -14),
      at(34, 2, true),
      at(20, -1),
      at(14, 2, true),
      at(2, -6),
      at(-6, -16),
    ]),
    { ramp: 'crow', lineWidth: 0.8, miter: true, rim: false, shade: 3 },
  );
  // eye
  const [eyeX, eyeY] = at(-11, -40);
  scene.flat(ellipse(eyeX, eyeY, 4.6 * size, 5 * size), '#ffffff');
  scene.flat(ellipse(eyeX + (mirror ? size : -size), eyeY + 0.4, 2.4 * size, 2.8 * size), '#1e1528');
}
