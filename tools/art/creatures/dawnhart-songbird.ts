import { ellipse, polygon, type Scene, spline } from '../kit.ts';

/** The small bird that sings on the near antler. */
export function drawSongbird(scene: Scene, x: number, y: number): void {
  scene.form(
    polygon([
      [x + 7, y + 1],
      [x + 21, y + 5],
      [x + 18, y + 10],
      [x + 6, y + 8],
    ]),
    {
      ramp: 'wing',
      lineWidth: 0.7,
      rim: false,
    },
  );
  const body = spline([
    [x - 10, y - 6],
    [x - 3, y - 11],
    [x + 6, y - 5],
    [x + 11, y + 3],
    [x + 4, y + 10],
    [x - 6, y + 9],
    [x - 11, y + 2],
  ]);
  scene.form([body], {
    ramp: 'wing',
    lineWidth: 0.8,
    shade: 3,
    rim: false,
    marks: [{ path: ellipse(x - 7, y + 5, 8, 7), ramp: 'sunCore' }],
  });
  scene.form(
    polygon([
      [x - 9, y - 6],
      [x - 17, y - 7],
      [x - 10, y - 1],
    ]),
    {
      ramp: 'gold',
      lineWidth: 0.55,
      flat: true,
    },
  );
  scene.flat(ellipse(x - 4.5, y - 4, 2.1), '#2a1a2c');
}
