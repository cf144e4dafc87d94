import { ellipse, ink, type Point, type Scene, spline, tube } from '../kit.ts';

/** An eye that looks out of an arrow slit; a line of light when it blinks. */
export function drawArrowSlit(scene: Scene, x: number, y: number, width: number, height: number): void {
  scene.noteEye('glowing');
  const slit = spline([
    [x, y - height * 0.62, true],
    [x + width * 0.5, y - height * 0.3],
    [x + width * 0.5, y + height * 0.5, true],
    [x - width * 0.5, y + height * 0.5, true],
    [x - width * 0.5, y - height * 0.3],
  ]);
  scene.form(slit, { ramp: 'hollow', flat: true, lineWidth: 0.8, miter: true });
  if (scene.blink) {
    scene.flat(ink(`${x - width * 0.36},${y} ${x},${y + 4} ${x + width * 0.36},${y}`, 4), 'accent');
    return;
  }
  scene.flat(ellipse(x - width * 0.06, y + height * 0.04, width * 0.32, height * 0.36), 'accent');
  scene.flat(ellipse(x - width * 0.12, y - height * 0.06, width * 0.14, height * 0.16), '#ffffff');
}

/** A snail that sits on the plates. */
export function drawSnail(scene: Scene, x: number, y: number): void {
  scene.form(
    [
      tube(`${x - 16},${y + 10},4 ${x},${y + 11},5 ${x + 14},${y + 12},2`),
      tube(`${x - 14},${y + 8},3 ${x - 18},${y - 4},2`),
    ],
    {
      ramp: 'stoneLight',
      lineWidth: 0.65,
      rim: false,
    },
  );
  scene.form(ellipse(x + 2, y, 10), {
    ramp: '#d8694f',
    lineWidth: 0.7,
    lines: [
      {
        path: [
          [x + 8, y + 2],
          [x + 3, y + 5],
          [x - 3, y + 1],
          [x, y - 4],
          [x + 4, y - 1],
        ] as Point[],
        width: 2.4,
      },
    ],
  });
}
