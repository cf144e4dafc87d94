import { ellipse, type Path, type Scene, spline, tube } from '../kit.ts';

/** Bands of the whirl from below: x, y, radius, thickness, length of the wisps at the left and right. */
const BANDS = [
  [232, 172, 18, 8, 8, 12],
  [226, 143, 28, 10, 16, 20],
  [215, 109, 40, 12.5, 18, 26],
  [200, 70, 53, 15.5, 22, 32],
  [184, 24, 68, 19, 26, 36],
] as const;

/** One band: a wisp of sand blown round the front from the lower left to the upper right. */
function band([x, y, radius, thickness, left, right]: (typeof BANDS)[number]): Path {
  return tube([
    [x - radius - left, y - radius * 0.16 - left * 0.5, 0],
    [x - radius * 0.7, y + radius * 0.16, thickness * 0.74],
    [x, y + radius * 0.26, thickness],
    [x + radius * 0.66, y + radius * 0.02, thickness * 0.8],
    [x + radius + right * 0.3, y - radius * 0.26, thickness * 0.52],
    [x + radius + right, y - radius * 0.3 - right, 0],
  ]);
}

/** The tail: a ringed whirl of hot sand. */
export function drawWhirl(scene: Scene): void {
  scene.form(tube('176,204,17 206,202,15 230,186,12'), { ramp: 'main', dim: true });
  // far side of the rim, torn by the wind
  scene.form(
    spline(
      '104,30! 92,-2 104,-38! 118,-18 136,-16! 142,-46 174,-66! 172,-38 192,-24! 212,-44 244,-44! 236,-16 262,16 180,46',
    ),
    {
      ramp: 'dust',
      dim: true,
      miter: true,
      marks: [{ path: ellipse(182, 12, 64, 24, -4), ramp: 'mask' }],
    },
  );
  // funnel
  scene.form(
    spline(
      '116,24! 146,40 192,42 248,12! 250,50 254,100 253,150 246,188 220,190 206,158 180,122 148,84 122,48',
    ),
    { ramp: 'mask', shade: 12 },
  );
  for (const one of BANDS) scene.form(band(one), { ramp: 'dust', rim: false, shade: 6 });
}
