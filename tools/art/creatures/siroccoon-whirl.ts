import { ellipse, type Scene, spline, tube } from '../kit.ts';

/** Rings of the whirl from below: x, y, half width, half height, tilt. */
const RINGS = [
  [228, 176, 20, 12, -12],
  [230, 148, 32, 16, 8],
  [216, 112, 46, 22, -10],
  [216, 66, 62, 28, 8],
  [198, 10, 84, 36, -8],
] as const;

/** The tail: a whirlwind of hot sand in rings that widen upwards. */
export function drawWhirl(scene: Scene): void {
  scene.form(tube('176,208,18 208,206,16 228,186,13'), { ramp: 'main', dim: true, rim: false });
  // the rim, torn by the wind
  scene.form(
    spline(
      '116,4! 96,-18 96,-44 108,-66! 122,-44 140,-34! 142,-58 160,-80 186,-88! 180,-64 190,-44! 206,-66 234,-78 262,-72! 244,-52 244,-34! 262,-36 284,-30 296,-16! 286,2 262,8! 210,-16 160,-14',
    ).withThickness(40),
    {
      ramp: 'dust',
      miter: true,
      rim: false,
      shade: 7,
      lines: [
        { path: '128,-22 134,-10 150,-14', width: 3 },
        { path: '216,-34 222,-22 236,-16', width: 3 },
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
