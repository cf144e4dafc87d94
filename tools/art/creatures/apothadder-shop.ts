import { ellipse, ink, type Scene, spline, tube } from '../kit.ts';

/** A small corked bottle that hangs with its cork at (x, y); `dose` is the colour of its liquid. */
export function drawBottle(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  dose: string,
  degrees = 0,
): void {
  const turn = (path: ReturnType<typeof spline>) => path.rotate(degrees, x, y);
  const at = (a: number, b: number, corner = false) => [x + a * size, y + b * size, corner] as const;
  scene.form(
    turn(
      tube(
        [
          [x, y - 4 * size, 4.6 * size],
          [x, y + 5 * size, 4.6 * size],
        ],
        { startCap: 'flat', endCap: 'flat' },
      ),
    ),
    {
      ramp: 'cork',
      lineWidth: 0.75,
      flat: true,
    },
  );
  const glass = spline([
    at(-5, 4, true),
    at(5, 4, true),
    at(6, 11),
    at(14, 22),
    at(11, 34),
    at(0, 37),
    at(-11, 34),
    at(-14, 22),
    at(-6, 11),
  ]);
  const level = spline([at(-20, 18, true), at(20, 18, true), at(20, 50, true), at(-20, 50, true)]);
  scene.form(turn(glass), {
    ramp: 'glass',
    lineWidth: 0.85,
    rim: false,
    shade: 3,
    marks: [{ path: turn(level), ramp: dose }],
  });
  scene.flat(turn(ink([at(-8, 20), at(-9, 26), at(-6, 31)], 3)), '#ffffff', { opacity: 0.9 });
}

/** The stone mortar with the pestle and the brew in it. */
export function drawMortar(scene: Scene): void {
  scene.form(ellipse(126, 162, 62, 16), { ramp: 'stone', shade: 3, rim: false });
  scene.form(ellipse(126, 163, 49, 10.5), {
    ramp: 'stoneDark',
    lineWidth: 0.8,
    rim: false,
    shade: 0,
    marks: [{ path: ellipse(126, 169, 49, 10), ramp: 'potion' }],
  });
  scene.flat(ellipse(114, 166, 22, 5), scene.ramp('potion').light);
  scene.form(tube('122,190,11 92,140,7.5 66,106,7.5 58,94,11'), { ramp: 'stone', shade: 4, rim: false });
  // front wall, before the foot of the pestle
  const wall =
    '77,163! 94,170 126,173.5 158,170 175,163! 188,162 184,192 170,226 154,252 98,252 82,226 68,192 64,162';
  scene.form(spline(wall), {
    ramp: 'stone',
    shade: 11,
    rim: false,
    marks: [
      { path: spline('50,192! 100,202 152,202 202,192! 202,204 152,214 100,214 50,204!'), ramp: 'stoneDark' },
    ],
    lines: [{ path: '64,167 88,177 126,180 164,177 188,167', width: 3 }],
  });
}
