import { creature } from '../creature.ts';
import { ellipse, eye, leaf, type Path, polygon, type Scene, spline, tube } from '../kit.ts';
import { drawSickles } from '../parts/claws.ts';
import { COURIER_KINDS, COURIERS } from './couriers.ts';
import { drawPennant } from './heralgale-regalia.ts';

const palette = {
  ...COURIERS,
  main: '#b0623a',
  royal: '#4568d8',
  deep: '#2c3f9c',
  bell: '#b06c1e',
  claw: '#4a4458',
};
const roles = { ...COURIER_KINDS.roles, royal: 'main', deep: 'main', bell: 'main', claw: 'main' } as const;
const dark = { ...COURIER_KINDS.dark, royal: '#934f0a', deep: '#3c332f', bell: '#463d39' };
const shiny = {
  ...COURIER_KINDS.shiny,
  main: '#d4dcf0',
  royal: '#2f9a6a',
  deep: '#1c6a4c',
  wing: '#6a78a8',
  bell: '#d87a3a',
  claw: '#4a4458',
};

/** Long feathers of a wing, the lowest first: direction and length. */
const FEATHERS: readonly (readonly [degrees: number, length: number])[] = [
  [24, 108],
  [6, 138],
  [-12, 162],
  [-29, 180],
  [-46, 190],
  [-63, 184],
];

/** A raised wing; drawn at the right. */
function drawWing(scene: Scene, far: boolean): void {
  const place = (path: Path): Path =>
    far ? path.mirror(140).scale(0.88, 1, 140, 150).rotate(6, 140, 150) : path;
  for (const [degrees, length] of FEATHERS) {
    scene.form(place(leaf(172, 156, length, 44, degrees, -8)), {
      ramp: 'royal',
      dim: far,
      rim: false,
      shade: 6,
      marks: [
        {
          path: place(
            leaf(
              172 + Math.cos((degrees * Math.PI) / 180) * length * 0.62,
              156 + Math.sin((degrees * Math.PI) / 180) * length * 0.62,
              length * 0.5,
              60,
              degrees,
              -8,
            ),
          ),
          ramp: 'deep',
        },
        { path: place(leaf(172, 156, length * 0.92, 8, degrees, -7)), ramp: 'brass' },
      ],
    });
  }
  for (const [degrees, length] of FEATHERS) {
    scene.form(place(leaf(168, 158, length * 0.56, 40, degrees - 4, -5)), {
      ramp: 'wing',
      dim: far,
      rim: false,
      shade: 5,
    });
  }
  scene.form(
    place(
      spline(
        '152,186! 144,150 160,116 192,92! 200,112 196,136 206,150! 196,160 190,176 176,192',
      ).withThickness(50),
    ),
    {
      ramp: 'main',
      dim: far,
      miter: true,
      shade: 7,
    },
  );
}

/** The beak: a trumpet, its bell towards the left. */
function drawTrumpet(scene: Scene): void {
  scene.form(
    spline(
      '112,92! 88,82 62,68 34,40 14,14! -2,40 -10,72 -8,108! 24,104 60,106 88,118 106,124!',
    ).withThickness(40),
    {
      ramp: 'brass',
      lineRamp: 'bell',
      shade: 9,
      highlights: [spline('96,86! 66,74 42,54 24,32! 34,56 60,78')],
      lines: [
        { path: '78,76 82,94 76,110', width: 3.4 },
        { path: '62,66 66,86 60,106', width: 3.4 },
      ],
    },
  );
  scene.form(ellipse(2, 62, 17, 51, 13), {
    ramp: 'brass',
    lineRamp: 'bell',
    rim: false,
    shade: 2,
    marks: [
      { path: ellipse(3, 63, 11, 42, 13), ramp: 'bell' },
      { path: ellipse(12, 70, 7, 26, 13), flat: '#4a2418' },
    ],
  });
}

