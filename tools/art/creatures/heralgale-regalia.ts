import { ellipse, type Scene, spline } from '../kit.ts';

/** A pennant of the tail: swallow-tailed, with a stripe along it. */
export function drawPennant(scene: Scene, outline: string, stripe: string, dim: boolean): void {
  scene.form(spline(outline).withThickness(36), {
    ramp: 'royal',
    miter: true,
    shade: 7,
    dim,
    marks: [{ path: spline(stripe), ramp: 'brass' }],
  });
}

/** The beak, a trumpet with its bell. */
export function drawTrumpet(scene: Scene): void {
  scene.form(
    spline(
      '112,88! 98,78 76,66 58,46 44,20 42,-4! 20,12 0,36 -10,60! 16,60 42,70 64,88 78,108 92,122! 108,122 116,110 118,94',
    ).withThickness(30),
    {
      ramp: 'brass',
      lineRamp: 'bell',
      shade: 8,
      highlights: [spline('88,78! 66,62 50,40 42,20! 54,38 70,60')],
      lines: [
        { path: '66,54 62,68 52,78', width: 3.2 },
        { path: '82,66 80,82 68,94', width: 3.2 },
        { path: '118,98 104,102 90,114', width: 3 },
      ],
    },
  );
  scene.form(ellipse(16, 28, 13, 42, 40), {
    ramp: 'brass',
    lineRamp: 'bell',
    rim: false,
    shade: 2,
    marks: [{ path: ellipse(17, 30, 8, 33, 40), ramp: 'bell' }],
  });
}
