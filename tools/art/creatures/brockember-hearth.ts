import { type Scene, spline, tube } from '../kit.ts';
import { sickle } from '../parts/claws.ts';
import { drawBar, drawFireWindow, drawRivets } from '../parts/stoves.ts';

/** Tongues of fire along the neck and back. */
export function drawEmberMane(scene: Scene): void {
  scene.form(
    spline(
      '70,90! 62,58 78,34 72,8! 98,22 110,40 114,48! 114,22 128,4 124,-20! 158,-6 170,18 168,34! 178,18 198,8 222,12! 210,28 214,46 220,58! 234,46 252,46 272,58! 254,68 252,88 258,100! 270,94 286,100 298,116! 278,120 274,140 272,164! 200,150! 110,120!',
    ),
    {
      ramp: 'ember',
      miter: true,
      flat: true,
      marks: [
        {
          path: spline(
            '76,96! 74,68 90,54 86,32! 102,44 112,62 116,68! 124,40 136,24 136,4! 156,20 160,42 164,56! 178,34 190,26 206,24! 196,42 204,62 214,76! 228,62 240,60 256,62! 240,76 240,98 250,116! 260,108 270,108 282,116! 266,124 264,144 262,160! 180,150!',
          ),
          ramp: 'glow',
        },
      ],
    },
  );
  // tail
  scene.form(spline('246,186! 262,176 272,154 290,142! 288,158 304,158! 296,176 302,186! 284,204 258,214!'), {
    ramp: 'ember',
    miter: true,
    flat: true,
    marks: [
      { path: spline('246,190! 266,182 278,164 288,156! 286,172 292,176! 276,196 258,206!'), ramp: 'glow' },
    ],
  });
}

/** The grate in the chest, fire behind its bars. */
export function drawGrate(scene: Scene): void {
  scene.form(spline('66,170! 84,160 112,158 136,164! 140,226! 104,234 72,226!'), {
    ramp: 'iron',
    shade: 4,
    rim: false,
  });
  drawFireWindow(scene, ...GRATE_FIRE);
  for (const [x, top] of [
    [88, 172],
    [103, 170],
    [118, 170],
  ] as const) {
    drawBar(scene, x, top, 222, 6);
  }
}

const GRATE_FIRE = [
  spline('76,176! 90,169 114,168 128,172! 130,219! 104,224 80,219!'),
  spline('78,222! 82,200 88,192! 94,200 102,180! 110,198 118,188! 124,202 128,224!'),
  spline('88,224! 94,208! 100,212 105,196! 112,212 116,206! 120,224!'),
] as const;

/** Claws like pokers; `roots` is a list `x,y x,y …` of their lower ends. */
export function drawPokers(scene: Scene, roots: string, degrees: number, dim = false): void {
  for (const root of roots.split(' ')) {
    const [x = 0, y = 0] = root.split(',').map(Number);
    scene.form(sickle(x, y, 36, 12, degrees, -7), {
      ramp: 'iron',
      dim,
      miter: true,
      lineWidth: 0.8,
      rim: false,
      shade: 2,
    });
  }
}

/** The iron door on the near shoulder. */
export function drawShoulderDoor(scene: Scene): void {
  scene.form(spline('132,136! 130,98 148,68 176,62 202,78 212,112 208,142! 170,152'), {
    ramp: 'iron',
    shade: 8,
    lines: [
      { path: '144,132 143,104 156,82 176,76 194,88 200,112 198,134', width: 3 },
      { path: '208,98 191,97', width: 7, taper: 'none' },
      { path: '209,127 193,126', width: 7, taper: 'none' },
    ],
  });
  // vents
  for (const y of [100, 112, 124]) {
    scene.form(
      tube([
        [162, y, 3.4],
        [182, y - 1, 3.4],
      ]),
      { ramp: 'glow', lineWidth: 0.7, flat: true },
    );
  }
  drawRivets(scene, '138,128 140,102 152,80 174,70', 2.6);
}
