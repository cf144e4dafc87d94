import { creature } from '../creature.ts';
import { ellipse, eye, type FormOptions, type Path, type Scene, spline, tube } from '../kit.ts';
import { waterDrop } from '../parts/water.ts';

const palette = {
  main: '#bcc5de',
  mirror: '#ffffff',
  belly: '#eef2fb',
  violet: '#7a68bd',
  deep: '#453c80',
  accent: '#a5ee3a',
  iris: '#6fc81e',
};
const roles = { mirror: 'belly', violet: 'main', deep: 'main' } as const;
const dark = {
  main: '#584b75',
  mirror: '#c9b4ec',
  belly: '#8d7fae',
  violet: '#32224d',
  deep: '#221832',
  accent: '#ff4fa0',
};
const shiny = {
  main: '#e88a5c',
  mirror: '#fff0d0',
  belly: '#ffd0a8',
  violet: '#b0456a',
  deep: '#7c2c52',
  accent: '#3fdcd0',
};
const options = { plan: 'bird', palette, roles, dark, shiny } as const;

/** Liquid metal: a dark horizon with a bright streak above it. */
function mirror(
  scene: Scene,
  paths: readonly Path[],
  horizon: readonly string[],
  streaks: readonly string[],
  more: FormOptions = {},
): void {
  scene.form(paths, {
    shade: 9,
    rim: false,
    marks: [
      ...horizon.map((path) => ({ path: spline(path), ramp: 'violet' })),
      ...streaks.map((path) => ({ path: spline(path), ramp: 'mirror' })),
    ],
    ...more,
  });
}

/** The far wing, thrown up like a splash. */
function drawFarWing(scene: Scene): void {
  scene.form(
    spline(
      '112,190! 96,150 88,106 92,60 104,20! 112,58 122,84! 124,48 138,8 160,-22! 158,20 160,58! 176,30 194,14! 196,80 190,150 170,196!',
    ).withThickness(60),
    { ramp: 'violet', miter: true, rim: false, shade: 7 },
  );
}

/** The near wing: five jets, and the drops that leave them. */
function drawNearWing(scene: Scene): void {
  mirror(
    scene,
    [
      spline(
        '116,216! 116,182 134,152 164,132 176,86 186,44 208,4! 212,44 208,84! 226,48 250,20 282,2! 270,44 254,84! 280,60 306,50 334,50! 312,82 284,116! 306,108 328,110 346,120! 318,140 290,158! 304,162 314,172 320,184! 270,206 220,226 170,234 134,230',
      ).withThickness(70),
    ],
    [
      '124,226! 160,206 200,196 250,176 290,158! 300,176 260,214 200,240 140,236!',
      '196,140! 222,100 244,62 270,22! 262,64 240,110 214,146!',
      '236,158! 264,122 292,88 318,62! 300,94 276,130 252,164!',
    ],
    [
      '152,160! 180,128 192,86 200,40! 206,84 196,128 172,166!',
      '210,150! 232,116 248,84 260,56! 252,98 232,140!',
      '180,214! 220,198 256,178 276,164! 252,192 214,212!',
    ],
    { shade: 10, miter: true },
  );
  for (const [x, y, radius, degrees] of [
    [226, -14, 11, 16],
    [304, 22, 12, 40],
    [352, 84, 10, 70],
  ] as const) {
    scene.form(waterDrop(x, y, radius, degrees), {
      ramp: 'accent',
      rim: false,
      shade: 3,
      lineWidth: 0.9,
      highlights: [ellipse(x - 3, y - 1, 3, 2.2, -30)],
    });
  }
}

/** A swan of quicksilver that dances on its own reflection. */
export const quicksylph = creature('quicksylph', options, (scene) => {
  // puddle
  scene.form(
    spline(
      '-4,262 40,244 150,238 262,244 312,262 296,282 250,280 222,292 140,290 92,284 40,290 6,280',
    ).withThickness(44),
    {
      ramp: 'main',
      shade: 7,
      rim: false,
      marks: [
        { path: spline('20,262! 90,250 220,250 292,264! 220,280 90,280'), ramp: 'violet' },
        { path: spline('60,262! 110,254 190,252 250,262! 190,272 110,272'), ramp: 'accent' },
        { path: spline('96,262! 130,258 180,258 214,262! 180,266 130,266'), ramp: 'mirror' },
      ],
    },
  );
  drawFarWing(scene);
  // tail
  scene.form(
    spline('204,202! 244,200 276,178 298,176! 286,200 296,216! 262,236 214,240!').withThickness(34),
    {
      dim: true,
      rim: false,
      shade: 5,
    },
  );
  // body, neck and head
  mirror(
    scene,
    [
      spline('44,202 70,172 120,168 176,176 226,192 244,214 226,246 170,262 104,260 62,242'),
      tube('92,214,38 56,172,23 56,134,15 82,102,12 98,68,12 84,36,17'),
      spline('96,10 112,26 108,50 88,60 60,58 48,46 60,18'),
    ],
    [
      '46,216! 90,214 130,226 180,224 240,216! 228,250 170,266 100,264 60,246!',
      '62,186! 60,146 86,112 104,84! 108,104 82,132 74,160 84,196!',
    ],
    ['60,196! 84,182 110,186! 84,200', '62,128! 76,108 94,92! 84,112 70,130'],
    { shade: 11 },
  );
  drawNearWing(scene);
  // beak
  scene.form(spline('60,34! 40,40 6,66! 36,64 62,58!').withThickness(16), {
    ramp: 'accent',
    shade: 4,
    rim: false,
    lines: [{ path: '16,61 38,54 58,49', width: 2.6 }],
  });
  scene.form(spline('62,28! 50,36 50,48 58,58! 66,54 66,40'), {
    ramp: 'deep',
    rim: false,
    shade: 3,
    lineWidth: 0.8,
  });
  eye(scene, 85, 37, 28, 25, { kind: 'fierce', irisWidth: 0.66 });
});
