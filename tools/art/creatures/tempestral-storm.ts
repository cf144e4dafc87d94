import { type FormOptions, type Path, polygon, type Scene, spline, tube } from '../kit.ts';

const CLOUD =
  '146,140! 138,112! 124,92 134,66 154,62! 146,30 170,6 196,14! 206,-20 246,-24 260,2! 288,-8 312,12 308,40! 330,52 328,80 308,90!';
const RAIN =
  '316,104 322,158! 300,126 286,98! 292,138 288,176! 268,138 258,106! 226,110! 222,140 206,176! 200,142 196,118! 180,140 162,158!';

/** A wing like a thunderhead: cloud above, rain below, lightning between; drawn right of (150, 132). */
export function drawStormWing(scene: Scene, place: (path: Path) => Path, options: FormOptions = {}): void {
  scene.form(place(spline(`${CLOUD} ${RAIN}`).withThickness(80)), {
    ramp: 'cloud',
    miter: true,
    shade: 10,
    marks: [
      {
        path: place(
          spline(
            '140,120! 160,100 182,104! 196,74 226,82! 242,54 268,70! 282,56 310,50! 330,100 310,240 140,240',
          ),
        ),
        ramp: 'wing',
      },
    ],
    lines: [
      { path: place(tube('156,88,2 168,80,2 176,66,0.9')) },
      { path: place(tube('214,40,2 230,34,2 238,20,0.9')) },
    ],
    ...options,
  });
  scene.form(place(polygon('232,82 272,76 256,116 280,114 222,204 234,144 210,148')), {
    ramp: 'horn',
    miter: true,
    lineWidth: 0.8,
    flat: true,
    ...options,
  });
}

/** A horn like a stroke of lightning with its root at (x, y). */
export function drawBoltHorn(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  degrees: number,
  dim = false,
): void {
  const horn = polygon('-12,0 -16,-28 -5,-26 -16,-50 -2,-48 -2,-78 20,-34 10,-36 22,-14 12,4')
    .scale(size)
    .rotate(degrees)
    .move(x, y);
  scene.form(horn.withThickness(18 * size), { ramp: 'horn', miter: true, rim: false, shade: 3, dim });
}
