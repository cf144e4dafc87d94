import { creature } from '../creature.ts';
import { blush, ellipse, eye, ink, mouth, type Scene, type SpinePoint, skull, spline, tube } from '../kit.ts';
import { glowingWire, wire } from './filaments.ts';

const palette = {
  main: '#1f86ad',
  belly: '#d3f6ee',
  fin: '#155e92',
  sea: '#7fd2ee',
  halo: '#ffd65c',
  core: '#fff3b4',
  gold: '#e2a93a',
  copper: '#e07a2c',
  glow: '#fff6c4',
  iris: '#d27a12',
};
const roles = {
  fin: 'main',
  sea: 'main',
  halo: 'accent',
  core: 'accent',
  copper: 'accent',
  glow: 'accent',
} as const;
const dark = {
  main: '#403978',
  belly: '#a090c4',
  fin: '#2a2253',
  sea: '#7166a6',
  halo: '#e0307c',
  core: '#ff9ac8',
  gold: '#aa6d94',
  copper: '#e0307c',
  glow: '#ffc4e4',
};
const shiny = {
  main: '#b04a8e',
  belly: '#ffe6f2',
  fin: '#7c2f86',
  sea: '#bdeeb8',
  halo: '#dcff7a',
  core: '#fbffd8',
  gold: '#d8e2ee',
  copper: '#2f9f6a',
  glow: '#f4ffb0',
};

/** The bulb: sea within, and light about the coil. */
function drawBulb(scene: Scene): void {
  scene.form(
    spline(
      '134,-34 196,-20 240,26 250,84 230,138 198,176 186,214! 84,214! 72,178 38,138 18,84 28,26 72,-20',
    ).withThickness(150),
    {
      back: 'under',
      ramp: 'sea',
      shade: 12,
      marks: [
        { path: ellipse(136, 92, 92, 96), ramp: 'halo' },
        { path: ellipse(136, 98, 64, 72), ramp: 'core' },
      ],
    },
  );
}

/** The brass base with its thread. */
function drawBase(scene: Scene): void {
  scene.form(spline('106,262! 164,262! 156,282 135,290 114,282').withThickness(30), {
    ramp: 'fin',
    rim: false,
    shade: 5,
  });
  for (const [y, half] of [
    [254, 42],
    [236, 48],
    [218, 54],
  ] as const) {
    scene.form(
      tube([
        [135 - half, y - 4, 11],
        [135, y + 5, 12],
        [135 + half, y - 4, 11],
      ]),
      { ramp: 'gold', rim: false, shade: 5 },
    );
  }
}

/** A turn of the coil: its far half rises behind, its near half crosses in front. */
const NEAR: readonly (readonly SpinePoint[])[] = [
  [
    [62, 186, 14],
    [104, 204, 19],
    [152, 202, 20],
    [200, 178, 15],
  ],
  [
    [66, 142, 13],
    [106, 160, 18],
    [156, 156, 19],
    [206, 128, 14],
  ],
];
const FAR: readonly (readonly SpinePoint[])[] = [
  [
    [200, 178, 14],
    [180, 160, 13],
    [110, 150, 13],
    [66, 142, 13],
  ],
  [
    [206, 128, 14],
    [204, 92, 15],
    [170, 74, 18],
    [120, 76, 24],
  ],
];

function drawTurn(scene: Scene, spine: readonly SpinePoint[], dim: boolean): void {
  scene.form(tube(spine), {
    dim,
    shade: 5,
    rim: false,
    lines: dim ? [] : glowingWire(scene, wire(spine, 2.5, 0.3), 5),
  });
}

/** An eel that winds up into the filament of a bulb full of sea. */
export const incandeel = creature(
  'incandeel',
  { plan: 'eel', stage: 2, float: 6, palette, roles, dark, shiny },
  (scene) => {
    // tail, out through the side of the base
    scene.form(
      spline(
        '168,232! 204,246 236,232 244,202! 262,182 286,176 304,182! 294,196 294,208! 306,222 304,240! 284,238 268,234! 244,262 206,274 170,262!',
      ).withThickness(30),
      {
        ramp: 'fin',
        miter: true,
        shade: 6,
        lines: [
          { path: '256,206 272,200 286,196', width: 3 },
          { path: '262,222 276,222 290,226', width: 3 },
        ],
      },
    );
    drawBulb(scene);
    drawTurn(scene, FAR[0]!, true);
    drawTurn(scene, NEAR[0]!, false);
    drawTurn(scene, FAR[1]!, true);
    drawTurn(scene, NEAR[1]!, false);
    drawBase(scene);
    // shine of the glass, behind the head that looks out
    scene.flat(ink('214,16 232,50 234,92', 9), '#ffffff', { opacity: 0.75 });
    scene.flat(ink('228,112 224,124 218,134', 8), '#ffffff', { opacity: 0.7 });
    // crest and cheek fins
    scene.form(
      spline('54,26! 66,-12 96,-34 134,-42! 126,-22 132,-8! 158,-8 172,6! 152,16 144,30!').withThickness(36),
      {
        ramp: 'fin',
        miter: true,
        shade: 6,
        lines: [
          { path: '78,20 92,-4 114,-24', width: 3.2 },
          { path: '106,26 126,12 146,4', width: 3.2 },
        ],
      },
    );
    scene.form(
      spline('116,76! 140,68 164,74 178,90! 160,94 152,102! 156,116 152,126! 128,120 112,100!').withThickness(
        30,
      ),
      {
        ramp: 'fin',
        miter: true,
        shade: 5,
        lines: [
          { path: '124,86 142,86 158,88', width: 3 },
          { path: '124,96 136,104 146,114', width: 3 },
        ],
      },
    );
    // head
    scene.form(
      [
        skull(78, 62, 58, { wide: 1.06, high: 0.92 }),
        spline('18,62 60,50 100,74 92,104 56,114 18,104 2,84').withThickness(60),
      ],
      {
        shade: 11,
        marks: [{ path: spline('-6,86 24,78 60,88 100,84 124,100 96,130 10,126'), ramp: 'belly' }],
        lines: glowingWire(
          scene,
          [
            [116, 18],
            [100, 28],
            [86, 18],
            [72, 28],
            [58, 18],
            [46, 28],
            [36, 24],
          ],
          5,
        ),
      },
    );
    // face
    eye(scene, 46, 66, 24, 32);
    eye(scene, 92, 66, 34, 38);
    mouth(scene, 40, 98, 36, 'cat', { lineWidth: 3.8 });
    blush(scene, 96, 96, 10);
  },
);
