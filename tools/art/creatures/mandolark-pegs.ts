import { blush, ellipse, eyes, type Point, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { sleepyLids } from '../parts/eyelids.ts';
import { polar } from '../parts/polar.ts';

/** A plectrum with its broad end at (x, y) and its point outwards. */
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
    [40, 'wood'],
    [-46, 'belly'],
    [14, 'belly'],
    [-16, 'cherry'],
  ] as const;
  for (const [degrees, ramp] of picks) {
    const [x, y] = polar(180, 192, 34, degrees);
    scene.form(pick(x, y, 52, degrees), { ramp, shade: 4, lineWidth: 0.95 });
  }
}

/** A tuning peg of the crest. */
function drawPeg(scene: Scene, x: number, y: number, degrees: number, dim = false): void {
  const [neckX, neckY] = polar(x, y, 24, degrees);
  scene.form(
    tube([
      [x, y, 4],
      [neckX, neckY, 3.4],
    ]),
    { ramp: 'belly', lineWidth: 0.75, rim: false, shade: 2, dim },
  );
  const knob: Point[] = [
    [-3, -5],
    [6, -9.5],
    [17, -10],
    [22, 0],
    [17, 10],
    [6, 9.5],
    [-3, 5],
  ];
  scene.form(spline(knob).withThickness(18).rotate(degrees).move(neckX, neckY), {
    ramp: 'cherry',
    lineWidth: 0.85,
    shade: 3,
    rim: false,
    dim,
  });
  const [pearlX, pearlY] = polar(neckX, neckY, 11, degrees);
  scene.flat(ellipse(pearlX, pearlY, 3.4), 'belly');
}

/** The head with its crest of tuning pegs and its singing beak. */
export function drawPegHead(scene: Scene): void {
  drawPeg(scene, 72, 4, -124, true);
  drawPeg(scene, 112, 8, -34);
  drawPeg(scene, 86, -2, -97);
  drawPeg(scene, 102, 0, -66);
  scene.form(skull(88, 28, 38), {
    shade: 8,
    marks: [
      { path: [ellipse(70, 54, 26, 18), ellipse(92, 60, 20, 14)], ramp: 'belly' },
      { path: spline('40,0! 66,2 84,10 90,22! 104,10 120,12 134,22! 124,-20 60,-24'), ramp: 'wood' },
    ],
  });
  // singing beak
  scene.form(spline('64,50! 52,56 45,63 43,71! 54,70 64,65 70,57!'), {
    ramp: 'beak',
    lineWidth: 0.75,
    rim: false,
    shade: 2,
    dim: true,
  });
  scene.form(polygon('68,45 48,53 54,60 68,59'), { ramp: 'throat', lineWidth: 0.5, flat: true });
  scene.form(spline('71,39! 58,36 46,40 32,50! 46,54 58,54 71,53!'), {
    ramp: 'beak',
    lineWidth: 0.85,
    rim: false,
    shade: 3,
  });
  eyes(scene, 85, 27, 42, 25, 31, { kind: 'round', far: 0.72 });
  sleepyLids(scene, 85, 27, 42, 25, 31, 0.14, 'main', 0.72);
  blush(scene, 112, 49, 8);
}
