import { type Scene, spline } from '../kit.ts';

/** The mane, brushed up like a top hat. */
export function drawHat(scene: Scene): void {
  scene.form(
    spline(
      '86,64! 78,24 56,-32! 76,-26! 84,-48! 102,-30! 117,-54! 130,-30! 150,-48! 154,-27! 178,-38! 160,14 152,60!',
    ),
    {
      ramp: 'mane',
      miter: true,
      rim: false,
      lines: ['86,-12 94,12 98,34', '116,-20 118,10 118,34', '146,-14 142,12 138,34'],
      marks: [{ path: spline('70,36! 118,46 170,30! 168,50 118,64 76,54!'), ramp: 'paint' }],
    },
  );
}

/** The fringe round the hat, as its brim. */
export function drawBrim(scene: Scene): void {
  scene.form(
    spline(
      '58,58! 84,44 118,42 150,40 182,46! 170,54 178,66! 160,62 150,72! 138,62 124,70! 112,62 96,72! 86,62 66,72! 70,62',
    ),
    { ramp: 'mane', miter: true, rim: false },
  );
}
