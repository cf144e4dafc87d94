import { creature } from '../creature.ts';
import { ellipse, eyes, type Scene, spike, spline, tube } from '../kit.ts';
import { drawBud } from '../parts/lanterns.ts';
import { drawEpaulette } from './saguardian-epaulettes.ts';

const palette = {
  main: '#38995c',
  belly: '#d3eb9c',
  petal: '#e8489c',
  petalLight: '#ff9ac8',
  leafLight: '#8fcf6a',
  stamen: '#ffd75e',
  thorn: '#c08cf2',
  iris: '#7a3fb0',
};
const roles = { thorn: 'accent', stamen: 'accent', petalLight: 'accent', leafLight: 'main' } as const;
const dark = { thorn: '#85d554', petal: '#4a9d0e', stamen: '#afdfdb', petalLight: '#8fd26d' };
const shiny = {
  main: '#b98ae0',
  belly: '#fbeaff',
  petal: '#ffb52e',
  petalLight: '#ffe08a',
  leafLight: '#8fd0e8',
  thorn: '#fff3c0',
  stamen: '#ff7a59',
};

const THORNS = [
  [92, 34, 208],
  [176, 38, -28],
  [264, 150, 30],
  [270, 108, -6],
  [252, 66, -40],
  [22, 146, 190],
  [14, 182, 172],
  [206, 200, 10],
  [54, 214, 172],
] as const;

function drawThorns(scene: Scene): void {
  for (const [x, y, degrees] of THORNS) {
    scene.form(spike(x, y, 20, 13, degrees), {
      ramp: 'thorn',
      lineWidth: 0.65,
      miter: true,
      rim: false,
      shade: 1,
    });
  }
}

/** A saguaro on guard, flowers for epaulettes, rooted at its post. */
export const saguardian = creature(
  'saguardian',
  { plan: 'cactus', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    drawThorns(scene);
    // far arm, its fist on the hip
    scene.form(tube('84,134,19 42,142,21 30,178,20 58,206,17 80,204,14'), {
      dim: true,
      shade: 7,
      lines: [{ path: '46,138 32,158 34,188', width: 3.2 }],
    });
    // roots
    scene.form(
      [
        tube('104,228,24 78,252,17 50,262,9'),
        tube('128,236,26 126,258,18 118,270,10'),
        tube('160,228,24 186,252,17 214,260,9'),
      ],
      { shade: 7 },
    );
    // trunk, broader towards the ground
    scene.form(
      spline(
        '132,6 164,18 180,52 182,96 190,150 200,210 190,244 132,252 74,244 62,210 74,150 82,96 84,52 100,18',
      ).withThickness(120),
      {
        shade: 14,
        marks: [
          { path: spline('116,42 152,46 168,70 156,100 120,108 90,98 78,70 94,46'), ramp: 'belly' },
          {
            path: spline('86,126! 116,134 154,126! 150,170 140,222 132,254! 108,254! 96,222 88,170'),
            ramp: 'belly',
          },
        ],
        lines: [
          { path: '114,12 104,24 98,38', width: 3.2 },
          { path: '142,10 154,24 162,42', width: 3.2 },
          { path: '172,116 180,170 180,232', width: 3.6 },
          { path: '162,118 166,172 160,236', width: 3 },
          { path: '80,130 74,176 80,230', width: 3.4 },
          { path: '119,136 118,180 120,244', width: 3.2 },
        ],
        cast: [ellipse(124, 114, 48, 14)],
      },
    );
    // ribs and thorns of its back
    scene.fromBehind('only', () => {
      for (const rib of [
        '132,24,1 128,120,2.4 130,236,1',
        '104,40,1 96,130,2.4 88,232,1',
        '160,40,1 166,130,2.4 174,232,1',
      ]) {
        scene.form(tube(rib), { dim: true, flat: true, outline: false });
      }
      for (const [x, y, degrees] of [
        [116, 80, 200],
        [146, 128, -20],
        [112, 170, 196],
        [152, 204, -12],
      ] as const) {
        scene.form(spike(x, y, 18, 13, degrees), {
          ramp: 'thorn',
          lineWidth: 0.65,
          miter: true,
          rim: false,
          shade: 1,
        });
      }
    });
    // buttons
    for (const [x, y] of [
      [101, 150],
      [104, 174],
      [108, 198],
      [138, 150],
      [136, 174],
      [133, 198],
    ] as const) {
      scene.form(ellipse(x, y, 6), {
        ramp: 'stamen',
        lineWidth: 0.55,
        rim: false,
        shade: 1.6,
        back: 'hidden',
      });
    }
    // saluting arm
    scene.form(tube('176,142,21 226,156,22 258,130,21 252,86,18 222,62,16 182,58,11'), {
      shade: 8,
      back: 'under',
      lines: [
        { path: '196,156 228,164 252,146', width: 3.4 },
        { path: '266,124 260,92 238,70', width: 3.2 },
        { path: '202,54 198,61 201,68', width: 3 },
      ],
    });
    // epaulettes
    drawEpaulette(scene, 74, 126, 0.95, -1, true);
    drawEpaulette(scene, 190, 124, 1.2, 1, false);
    // plume
    drawBud(scene, 132, 12, 1.3, -78);
    // face
    eyes(scene, 118, 68, 46, 25, 28, { brow: 0.5 });
    const whisker = {
      ramp: 'thorn',
      lineWidth: 0.8,
      miter: true,
      rim: false,
      shade: 2.6,
      back: 'hidden',
    } as const;
    scene.form(spline('108,88! 96,84 82,92 62,86! 70,104 92,108 108,100!'), whisker);
    scene.form(spline('108,88! 124,84 140,94 164,86! 156,106 126,112 108,100!'), whisker);
  },
);
