import { ellipse, type Scene, spline, tube } from '../kit.ts';

/** The cap of a scholar and its tassel. */
export function drawCap(scene: Scene): void {
  scene.form(spline('120,-2! 168,8 216,26! 170,36 124,52! 72,38 24,28! 70,10'), {
    ramp: 'board',
    miter: true,
    shade: 7,
    lines: [{ path: '40,30 80,40 122,48', width: 2.8, colour: scene.ramp('fold').light }],
  });
  scene.form(ellipse(122, 22, 8, 5), { ramp: 'accent', lineWidth: 0.7 });
  scene.form(tube('122,22,2.6 170,28,2.6 200,30,2.6 206,50,2.6 204,66,2.6'), {
    ramp: 'tentacle',
    lineWidth: 0.7,
    rim: false,
  });
  scene.form(spline('204,62! 214,78 212,96! 205,90 204,98! 200,90 194,94! 194,76'), {
    ramp: 'accent',
    lineWidth: 0.8,
    miter: true,
  });
}
