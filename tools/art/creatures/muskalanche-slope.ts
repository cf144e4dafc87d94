import { polygon, type Scene, spline, tube } from '../kit.ts';

/** A small drift at the foot of something that sticks in the snow. */
export function drawDrift(scene: Scene, x: number, y: number, size: number): void {
  const at = (a: number, b: number, corner = ''): string => `${x + a * size},${y + b * size}${corner}`;
  scene.form(
    spline(
      [at(-1.1, 0.3, '!'), at(-0.5, -0.12), at(0, 0.02), at(0.4, -0.2), at(1.1, 0.26, '!'), at(0, 0.42)].join(
        ' ',
      ),
    ),
    { ramp: 'snow', lineWidth: 0.8, rim: false, shade: 3 },
  );
}

/** A boulder half sunk in the snow. */
export function drawBoulder(scene: Scene, x: number, y: number, size: number): void {
  const at = (a: number, b: number): string => `${x + a * size},${y + b * size}`;
  scene.form(
    polygon(
      [
        at(-1, 0.3),
        at(-0.7, -0.5),
        at(0, -0.86),
        at(0.7, -0.6),
        at(1.05, 0.2),
        at(0.6, 0.66),
        at(-0.6, 0.7),
      ].join(' '),
    ),
    {
      ramp: 'rock',
      shade: size * 0.3,
      rim: false,
      lineWidth: 0.9,
      marks: [
        {
          path: polygon(
            [at(-0.7, -0.5), at(0, -0.86), at(0.7, -0.6), at(0.1, -0.36), at(-0.4, -0.1)].join(' '),
          ),
          ramp: 'snow',
        },
      ],
    },
  );
  drawDrift(scene, x, y + size * 0.42, size * 1.15);
}

/** A fir with its foot at (x, y), leaning by `degrees`; a `snapped` one has lost its top. */
export function drawBrokenFir(
  scene: Scene,
  x: number,
  y: number,
  height: number,
  degrees: number,
  snapped = false,
): void {
  const w = height * 0.42;
  const place = (points: readonly (readonly [number, number])[]) => {
    return polygon(points.map(([a, b]) => [x + a * w, y - b * height] as const))
      .withThickness(w * 0.6)
      .rotate(degrees, x, y);
  };
  scene.form(
    tube([
      [x, y + 8, height * 0.06],
      [x, y - height * 0.72, height * 0.06],
    ]).rotate(degrees, x, y),
    {
      ramp: 'bark',
      rim: false,
      lineWidth: 0.8,
    },
  );
  if (snapped) {
    scene.form(
      place([
        [-0.24, 0.56],
        [-0.26, 0.82],
        [-0.04, 0.72],
        [0.12, 0.88],
        [0.26, 0.56],
      ]),
      { ramp: 'wood', miter: true, lineWidth: 0.8, rim: false },
    );
  } else {
    scene.form(
      place([
        [-0.36, 0.62],
        [0, 1.08],
        [0.36, 0.62],
      ]),
      { ramp: 'fir', miter: true, rim: false, lineWidth: 0.85 },
    );
  }
  scene.form(
    place([
      [-0.52, 0.36],
      [-0.14, 0.72],
      [0.14, 0.72],
      [0.52, 0.36],
    ]),
    { ramp: 'fir', miter: true, rim: false, lineWidth: 0.85 },
  );
  scene.form(
    place([
      [-0.62, 0.12],
      [-0.2, 0.48],
      [0.2, 0.48],
      [0.62, 0.12],
    ]),
    { ramp: 'fir', miter: true, rim: false, lineWidth: 0.85 },
  );
}
