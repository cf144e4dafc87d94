import { ellipse, type Path, type Scene, spline, tube } from '../kit.ts';

/** The rod it turns on, with its foot. */
export function drawRod(scene: Scene): void {
  scene.form(tube('128,226,6 128,276,6', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'copper',
    shade: 4,
    rim: false,
  });
  scene.form(
    spline('128,262 144,268 164,272 174,282 166,288! 148,284 128,290! 108,284 90,288! 82,282 92,272 112,268'),
    { ramp: 'copper', shade: 4, rim: false },
  );
}

/** Mirrors a path if it is seen from behind. */
const seen = (path: Path, isBehind: boolean): Path => (isBehind ? path.map((x, y) => [254 - x, y]) : path);

/** The leg that it kicks out behind: the far one from the front, the near one from behind. */
export function drawKick(scene: Scene, isBehind: boolean): void {
  const dim = !isBehind;
  scene.form(seen(tube('160,170,7 186,186,6 204,206,5.5'), isBehind), {
    ramp: 'copper',
    dim,
    rim: false,
    shade: 3,
  });
  scene.form(seen(spline('198,204! 212,196 228,198! 220,208 230,220! 214,220 206,232! 196,222'), isBehind), {
    ramp: 'copper',
    dim,
    miter: true,
    lineWidth: 0.9,
    shade: 3,
  });
}

/** The leg it stands on, its three toes about the ball of the rod. */
export function drawStand(scene: Scene, isBehind: boolean): void {
  scene.form(seen(tube('116,180,8.5 122,218,7'), isBehind), { ramp: 'copper', rim: false, shade: 3 });
  scene.form(ellipse(128, 230, 16, 14), {
    ramp: 'gilt',
    shade: 4,
    rim: false,
    highlights: [ellipse(123, 225, 4.6, 3, -20)],
  });
  for (const toe of [
    '122,217,5 109,223,5 105,234,4',
    '122,217,5 126,228,5 125,239,4',
    '122,217,5 141,221,5 147,232,4',
  ]) {
    scene.form(seen(tube(toe), isBehind), { ramp: 'copper', rim: false, shade: 2, lineWidth: 0.85 });
  }
}