/** An eagle that lands with open wings: a trumpet for a beak and pennants for a tail. */
export const heralgale = creature(
  'heralgale',
  { plan: 'bird', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    drawWing(scene, true);
    // pennants of the tail
    drawPennant(
      scene,
      '150,236! 178,262 214,262 246,252 276,256! 266,270 258,282! 270,292 284,306! 250,304 206,306 166,290 140,262!',
      '146,248! 176,276 214,280 270,272! 272,284! 214,292 170,286 142,258!',
      true,
    );
    drawPennant(
      scene,
      '166,220! 204,232 232,216 258,202 292,200! 284,214 280,226! 294,234 308,246! 272,248 244,260 206,272 158,254!',
      '162,232! 206,246 240,232 300,212! 302,224! 250,238 206,258 158,246!',
      false,
    );
    drawWing(scene, false);
    // legs, thrown forward to land
    scene.form([tube('118,226,28 88,254,19 76,272,11')], { ramp: 'wing', dim: true, rim: false, shade: 5 });
    scene.form(
      [
        tube('78,268,9 74,286,8.5'),
        tube('74,286,8 50,288,7 36,282,6'),
        tube('74,286,8 58,298,7 44,302,6'),
        tube('74,286,8 86,298,7'),
      ],
      { ramp: 'beak', dim: true, rim: false, shade: 2 },
    );
    drawSickles(scene, '38,282,21,14,166,-5 46,302,21,14,160,-5', { dim: true });
    scene.form([tube('158,232,32 140,266,22 132,288,12')], {
      ramp: 'wing',
      rim: false,
      shade: 6,
      lines: ['150,248 146,260 140,268', '166,250 160,264 152,276'].map((path) => ({ path, width: 3.2 })),
    });
    scene.form(
      [
        tube('132,284,10 128,302,9.5'),
        tube('128,302,9 102,304,8 88,298,7'),
        tube('128,302,9 112,316,8 98,320,7'),
        tube('128,302,9 144,316,8'),
      ],
      { ramp: 'beak', rim: false, shade: 2.5 },
    );
    drawSickles(scene, '90,298,24,15,166,-6 100,320,24,15,160,-6');
    // body and neck
    scene.form(
      [
        spline('104,150 134,124 172,132 192,168 188,212 166,244 134,252 108,232 96,194').withThickness(84),
        tube('132,166,40 132,124,34 132,92,34'),
      ],
      {
        shade: 13,
        marks: [
          {
            path: spline(
              '92,150! 108,160 112,170! 124,160 136,172! 148,162 158,176! 168,200 156,240 130,260 100,240 86,200',
            ),
            ramp: 'belly',
          },
        ],
        lines: [
          '110,188 112,200 108,210',
          '126,198 128,212 124,222',
          '142,190 145,204 142,214',
          '134,222 135,232 131,240',
        ].map((path) => ({ path, width: 3.2 })),
      },
    );
    // crest
    for (const [x, y, length, degrees] of [
      [150, 50, 52, -112],
      [160, 58, 66, -78],
      [166, 72, 66, -48],
      [168, 90, 58, -20],
    ] as const) {
      scene.form(leaf(x, y, length, 26, degrees, 6), {
        ramp: 'royal',
        rim: false,
        shade: 4,
        marks: [{ path: leaf(x, y, length * 0.9, 7, degrees, 6), ramp: 'brass' }],
      });
    }
    // head
    scene.form(
      spline(
        '96,66 118,44 148,44 172,64 180,94! 172,98 172,112! 162,114 158,128! 136,136 112,130 98,110 92,88',
      ).withThickness(74),
      {
        miter: true,
        shade: 10,
        marks: [{ path: spline('90,100 116,104 136,94 160,100 180,90 170,140 110,140'), ramp: 'belly' }],
      },
    );
    drawTrumpet(scene);
    // sash with its seal
    scene.form(spline('100,142! 130,152 168,146! 170,160 132,168 98,156!').withThickness(16), {
      ramp: 'post',
      rim: false,
      shade: 4,
    });
    scene.form(ellipse(124, 164, 19, 19), {
      ramp: 'brass',
      rim: false,
      shade: 4,
      marks: [
        {
          path: polygon('124,152 128,160 137,161 130,167 132,176 124,171 116,176 118,167 111,161 120,160'),
          ramp: 'post',
        },
      ],
    });
    eye(scene, 130, 84, 35, 28, { kind: 'fierce' });
  },
);
