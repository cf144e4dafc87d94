import { creature } from '../creature.ts';
import { ellipse, eye, ink, type Scene, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { drawBanner } from './barbelung-banners.ts';

const palette = {
  main: '#3fa287',
  back: '#22796f',
  belly: '#f0cd74',
  banner: '#e2453f',
  fin: '#8fdcd2',
  horn: '#f3e2b4',
  claw: '#fff2d0',
  snout: '#63c4a0',
  iris: '#d9901c',
};
const roles = { banner: 'accent', snout: 'main', fin: 'main', back: 'main' } as const;
const dark = {
  main: '#36616b',
  back: '#123f48',
  snout: '#58848e',
  belly: '#83b2ae',
  banner: '#6bce44',
  fin: '#b0ac00',
};
const shiny = {
  main: '#f6ece0',
  back: '#e8a06a',
  snout: '#f58744',
  belly: '#ffd59a',
  banner: '#2f74d8',
  fin: '#ffae74',
  horn: '#ffd24a',
};

/** A fin like a breaking wave, its foot at (x, y); it grows towards `degrees` and breaks clockwise. */
function drawWave(scene: Scene, x: number, y: number, size: number, degrees: number): void {
  const wave = spline('-18,6! -14,-8 -4,-24 14,-32 28,-26 32,-14! 22,-18 14,-14 14,-2 20,8!')
    .scale(size)
    .rotate(degrees + 90)
    .move(x, y);
  scene.form(wave, { ramp: 'fin', miter: true, rim: false, shade: 5 });
}

/** The lower bend of the body with the tail, and the upper bend that lies over it. */
const LOWER =
  '204,186,36 150,200,37 104,220,36 84,254,35 118,288,32 178,294,26 238,278,19 276,244,12 288,206,6';
const UPPER = '112,84,36 170,86,36 226,106,37 250,146,38 224,182,37 176,196,37 140,202,36';

function drawBend(scene: Scene, spine: string, belly: string, back: string, scales: readonly string[]): void {
  scene.form(tube(spine), {
    shade: 11,
    marks: [
      { path: spline(belly), ramp: 'belly' },
      { path: spline(back), ramp: 'back' },
    ],
    lines: scales.map((path) => ({ path, width: 3.4 })),
  });
}

/** An arm that ends in three claws, each given as for `drawClaws`. */
function drawArm(scene: Scene, upper: string, lower: string, claws: string, dim = false): void {
  scene.form([tube(upper), tube(lower)], { dim, rim: false, shade: 5 });
  drawClaws(scene, claws, { dim });
}

/** A river dragon in one great S, with banners at the ends of its barbels. */
export const barbelung = creature(
  'barbelung',
  { plan: 'wyrm', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // far barbels, up and back
    drawBanner(scene, '30,92 -6,56 6,4 60,-26 126,-22 176,-46', 46, true);
    // tail fin
    scene.form(
      spline(
        '276,214! 262,182 270,152 288,132! 294,152 300,162! 316,150 330,150! 328,180 316,206 296,222!',
      ).withThickness(34),
      {
        ramp: 'fin',
        miter: true,
        shade: 6,
        lines: [
          { path: '284,204 284,180 286,160', width: 3 },
          { path: '292,206 304,186 314,172', width: 3 },
        ],
      },
    );
    // waves along the back
    drawWave(scene, 60, 236, 1.15, 196);
    drawWave(scene, 62, 276, 1, 156);
    drawWave(scene, 216, 76, 1.1, -62);
    drawWave(scene, 262, 106, 1.2, -26);
    drawWave(scene, 276, 156, 1.15, 16);
    // far leg
    drawArm(
      scene,
      '120,262,18 80,292,13',
      '80,292,13 62,310,12',
      '66,308,15,11,150 56,304,15,11,172 76,314,14,11,124',
      true,
    );
    drawBend(
      scene,
      LOWER,
      '204,226! 150,232 120,244 112,262 132,276 180,274 232,254 268,222 300,190! 300,230 240,270 180,284 120,280 94,254 110,230 150,214',
      '60,300 44,250 70,214 110,190 150,176 200,160! 180,186 120,206 84,226 70,254 84,284 120,310!',
      ['116,246 104,240 100,232', '108,262 96,262 88,258', '124,276 118,284 114,292'],
    );
    drawArm(
      scene,
      '172,284,20 184,308,15',
      '184,308,15 166,322,13',
      '168,320,16,12,156 158,316,16,12,176 178,326,15,12,128',
    );
    drawBend(
      scene,
      UPPER,
      '100,118! 160,122 200,132 210,148 196,160 150,170 130,172! 130,186 180,182 222,164 232,146 214,122 170,108 110,100',
      '110,40! 180,46 240,60 290,120 290,170 250,220! 246,190 268,150 250,112 214,84 170,66 110,64!',
      ['206,128 216,120 220,112', '212,148 226,148 234,144', '198,162 206,172 212,178'],
    );
    // near arm
    drawArm(
      scene,
      '150,108,20 168,144,15',
      '168,144,15 136,158,13',
      '136,154,17,12,-172 132,164,17,12,166 142,172,16,12,140',
    );
    // antlers
    for (const [main, tine, dim] of [
      ['86,40,9 80,12,8 62,-6,6', '82,18,7 98,4,4.6', true],
      ['130,40,10 142,10,9 166,-6,7', '140,16,8 126,-4,5', false],
    ] as const) {
      scene.form([tube(main), tube(tine)], { ramp: 'horn', dim, rim: false, shade: 3 });
    }
    // cheek fin
    scene.form(
      spline('148,64! 170,50 194,52! 186,64 188,72! 202,80 206,94! 182,100 156,96!').withThickness(30),
      {
        ramp: 'fin',
        miter: true,
        shade: 5,
        lines: [
          { path: '158,72 174,66 186,60', width: 3 },
          { path: '160,84 176,86 192,90', width: 3 },
        ],
      },
    );
    // head: broad, with the wide mouth of a catfish
    scene.form(
      spline(
        '104,24 140,34 160,62 156,98 128,122 84,132 38,130 4,114 -8,92 10,74 42,66 58,42 78,28',
      ).withThickness(80),
      {
        shade: 12,
        marks: [
          { path: spline('-16,100 30,106 76,106 120,98 152,84 170,110 120,146 -10,140'), ramp: 'belly' },
          { path: spline('10,78 40,66 66,74 62,94 30,100 0,96'), ramp: 'snout' },
          { path: spline('100,18! 118,34 122,58! 108,54 98,60! 90,44'), ramp: 'back' },
        ],
      },
    );
    scene.flat(ink('-2,106 30,111 78,110 116,102 134,88', 4.8), scene.ramp('main').line);
    scene.flat(ellipse(16, 84, 4.4, 3.2, -20), scene.ramp('main').line);
    scene.flat(ellipse(38, 80, 4.4, 3.2, -20), scene.ramp('main').line);
    eye(scene, 72, 66, 20, 22, { kind: 'calm', mirror: true });
    eye(scene, 116, 66, 31, 28, { kind: 'calm' });
    // near barbels, down and forward
    drawBanner(scene, '24,124 2,150 -26,160 -44,196 -30,236 -52,268', 46);
    drawBanner(scene, '52,130 44,164 18,186 14,232', 38);
  },
);
