import { creature } from '../creature.ts';
import { curl, ellipse, eye, leg, type Path, polygon, type Scene, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { dragonBrood, dragonBroodKinds } from './dragon-brood.ts';

const palette = {
  ...dragonBrood,
  cloud: '#f4f7ff',
  storm: '#6f86c9',
  gale: '#45549c',
  claw: '#fff0cf',
  throat: '#5b1530',
  tongue: '#f0697e',
};
const roles = { cloud: 'belly', storm: 'main', gale: 'main', throat: 'fixed', tongue: 'fixed' } as const;
const dark = { ...dragonBroodKinds.dark, cloud: '#baaea4', storm: '#a83824', gale: '#423935' };
const shiny = {
  ...dragonBroodKinds.shiny,
  cloud: '#fffbe6',
  storm: '#f0b03a',
  gale: '#b8741f',
  claw: '#f4f7ff',
};

/** A wing like a thunderhead: cloud above, rain below, a bolt falling out; drawn at the right. */
function drawStormWing(scene: Scene, far: boolean): void {
  const place = (path: Path): Path => (far ? path.mirror(146).scale(0.86, 0.96, 146, 120) : path);
  // bolt
  scene.form(place(polygon('262,128 302,120 284,168 312,164 238,262 256,190 232,194').withThickness(30)), {
    ramp: 'horn',
    dim: far,
    miter: true,
    rim: false,
    shade: 4,
  });
  // rain: the lower edge, in points
  scene.form(
    place(
      spline(
        '164,150! 190,110 240,84 300,70 342,86! 346,120 336,160 326,192! 312,170 300,158! 296,186 282,212! 268,190 258,176! 248,202 230,222! 220,196 210,182! 198,200 180,212! 172,184 166,166',
      ).withThickness(80),
    ),
    {
      ramp: 'storm',
      dim: far,
      miter: true,
      shade: 9,
      marks: [
        {
          path: place(spline('180,150! 210,116 270,96 346,92! 346,124 300,130 240,146 196,172!')),
          ramp: 'gale',
        },
      ],
      lines: [
        place(tube('312,132,2 310,150,1.8 304,172,0.9')),
        place(tube('270,144,2 266,164,1.8 258,186,0.9')),
        place(tube('226,156,2 222,172,1.8 214,194,0.9')),
      ],
    },
  );
  // cloud: the upper edge, in towers
  scene.form(
    place(
      spline(
        '160,140! 150,112 160,88 182,84! 170,52 188,22 218,26! 222,-12 262,-30 288,-4! 314,-20 342,0 338,32! 366,40 370,76 346,92! 336,112 306,112 296,100! 284,120 254,122 244,108! 228,128 200,130 192,120! 184,140 170,146',
      ).withThickness(80),
    ),
    {
      ramp: 'cloud',
      dim: far,
      shade: 12,
      lines: far ? [] : [curl(246, 22, 15), curl(312, 42, 13), curl(208, 70, 12), curl(270, 78, 11)],
    },
  );
  // the arm that carries it
  scene.form(place(tube('150,158,18 178,122,14 200,76,12 214,44,9')), { dim: far, rim: false, shade: 5 });
  scene.form(place(polygon('204,52 206,12 224,38 222,56').withThickness(16)), {
    ramp: 'claw',
    dim: far,
    miter: true,
    rim: false,
    shade: 3,
  });
}

/** A horn like a stroke of lightning; drawn at the right. */
function drawHorn(scene: Scene, far: boolean): void {
  const place = (path: Path): Path => (far ? path.mirror(112).scale(0.9, 0.94, 100, 40) : path);
  scene.form(
    place(polygon('118,36 138,0 156,6 152,-34 196,-66 178,-16 192,-8 166,34 140,54').withThickness(28)),
    {
      ramp: 'horn',
      dim: far,
      miter: true,
      rim: false,
      shade: 5,
    },
  );
}

/** The roaring head. */
function drawHead(scene: Scene): void {
  drawHorn(scene, true);
  // lower jaw
  scene.form(spline('50,108! 42,126 60,140 96,136 122,112 126,84! 90,104').withThickness(30), {
    shade: 6,
    rim: false,
    marks: [{ path: spline('36,120 70,126 110,108 130,120 90,150 40,146'), ramp: 'belly' }],
  });
  scene.form(spline('38,84! 76,90 120,78! 114,106 92,124 64,128 50,116!').withThickness(30), {
    ramp: 'throat',
    flat: true,
    outline: 'inner',
  });
  scene.flat(spline('62,122 74,108 98,104 108,100 100,116 84,126'), 'tongue');
  drawClaws(scene, '56,122,15,11,-92 70,126,13,10,-88 48,84,18,12,88 68,90,14,11,92 88,90,12,10,94');
  scene.form(
    spline(
      '90,12 122,16 146,40 146,72 128,92 100,86 72,92 44,90 24,84! 14,68 22,52 44,50 58,34',
    ).withThickness(60),
    {
      shade: 10,
      marks: [
        { path: spline('84,8! 104,20 112,46! 98,44 88,50! 78,34'), ramp: 'horn' },
        { path: spline('14,80 40,74 70,80 100,74 140,60 150,90 100,104 30,100'), ramp: 'belly' },
      ],
    },
  );
  // spikes of the cheek
  scene.form(
    spline('126,58! 150,54 172,62! 158,72 156,80! 168,90 170,104! 148,102 128,88!').withThickness(24),
    { ramp: 'wing', miter: true, shade: 4 },
  );
  drawHorn(scene, false);
  scene.flat(ellipse(30, 64, 4, 2.8, -24), 'nostril');
  eye(scene, 66, 50, 18, 19, { kind: 'fierce', mirror: true });
  eye(scene, 104, 48, 30, 24, { kind: 'fierce' });
}

/** A storm dragon under wings of thundercloud, roaring. */
export const tempestral = creature(
  'tempestral',
  { plan: 'drake', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    drawStormWing(scene, true);
    drawStormWing(scene, false);
    // tail with its own small cloud
    scene.form(tube('188,258,34 236,282,24 290,268,16 312,234,10'), {
      rim: false,
      shade: 6,
      marks: [{ path: spline('180,290! 236,298 290,282 316,250 330,300! 180,330'), ramp: 'belly' }],
    });
    scene.form(
      spline(
        '296,240! 282,228 290,208 308,208! 314,186 340,188 344,208! 364,212 362,236 344,238! 330,254 306,252',
      ).withThickness(40),
      { ramp: 'cloud', shade: 7, lines: [curl(326, 218, 10)] },
    );
    // far leg
    scene.form([tube('122,238,36 108,272,22 104,288,18'), leg(104, 282, 314, 36, 36, 16)], {
      dim: true,
      shade: 7,
      rim: false,
    });
    drawClaws(scene, '74,310,17,13,172 88,314,16,12,158 104,314,15,12,140', { dim: true });
    // far arm
    scene.form([tube('106,176,20 66,188,15 44,176,12'), tube('44,176,12 28,158,11 20,150,10')], {
      dim: true,
      rim: false,
      shade: 4,
    });
    drawClaws(scene, '14,156,24,13,-152 20,146,26,13,-120 30,146,24,12,-88', { dim: true });
    // trunk
    scene.form(
      [
        spline('96,172 120,140 168,138 204,166 218,214 206,262 164,284 118,272 96,226').withThickness(110),
        tube('142,168,44 130,116,34 124,72,32'),
        ellipse(194, 256, 46, 46),
        leg(200, 276, 318, 46, 42, 18),
      ],
      {
        shade: 15,
        marks: [
          {
            path: spline('88,100 118,96 132,124 146,164 156,214 148,266 112,284 90,240 84,170'),
            ramp: 'belly',
          },
        ],
        lines: [
          ...[
            '98,132 118,136 134,130',
            '96,160 124,166 144,158',
            '94,190 126,197 152,188',
            '98,220 128,227 154,218',
            '108,248 132,252 150,246',
          ].map((path) => ({ path, width: 3.4 })),
          { path: '162,228 154,252 164,276', width: 4.4 },
        ],
        cast: [ellipse(96, 112, 46, 20)],
      },
    );
    drawClaws(scene, '166,314,18,14,172 182,318,17,13,158 200,318,16,13,140');
    // plates down the neck
    for (const [x, y, length, degrees] of [
      [150, 76, 28, -20],
      [160, 100, 30, -14],
      [170, 124, 30, -10],
    ] as const) {
      scene.form(
        polygon([
          [x, y - 12],
          [x + length, y - 16],
          [x + 4, y + 12],
        ])
          .rotate(degrees, x, y)
          .withThickness(18),
        { ramp: 'horn', miter: true, rim: false, shade: 3 },
      );
    }
    drawHead(scene);
    // near arm, claws spread
    scene.form([tube('186,182,24 206,216,18 172,236,14'), tube('172,236,14 146,228,13 134,216,12')], {
      rim: false,
      shade: 6,
    });
    drawClaws(scene, '132,208,24,14,-140 126,218,26,14,-172 132,230,24,13,156');
  },
);
