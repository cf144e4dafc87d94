import { type Path, type Scene, spline, tube } from '../kit.ts';

/** Bands of the whirl from below: middle, radius, thickness, and how far its wisps fly out. */
const BANDS = [
  [232, 170, 17, 6.5, 2, 10],
  [226, 142, 27, 8, 8, 16],
  [215, 110, 38, 9.5, 10, 20],
  [200, 72, 51, 11.5, 14, 26],
  [184, 26, 66, 13.5, 22, 30],
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
      '108,20! 98,-16 112,-46! 122,-22 142,-16! 154,-44 184,-60! 178,-34 194,-22! 212,-40 240,-42! 230,-16 262,22 180,40',
    ),
    { ramp: 'main', dim: true, miter: true },
  );
  // funnel
  scene.form(
    spline(
      '122,30! 150,40 190,40 244,14! 246,50 252,100 252,150 246,188 220,190 206,158 182,122 152,84 128,48',
    ),
    { ramp: 'mask', shade: 12 },
  );
  for (const one of BANDS) scene.form(band(one), { ramp: 'dust', rim: false, shade: 4 });
}
