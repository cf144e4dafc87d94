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
      '132,-48 204,-30 252,22 262,86 238,144 200,184 186,220! 82,220! 68,184 30,144 6,86 16,22 64,-30',
    ).withThickness(150),
    {
      back: 'under',
      ramp: 'sea',
      shade: 12,
      marks: [
        { path: ellipse(134, 82, 104, 108), ramp: 'halo' },
        { path: ellipse(134, 82, 76, 82), ramp: 'core' },
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
const NEAR: readonly SpinePoint[] = [
  [74, 152, 10],
  [106, 170, 13],
  [158, 166, 13],
  [196, 140, 10],
];
const FAR: readonly SpinePoint[] = [
  [196, 140, 10],
  [206, 112, 11],
  [190, 92, 14],
  [150, 88, 20],
];
const ROOT: readonly SpinePoint[] = [
  [74, 152, 10],
  [84, 178, 11],
  [110, 196, 12],
  [132, 220, 14],
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
    drawTurn(scene, ROOT, true);
    drawTurn(scene, FAR, true);
    drawTurn(scene, NEAR, false);
    drawBase(scene);
    // crest and cheek fin
    scene.form(
      spline('70,42! 80,16 102,2 132,-4! 126,10 130,20! 148,20 160,30! 146,38 140,50!').withThickness(30),
      { ramp: 'fin', miter: true, shade: 5, lines: [{ path: '88,38 98,22 116,10', width: 3.2 }] },
    );
    scene.form(
      spline(
        '128,84! 148,78 168,84 180,98! 164,100 158,108! 160,120 156,128! 138,122 124,104!',
      ).withThickness(26),
      { ramp: 'fin', miter: true, shade: 5, lines: [{ path: '136,94 150,94 164,96', width: 3 }] },
    );
    // head
    scene.form(
      [
        skull(100, 72, 48, { wide: 1.06, high: 0.92 }),
        spline('52,72 86,62 118,82 112,108 82,116 52,108 38,92').withThickness(50),
      ],
      {
        shade: 9,
        marks: [{ path: spline('32,92 56,86 86,94 118,91 138,104 114,130 44,126'), ramp: 'belly' }],
        lines: glowingWire(
          scene,
          [
            [130, 36],
            [117, 44],
            [105, 36],
            [93, 44],
            [82, 36],
            [72, 44],
          ],
          4.4,
        ),
      },
    );
    // face
    eye(scene, 73, 75, 21, 28);
    eye(scene, 112, 75, 30, 34);
    mouth(scene, 67, 102, 30, 'cat', { lineWidth: 3.6 });
    blush(scene, 116, 101, 9);
    // shine of the glass in front of all of it
    scene.flat(ink('30,92 28,56 46,22 72,-4', 11), '#ffffff', { opacity: 0.8 });
    scene.flat(ink('36,122 42,134 50,144', 9), '#ffffff', { opacity: 0.75 });
    scene.flat(ink('232,112 226,130 214,146', 7), '#ffffff', { opacity: 0.55 });
  },
);
