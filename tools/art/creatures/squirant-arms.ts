import { ellipse, type Scene, spline, tube } from '../kit.ts';

/** The lance: a rose thorn with the cup of an acorn for its guard. */
export function drawThorn(scene: Scene): void {
  scene.form(tube('70,150,6 92,190,5.5 106,220,6.5'), {
    ramp: 'leaf',
    lineWidth: 0.85,
    rim: false,
    shade: 3,
  });
  scene.form(spline('46,152! 32,114 10,66 -24,10! 32,54 66,96 90,126!').withThickness(24), {
    ramp: 'thorn',
    miter: true,
    shade: 8,
    marks: [{ path: spline('-40,-10! 40,20 52,76 38,70! 34,88! 18,74! 8,84! -20,60'), ramp: 'accent' }],
    lines: [{ path: '64,124 52,100 36,74', width: 3.2, taper: 'end' }],
  });
  scene.form(ellipse(70, 150, 27, 9.5, -32), { ramp: 'bark', lineWidth: 0.9, shade: 4, rim: false });
}

/** The buckler of bark, sawn from a twig. */
export function drawBuckler(scene: Scene, x: number, y: number): void {
  const ring = (share: number) => ellipse(x, y, 33 * share, 36 * share, -8);
  scene.form(ring(1), {
    ramp: 'bark',
    shade: 6,
    marks: [
      { path: ring(0.74), ramp: 'heart' },
      { path: ring(0.6), ramp: 'bark', opacity: 0.35 },
      { path: ring(0.5), ramp: 'heart' },
    ],
    lines: [
      {
        path: [
          [x - 29, y + 10],
          [x - 26, y + 17],
        ],
        width: 3,
      },
      {
        path: [
          [x + 26, y - 16],
          [x + 29, y - 8],
        ],
        width: 3,
      },
      {
        path: [
          [x + 20, y + 22],
          [x + 25, y + 16],
        ],
        width: 3,
      },
      {
        path: [
          [x - 18, y - 27],
          [x - 24, y - 20],
        ],
        width: 3,
      },
    ],
  });
  scene.form(ellipse(x - 1, y, 9, 10), { ramp: 'leaf', lineWidth: 0.85, shade: 3, rim: false });
}
