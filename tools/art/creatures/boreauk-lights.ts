import { type Path, polygon, type Scene, spline } from '../kit.ts';

/** Outlines of both halves: round folds at the hem, slanted rays at the top. The near half is taller. */
const NEAR =
  '120,236! 132,252 152,252 164,238! 176,254 196,254 206,238! 220,252 240,250 250,232! 262,240 276,232 280,212! 268,180 266,140 276,100 296,62! 268,72 256,100! 262,50 288,-4! 254,22 238,66! 236,22 250,-30! 220,4 206,62! 200,46 198,30! 184,54 182,88! 160,110 140,150';
const FAR =
  '130,236! 116,252 98,252 86,238! 74,252 56,250 46,236! 34,246 16,242 10,224! 20,200 18,170 6,140 -18,118! 8,122 22,142! 34,132 32,118! 46,126 54,146! 62,134 64,122! 74,134 76,146! 90,150';

/** Folds in the shade, from the top of the curtain to its hem. */
const FOLDS: readonly Path[] = [
  '256,100 262,140 252,180 256,236 280,214 266,170 268,130',
  '238,66 244,120 236,180 238,252 214,246 218,180 224,120',
  '206,62 212,120 200,190 198,256 176,250 184,180 192,120',
  '182,88 182,140 166,200 160,254 138,246 150,170 168,110',
  '22,142 30,170 26,200 20,246 44,240 44,190 38,160',
  '48,130 58,160 56,200 60,252 82,244 80,190 66,150',
].map((points) => spline(points));

function drawHalf(scene: Scene, outline: string): void {
  scene.form(spline(outline), {
    ramp: 'accent',
    miter: true,
    rim: false,
    shade: 0,
    lineRamp: 'veil',
    marks: [
      ...FOLDS.map((path) => ({ path, ramp: 'veil' })),
      {
        path: polygon('-60,-90 320,-90 320,120 250,126 180,134 120,150 60,166 0,170 -60,170'),
        ramp: 'dusk',
        opacity: 0.5,
      },
      {
        path: polygon('-60,-90 320,-90 320,66 250,74 180,100 120,120 60,138 0,140 -60,140'),
        ramp: 'dusk',
        opacity: 0.85,
      },
      // the hem is the brightest
      {
        path: spline(
          '-60,214! 10,212 28,230 46,224 66,238 86,226 108,238 126,224 142,238 164,226 186,240 206,226 230,238 250,220 268,224 320,190! 320,300! -60,300!',
        ),
        flat: scene.ramp('accent').light,
      },
    ],
  });
}

/** The northern lights, a curtain that stands behind the bird down to the ground. */
export function drawLights(scene: Scene): void {
  drawHalf(scene, FAR);
  drawHalf(scene, NEAR);
}
