import { creature } from '../creature.ts';
import { ellipse, eyes, leg, polygon, type Scene, spike, spline, tube } from '../kit.ts';
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
  boot: '#8f5238',
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
  boot: '#4f78c8',
  stamen: '#ff7a59',
};

const THORNS = [
  [170, 60, -14],
  [86, 48, 200],
  [104, 24, 236],
  [156, 28, -50],
  [240, 144, 36],
  [240, 90, -24],
  [204, 45, -66],
  [22, 158, 180],
  [25, 190, 168],
] as const;

function drawThorns(scene: Scene): void {
  for (const [x, y, degrees] of THORNS) {
    scene.form(spike(x, y, 15, 10.5, degrees), {
      ramp: 'thorn',
      lineWidth: 0.6,
      miter: true,
      rim: false,
      shade: 1,
    });
  }
}

/** A saguaro on guard, with flowers for epaulettes. */
export const saguardian = creature(
  'saguardian',
  { plan: 'cactus', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // far arm, held to the seam
    scene.form(tube('86,128,15 48,134,15 34,160,15 38,196,14'), {
      dim: true,
      lines: [{ path: '34,152 31,172 34,194', width: 3 }],
    });
    // legs in boots
    const boot = { path: polygon('40,228 220,228 220,290 40,290'), ramp: 'boot' } as const;
    scene.form(leg(104, 194, 264, 40, 36, 10), { dim: true, marks: [boot] });
    scene.form(leg(148, 196, 270, 44, 40, 11), {
      marks: [boot],
      lines: [{ path: '126,229 148,233 174,229', width: 3.4 }],
    });
    // column of head and tunic
    scene.form(
      spline(
        '130,12 156,22 168,50 164,82 172,108 180,138 170,176 168,206 128,216 88,206 84,176 70,138 76,108 90,84 84,50 100,22',
      ),
      {
        shade: 12,
        marks: [
          { path: spline('116,42 148,46 158,68 146,92 116,98 92,88 84,66 94,48'), ramp: 'belly' },
          { path: spline('84,116! 112,122 150,114! 146,150 130,188! 104,190! 88,150'), ramp: 'belly' },
        ],
        lines: [
          { path: '114,16 106,28 102,38', width: 3 },
          { path: '138,15 146,28 150,40', width: 3 },
          { path: '164,112 168,138 160,172', width: 3.2 },
          { path: '154,116 156,140 148,174', width: 2.8 },
          { path: '76,124 78,148 86,172', width: 3 },
          { path: '116,122 114,150 116,188', width: 3 },
        ],
        cast: [ellipse(118, 102, 46, 14)],
      },
    );
    // buttons
    for (const [x, y] of [
      [100, 132],
      [103, 150],
      [107, 168],
      [132, 132],
      [130, 150],
      [126, 168],
    ] as const) {
      scene.form(ellipse(x, y, 4.6), { ramp: 'stamen', lineWidth: 0.5, rim: false, shade: 1.4 });
    }
    // belt
    scene.form(tube('82,186,7 116,196,8 170,184,7'), { ramp: 'boot', rim: false, shade: 3, lineWidth: 0.8 });
    scene.form(polygon('106,184 126,184 127,204 107,204'), {
      ramp: 'stamen',
      rim: false,
      lineWidth: 0.7,
      shade: 2,
    });
    // saluting arm
    scene.form(tube('164,130,16 216,142,16 244,118,15 228,80,13 200,54,12 174,48,11 148,52,6'), {
      lines: [
        { path: '182,140 212,150 236,136', width: 3 },
        { path: '248,112 236,80 212,60', width: 3 },
        { path: '176,42 172,48 174,55', width: 3 },
      ],
    });
    drawThorns(scene);
    // epaulettes
    drawEpaulette(scene, 66, 118, 0.8, -1, true);
    drawEpaulette(scene, 186, 114, 1, 1, false);
    // plume
    drawBud(scene, 130, 18, 1.15, -78);
    // face
    eyes(scene, 116, 66, 40, 21, 24, { brow: 0.5 });
    const whisker = { ramp: 'thorn', lineWidth: 0.75, miter: true, rim: false, shade: 2.4 } as const;
    scene.form(spline('106,82! 96,80 84,86 70,82! 76,96 94,98 106,92!'), whisker);
    scene.form(spline('106,82! 118,79 132,86 148,80! 142,98 120,100 106,92!'), whisker);
  },
);
