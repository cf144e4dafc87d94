import { ellipse, Frame, ink, type Scene, spline, strands } from '../kit.ts';

/** An open oyster with a pearl. */
export function drawOyster(at: Frame): void {
  at.form('-40,-8! -50,-34 -38,-60 -10,-70 18,-64 38,-44 40,-16 30,-4!', {
    ramp: 'shell',
    shade: 6,
    marks: [{ path: spline('-32,-10! -40,-32 -30,-52 -8,-60 14,-55 30,-40 32,-16 24,-6!'), ramp: 'inside' }],
  });
  at.form('-42,-8! -10,-14 32,-6! 40,4 26,16 -8,20 -36,12', {
    ramp: 'shell',
    shade: 5,
    rim: false,
    lines: strands('-30,2 -14,8 4,10 24,6', '-22,10 -10,14 4,15 14,13'),
  });
  at.ellipse(-3, -20, 16, 16, {
    ramp: 'pearl',
    shade: 5,
    lineWidth: 0.85,
    gloss: true,
    highlights: [ellipse(-9, -26, 5, 3.4, -35)],
  });
}

/** Shells on a string of the colour `string`. */
export function drawShells(scene: Scene, string: string): void {
  scene.flat(ink('106,206 114,226 134,240 158,234 172,204', 3.4, 'none'), string);
  for (const [x, y, degrees] of [
    [112, 224, 40],
    [126, 236, 20],
    [143, 240, 0],
    [159, 233, -26],
    [169, 217, -50],
  ] as const) {
    const shell = new Frame(scene, { x, y, degrees, size: 0.86 });
    shell.form('0,-9! 9,-2 9,8 0,13 -9,8 -9,-2', {
      ramp: 'shell',
      lineWidth: 0.75,
      shade: 2,
      rim: false,
      lines: [
        { path: '0,-4 0,0 0,4 0,9', width: 1.6 },
        { path: '4,-3 5,0 5,4 4,8', width: 1.4 },
      ],
    });
  }
}
