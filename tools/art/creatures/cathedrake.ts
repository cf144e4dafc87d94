import { creature } from '../creature.ts';
import { eye, polygon, spline, tube } from '../kit.ts';
import { drawPinnacle, drawRoseWindow } from './cathedral.ts';

const palette = {
  main: '#978fa6',
  belly: '#f6ead0',
  lead: '#3d3850',
  ruby: '#e0304e',
  blue: '#3458d8',
  sky: '#7fc0f8',
  gold: '#ffc740',
  iris: '#3458d8',
};
const roles = { ruby: 'accent', blue: 'main', sky: 'belly', lead: 'fixed' } as const;
const dark = {
  main: '#4d4560',
  belly: '#857a98',
  ruby: '#ff3d7a',
  blue: '#6a2fb8',
  sky: '#c07af0',
  gold: '#ffb0d0',
};
/** A church of brick, with green glass. */
const shiny = {
  main: '#c9522c',
  belly: '#ffd080',
  ruby: '#2fb47c',
  blue: '#1f6f8c',
  sky: '#d4ffe8',
  gold: '#ffe98a',
};
const options = { plan: 'drake', palette, stage: 2, roles, dark, shiny } as const;

/** A lancet of glass in the flank. */
const lancet = (x: number, top: number, bottom: number, half: number) =>
  spline(
    `${x - half},${bottom}! ${x - half},${top + 12} ${x},${top}! ${x + half},${top + 12} ${x + half},${bottom}!`,
  );

/** A drake of masonry with rose windows for wings. */
export const cathedrake = creature('cathedrake', options, (scene) => {
  // far wing
  drawPinnacle(scene, 124, -30, 15, -96, true);
  drawRoseWindow(scene, { x: 128, y: 34, radiusX: 52, radiusY: 66, petals: 8, turn: 12, dim: true });
  // tail
  scene.form(tube('218,204,25 262,218,17 296,202,12 306,168,8 292,142,6'));
  drawPinnacle(scene, 293, 146, 17, -116);
  // far legs
  scene.form(spline('112,164 84,174 66,192! 62,232 60,246! 26,246! 28,237 40,228 44,190 58,166 94,148'), {
    dim: true,
  });
  scene.form(spline('160,200 184,200 188,230 186,244! 150,244! 152,236 162,228'), { dim: true });
  // near wing
  drawPinnacle(scene, 242, -16, 18, -82);
  drawPinnacle(scene, 296, 28, 16, -36);
  drawRoseWindow(scene, { x: 230, y: 62, radiusX: 77, radiusY: 79, petals: 8, turn: -8 });
  // pinnacles down the spine
  drawPinnacle(scene, 104, 104, 15, -36);
  drawPinnacle(scene, 122, 132, 16, -56);
  drawPinnacle(scene, 254, 178, 16, -40);
  // body and neck
  scene.form(
    spline(
      '38,104 66,72 98,84 112,116 140,144 188,148 232,162 250,196 236,226 196,232 166,208 134,192 96,184 74,142',
    ),
    {
      shade: 11,
      marks: [{ path: spline('30,112 66,106 86,142 104,172 130,190 110,230 60,220 40,150'), ramp: 'belly' }],
      lines: [
        { path: '60,134 76,132 90,125', width: 3 },
        { path: '72,160 88,155 102,146', width: 3 },
      ],
    },
  );
  // lancets between the ribs
  for (const [x, top, bottom, ramp] of [
    [152, 160, 196, 'blue'],
    [172, 157, 206, 'ruby'],
    [193, 158, 214, 'blue'],
  ] as const) {
    scene.form(lancet(x, top - 7, bottom + 5, 11), { ramp: 'belly', lineWidth: 0.6, rim: false, shade: 3 });
    scene.form(lancet(x, top, bottom, 5.5), { ramp, lineWidth: 0.5, lineRamp: 'lead', rim: false, shade: 2 });
  }
  // near hind leg
  scene.form(
    polygon(
      '210,166 236,170 252,194 244,216 230,226 232,248 184,248 186,236 200,226 196,204 198,180',
    ).withThickness(44),
    {
      rim: false,
      shade: 9,
      marks: [{ path: polygon('210,166 236,170 240,180 208,184 200,210 196,204 198,180'), ramp: 'belly' }],
      lines: [
        { path: '196,239 195,247', width: 3 },
        { path: '210,239 210,247', width: 3 },
      ],
    },
  );
  // near foreleg, a flying buttress with its pier
  drawPinnacle(scene, 92, 174, 18, -94);
  scene.form(
    spline(
      '140,140! 152,152 150,166! 124,178 110,200 108,230! 116,233! 116,248! 74,248! 74,233! 82,230! 82,176! 110,166 126,156',
    ),
    {
      ramp: 'belly',
      miter: true,
      shade: 6,
      lines: [
        { path: '82,192 96,193 112,191', width: 3 },
        { path: '82,212 96,213 109,212', width: 3 },
        { path: '80,231 96,232 112,231', width: 3 },
        { path: '120,163 127,170 130,178', width: 3 },
      ],
    },
  );
  // horns
  drawPinnacle(scene, 44, 66, 14, -98, true);
  drawPinnacle(scene, 92, 90, 18, -18);
  drawPinnacle(scene, 74, 68, 21, -52);
  // head
  scene.form(
    polygon(
      '48,66 74,58 98,74 102,108 80,134 46,141 24,141 12,160 2,139 -20,130 -27,118 -24,104 -8,94 26,86',
    ).withThickness(62),
    {
      shade: 8,
      rim: false,
      miter: true,
      marks: [{ path: spline('-40,120 0,126 44,127 74,120 110,124 80,180 -30,170'), ramp: 'belly' }],
      lines: [
        { path: '-25,120 4,124 44,126 76,122', width: 3.6 },
        { path: '-14,101 -7,104 -7,110', width: 3 },
        { path: '92,100 86,108 90,116', width: 3 },
      ],
    },
  );
  eye(scene, 62, 102, 28, 22, { kind: 'fierce' });
  eye(scene, 22, 102, 13, 17, { kind: 'fierce', mirror: true });
  // brow
  scene.form(polygon('30,92 48,66 74,58 98,74 94,88 66,84 46,88').withThickness(14), {
    ramp: 'belly',
    rim: false,
    lineWidth: 0.85,
    shade: 4,
    miter: true,
    lines: [{ path: '72,62 66,72 64,82', width: 3 }],
  });
  scene.form(polygon('8,92 24,84 31,90 26,96 14,97').withThickness(10), {
    ramp: 'belly',
    rim: false,
    lineWidth: 0.75,
    shade: 2,
  });
});
