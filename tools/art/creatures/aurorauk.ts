import { creature } from '../creature.ts';
import { ellipse, eye, type Point, type Scene, skull, spline, star } from '../kit.ts';

const palette = {
  main: '#2f4a8a',
  belly: '#f4fbff',
  accent: '#5ff0b0',
  veil: '#2fbfa8',
  dusk: '#9a7cf0',
  beak: '#4a4f6c',
  foot: '#7f87a8',
  gold: '#ffdf5e',
  iris: '#2f7fb8',
};
const roles = { veil: 'accent', dusk: 'accent', beak: 'main', foot: 'main' } as const;
const dark = {
  main: '#2c2038',
  belly: '#9c8db4',
  accent: '#ff5f8a',
  veil: '#c22f7a',
  dusk: '#5a3fb8',
  beak: '#54455f',
  gold: '#ffc0d0',
};
const shiny = {
  main: '#a8672f',
  belly: '#fff6e0',
  accent: '#ffe06a',
  veil: '#ff9f5a',
  dusk: '#ff6f9f',
  beak: '#5f4a3c',
  foot: '#c08a4a',
  gold: '#7fe8ff',
};
const options = { plan: 'penguin', palette, roles, dark, shiny } as const;

/** The curtain hangs from the far wing to the train behind: upper and lower end of each fold. */
const FOLDS = [
  [22, 84, -4, 206],
  [36, 96, 14, 228],
  [54, 110, 38, 220],
  [74, 118, 62, 246],
  [150, 96, 152, 240],
  [172, 94, 178, 260],
  [190, 98, 202, 242],
  [206, 102, 230, 256],
  [220, 104, 256, 232],
  [234, 100, 286, 236],
] as const;

/** The northern lights: folds that turn to the light and away from it. */
function curtain(scene: Scene): void {
  for (const near of [false, true]) {
    FOLDS.forEach(([x, y, footX, footY], i) => {
      const next = FOLDS[i + 1];
      if (!next || i === 3 || (i % 2 === 0) !== near) return;
      const [nextX, nextY, nextFootX, nextFootY] = next;
      const hem = near ? 6 : -6;
      const middleX = (footX + nextFootX) / 2;
      const outline = spline([
        [x, y, true],
        [nextX, nextY, true],
        [nextX * 0.5 + nextFootX * 0.5 + hem * 0.6, 176],
        [nextFootX, nextFootY, true],
        [middleX, (footY + nextFootY) / 2 + hem],
        [footX, footY, true],
        [x * 0.5 + footX * 0.5 - hem * 0.6, 176],
      ]);
      const streak = {
        path: [
          [x * 0.4 + nextX * 0.6, y + 20],
          [middleX + 2, 236],
        ] as Point[],
        width: 5,
        colour: scene.ramp('accent').light,
      };
      scene.form(outline.withThickness(24), {
        ramp: near ? 'accent' : 'veil',
        miter: true,
        rim: false,
        shade: 0,
        lineRamp: 'veil',
        marks: [
          {
            path: spline('-40,60! 300,60! 300,150 230,170 180,146 120,156 60,150 10,160 -40,150!'),
            ramp: 'dusk',
            opacity: near ? 0.6 : 0.85,
          },
        ],
        lines: near ? [streak] : [],
      });
    });
  }
}

/** A great auk in a stole of northern lights. */
export const aurorauk = creature('aurorauk', options, (scene) => {
  curtain(scene);
  // tail
  scene.form(spline('158,222! 176,232 190,250! 168,248 148,240'), { miter: true });
  // feet
  scene.form(spline('66,258 72,244 88,238 108,240 118,254 114,263 88,266'), { ramp: 'foot', dim: true });
  scene.form(spline('112,262 118,248 134,240 156,242 170,256 166,268 138,271'), {
    ramp: 'foot',
    lines: [
      { path: '130,256 127,263 127,270', width: 3.2 },
      { path: '148,256 148,263 149,270', width: 3.2 },
    ],
  });
  // far wing, raised in welcome
  scene.form(spline('92,112! 66,112 42,96 20,66! 16,92 30,122 58,142 88,148!'), { dim: true, miter: true });
  // body
  scene.form(spline('124,74 158,92 182,140 186,196 166,242 124,252 84,242 66,200 68,150 90,100'), {
    shade: 15,
    marks: [
      { path: spline('80,104 108,118 134,148 148,188 146,226 122,264 74,248 50,200 50,150'), ramp: 'belly' },
    ],
  });
  // near wing, broad at the shoulder
  scene.form(spline('134,122! 150,104 176,106 206,112 236,92! 238,120 220,146 190,160 160,156 140,144'), {
    shade: 7,
    marks: [{ path: spline('140,152 186,154 218,138 242,100 256,170 150,180'), ramp: 'belly', opacity: 0.6 }],
  });
  // stole over the shoulders
  scene.form(
    spline('72,112! 98,124 132,118 160,92! 178,106 178,126! 160,140 130,152 106,158 88,156 66,138!'),
    {
      ramp: 'accent',
      shade: 6,
      lineRamp: 'veil',
      marks: [{ path: spline('50,112 98,138 132,132 180,108 190,80 60,90'), ramp: 'dusk', opacity: 0.65 }],
      lines: [
        { path: '104,146 128,142 152,130', width: 3.4, colour: scene.ramp('veil').line },
        { path: '128,128 148,118 162,106', width: 3.4, colour: scene.ramp('veil').line },
      ],
    },
  );
  // pole star
  scene.form(star(90, 146, 18, 8.5, 5, -84), { ramp: 'gold', lineWidth: 0.8, miter: true, shade: 3 });
  // head
  scene.form(skull(112, 54, 47, { wide: 1, high: 0.94 }), {
    marks: [{ path: [ellipse(102, 30, 15, 9, -16)], ramp: 'belly' }],
  });
  // beak with its grooves
  scene.form(spline('100,62! 80,54 58,60 40,76 30,102! 50,98 76,100 94,98 106,86!'), {
    ramp: 'beak',
    shade: 6,
    lines: [
      { path: '54,66 49,76 48,88', width: 3.6, colour: scene.colour('belly') },
      { path: '66,60 61,70 60,82', width: 3.4, colour: scene.colour('belly') },
      { path: '38,95 66,87 100,86', width: 3.2 },
    ],
  });
  // face
  eye(scene, 81, 48, 19, 26, { kind: 'calm', mirror: true, irisWidth: 0.72, closedColour: '#a9c4f4' });
  eye(scene, 124, 54, 31, 30, { kind: 'calm', irisWidth: 0.7, closedColour: '#a9c4f4' });
});
