import { ellipse, type Scene, spline, tube } from '../kit.ts';

/** Rings of the whirl from below: x, y, half width, half height, tilt. */
const RINGS = [
  [228, 182, 20, 12, -12],
  [232, 158, 31, 15, 8],
  [220, 128, 43, 19, -10],
  [222, 92, 56, 24, 8],
  [208, 48, 74, 31, -8],
] as const;

/** The tail: a whirlwind of hot sand in rings that widen upwards. */
export function drawWhirl(scene: Scene): void {
  scene.form(tube('176,208,18 208,206,16 228,186,13'), { ramp: 'main', dim: true, rim: false });
  // the rim, torn by the wind
  scene.form(
    spline(
      '136,44! 118,27 118,8 129,-8! 141,8 157,15! 159,-2 175,-19 197,-25! 192,-7 201,8! 215,-8 240,-17 264,-13! 248,2 248,15! 264,14 284,18 294,29! 285,42 264,47! 219,29 175,30',
    ).withThickness(40),
    {
      ramp: 'dust',
      miter: true,
      rim: false,
      shade: 7,
      lines: [
        { path: '150,24 156,34 168,30', width: 3 },
        { path: '224,14 230,24 242,28', width: 3 },
      ],
    },
  );
  for (const [i, [x, y, wide, high, tilt]] of RINGS.entries()) {
    const top = i === RINGS.length - 1;
    scene.form(ellipse(x, y, wide, high, tilt).withThickness(high * 2), {
      ramp: 'dust',
      rim: false,
      shade: 6,
      marks: top
        ? [
            { path: ellipse(x, y - 5, wide * 0.82, high * 0.62, tilt), ramp: 'mask' },
            { path: ellipse(x + 3, y - 2, wide * 0.5, high * 0.34, tilt), ramp: 'dust' },
          ]
        : [{ path: ellipse(x, y - high * 0.7, wide * 0.92, high * 0.6, tilt), ramp: 'mask' }],
      lines: top
        ? []
        : [
            {
              path: [
                [x - wide * 0.7, y + high * 0.3],
                [x, y + high * 0.66],
                [x + wide * 0.62, y + high * 0.2],
              ],
              width: 3,
            },
          ],
    });
  }
}
