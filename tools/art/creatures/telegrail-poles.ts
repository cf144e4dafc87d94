import { ellipse, ink, type Point, type Scene, spline, tube } from '../kit.ts';

const CUT = { startCap: 'flat', endCap: 'flat' } as const;

/** A length of telegraph pole with its grain. */
export function drawPole(scene: Scene, from: Point, to: Point, radius: number, dim: boolean): void {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const spine = [from, middle, to].map(([x, y]) => [x, y, radius] as const);
  const grain = [-0.3, 0.35].map((side) => ({
    path: [from, to].map(([x, y]): Point => [x + side * radius, y]),
    width: 2.4,
  }));
  scene.form(tube(spine), { ramp: 'pole', dim, rim: false, shade: 4, lines: grain });
}

/** The knee: a short cross-arm that carries two glass insulators. */
export function drawKnee(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  for (const side of [-1, 1]) {
    const bellX = x + side * 18;
    const bell = spline([
      [bellX, y - 25],
      [bellX + 7, y - 20],
      [bellX + 7, y - 14],
      [bellX + 10, y - 5, true],
      [bellX, y - 3],
      [bellX - 10, y - 5, true],
      [bellX - 7, y - 14],
      [bellX - 7, y - 20],
    ]);
    scene.form(bell.rotate(degrees, x, y), {
      ramp: 'glass',
      dim,
      shade: 3,
      lineWidth: 0.85,
      highlights: [ellipse(bellX - 3, y - 15, 1.8, 5).rotate(degrees, x, y)],
    });
  }
  scene.form(
    tube(
      [
        [x - 25, y, 6],
        [x, y, 6.5],
        [x + 25, y, 6],
      ],
      CUT,
    ).rotate(degrees, x, y),
    {
      ramp: 'pole',
      dim,
      rim: false,
      shade: 3,
      lineWidth: 0.9,
      lines: [
        ink(
          [
            [x - 18, y + 1],
            [x, y],
            [x + 16, y + 1],
          ],
          2.4,
        ).rotate(degrees, x, y),
      ],
    },
  );
}

/** A foot of three toes under a pole that ends at (x, y). */
export function drawToes(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  const toe = (dx: number, dy: number) => tube(`${x},${y - 3},5.5 ${x + dx},${y + dy},4.6`);
  scene.form(
    [toe(-20, 0), toe(-6, 5), toe(13, 3)].map((path) => path.rotate(degrees, x, y)),
    {
      ramp: 'beak',
      dim,
      rim: false,
      lineWidth: 0.85,
      shade: 2,
    },
  );
}
