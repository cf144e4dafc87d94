import { drawLeaf, ellipse, type Scene, spike, spline, tube } from '../kit.ts';

/** The lance: a rose stem with a thorn for its head and the cup of an acorn for its guard. */
export function drawLance(scene: Scene): void {
  const stem = { ramp: 'leaf', lineWidth: 0.85, rim: false, shade: 3 } as const;
  scene.form(spike(96, 162, 15, 13, -80, -4), {
    ramp: 'accent',
    miter: true,
    lineWidth: 0.75,
    rim: false,
    shade: 2,
  });
  scene.form(spike(40, 158, 15, 13, 92, 4), {
    ramp: 'accent',
    miter: true,
    lineWidth: 0.75,
    rim: false,
    shade: 2,
  });
  scene.form(tube('212,196,6 150,180,6 60,158,5.5 4,142,5'), stem);
  scene.form(spline('14,130! -18,126 -58,104! -34,132 -2,152 10,158!').withThickness(22), {
    ramp: 'thorn',
    miter: true,
    shade: 6,
    marks: [{ path: spline('-70,90! -20,110 -14,128! -24,132! -14,142! -30,150!'), ramp: 'accent' }],
  });
  drawLeaf(scene, 20, 150, 46, 22, 74, { bend: -14, shade: 4 });
  // guard
  scene.form(spline('122,150! 142,156 140,196! 118,198 106,188 112,160'), {
    ramp: 'cup',
    lineWidth: 0.9,
    shade: 5,
  });
  scene.form(ellipse(142, 177, 8, 24, 12), { ramp: 'scale', lineWidth: 0.85, rim: false, shade: 3 });
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
