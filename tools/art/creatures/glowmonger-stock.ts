import { ellipse, flameCore, localPoints, polygon, type Scene, spline, tube } from '../kit.ts';

/** A ship's lantern that hangs from (x, y) on a chain of `chain` units. */
export function drawShipLantern(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  chain: number,
  dim = false,
): void {
  const small = { lineWidth: 0.8, rim: false, dim } as const;
  for (let link = 0; link * 11 < chain; link++) {
    scene.form(ellipse(x, y + 5 + link * 11, link % 2 ? 2.4 : 4, 6.4), {
      ...small,
      ramp: 'zincDark',
      lineWidth: 0.6,
    });
  }
  const at = localPoints(x, y + chain, size);
  // handle and cap
  scene.form(spline([at(-3, -2), at(3, -2), at(4, 8), at(-4, 8)]), { ...small, ramp: 'zinc' });
  // glass with its flame
  const glass = [
    at(-15, 22, true),
    at(15, 22, true),
    at(20, 38),
    at(15, 56, true),
    at(-15, 56, true),
    at(-20, 38),
  ];
  const [flameX, flameY] = at(0, 54);
  scene.form(spline(glass), {
    ramp: 'glow',
    lineWidth: 0.9,
    shade: 4 * size,
    dim,
    marks: [
      { path: flameCore(flameX, flameY, 24 * size, 28 * size), ramp: 'flame' },
      { path: flameCore(flameX, flameY, 12 * size, 15 * size), flat: '#fff7dc' },
    ],
  });
  for (const side of [-1, 1]) {
    scene.form(
      tube([
        [...xy(at(side * 8, 22)), 1.6],
        [...xy(at(side * 10, 38)), 1.6],
        [...xy(at(side * 8, 56)), 1.6],
      ]),
      {
        ...small,
        ramp: 'zincDark',
        lineWidth: 0.4,
      },
    );
  }
  scene.form(spline([at(-21, 24, true), at(-12, 8), at(0, 4), at(12, 8), at(21, 24, true), at(0, 28)]), {
    ...small,
    ramp: 'zinc',
    shade: 3,
  });
  scene.form(polygon([at(-18, 54), at(18, 54), at(21, 66), at(-21, 66)]), {
    ...small,
    ramp: 'zinc',
    shade: 3,
  });
}

const xy = ([a, b]: readonly [number, number, boolean?]): readonly [number, number] => [a, b];
