import { blush, ellipse, eyes, type Point, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** A plectrum with its broad end at (x, y), its point in the direction `degrees`. */
function pick(x: number, y: number, length: number, degrees: number) {
  const half = length * 0.42;
  return spline([
    [0, -half * 0.3],
    [length * 0.12, -half * 0.9],
    [length * 0.34, -half],
    [length * 0.78, -half * 0.5],
    [length, 0],
    [length * 0.78, half * 0.5],
    [length * 0.34, half],
    [length * 0.12, half * 0.9],
    [0, half * 0.3],
  ])
    .withThickness(length * 0.6)
    .rotate(degrees)
    .move(x, y);
}

/** The tail: a fan of picks on short quills. */
export function drawPickTail(scene: Scene): void {
  const picks = [
    [22, 'wood'],
    [-72, 'belly'],
    [-8, 'belly'],
    [-40, 'cherry'],
  ] as const;
  for (const [degrees, ramp] of picks) {
    const [x, y] = polar(178, 186, 34, degrees);
    scene.form(pick(x, y, 66, degrees), { ramp, shade: 4, lineWidth: 0.95 });
  }
}

/** A tuning peg of the crest. */
function drawPeg(scene: Scene, x: number, y: number, degrees: number, dim = false): void {
  const [neckX, neckY] = polar(x, y, 26, degrees);
  scene.form(
    tube([
      [x, y, 6],
      [neckX, neckY, 5],
    ]),
    { ramp: 'belly', lineWidth: 0.8, rim: false, shade: 2, dim },
  );
  const knob: Point[] = [
    [-4, -7],
    [9, -13],
    [25, -15],
    [33, 0],
    [25, 15],
    [9, 13],
    [-4, 7],
  ];
  scene.form(spline(knob).withThickness(26).rotate(degrees).move(neckX, neckY), {
    ramp: 'cherry',
    shade: 4,
    dim,
  });
  const [pearlX, pearlY] = polar(neckX, neckY, 17, degrees);
  scene.flat(ellipse(pearlX, pearlY, 5.4), 'belly');
}

/** The head with its crest of tuning pegs and its singing beak. */
export function drawPegHead(scene: Scene): void {
  drawPeg(scene, 62, 40, -150, true);
  drawPeg(scene, 118, 46, -18);
  drawPeg(scene, 76, 32, -112, true);
  drawPeg(scene, 108, 34, -58);
  drawPeg(scene, 92, 28, -85);
  scene.form(skull(88, 70, 46), {
    shade: 9,
    marks: [
      { path: [ellipse(66, 100, 32, 22), ellipse(94, 108, 24, 16)], ramp: 'belly' },
      { path: spline('30,48! 60,44 78,50 86,62! 104,48 122,50 146,64! 140,4 40,0'), ramp: 'wood' },
      { path: spline('30,58! 56,48 76,52 84,62! 74,58 54,58 32,70!'), ramp: 'belly' },
      { path: spline('90,62! 104,50 122,52 140,66! 122,60 106,58 94,66!'), ramp: 'belly' },
    ],
  });
  // singing beak, short as a lark's
  scene.form(spline('66,94! 58,97 52,103 51,111! 60,111 69,107 73,100!'), {
    ramp: 'beak',
    lineWidth: 0.75,
    rim: false,
    shade: 2,
    dim: true,
  });
  scene.form(polygon('70,90 52,97 58,103 72,102'), { ramp: 'throat', lineWidth: 0.5, flat: true });
  scene.form(spline('74,84! 62,82 50,86 40,94! 50,98 62,98 75,96!'), {
    ramp: 'beak',
    lineWidth: 0.85,
    rim: false,
    shade: 3,
  });
  eyes(scene, 86, 72, 50, 29, 36, { kind: 'round', far: 0.74 });
  blush(scene, 116, 98, 9);
}
