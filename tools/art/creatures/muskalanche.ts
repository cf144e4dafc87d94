import { creature } from '../creature.ts';
import { eye, type Scene, spike, spline, tube } from '../kit.ts';
import { drawHoof } from '../parts/hooves.ts';
import { drawBoulder, drawBrokenFir, drawDrift } from './muskalanche-slope.ts';
import { CALF_KINDS, CALVES } from './snow-calves.ts';

const palette = {
  ...CALVES,
  main: '#6d4636',
  horn: '#ecdcc0',
  rock: '#a08a86',
  bark: '#94603f',
  fir: '#3f8a72',
  wood: '#f0cf98',
  frost: '#a4d2f2',
};
const roles = { ...CALF_KINDS.roles, horn: 'belly' } as const;
const dark = {
  ...CALF_KINDS.dark,
  horn: '#9fceca',
  rock: '#346165',
  bark: '#2b5859',
  fir: '#518d03',
  wood: '#8fbeba',
};
const shiny = {
  ...CALF_KINDS.shiny,
  horn: '#fff6dc',
  rock: '#8f7fc0',
  bark: '#7a4a7a',
  fir: '#2f9f8c',
  wood: '#ffe0b0',
};

/** A leg as short as a tree stump. */
function drawLeg(scene: Scene, x: number, y: number, dim = false): void {
  scene.form(
    tube([
      [x, 190, 20],
      [x, y - 16, 18],
    ]),
    { dim },
  );
  drawHoof(scene, x, y, 38, 0, { dim });
}

/** A musk ox under a slope that is about to slide. */
export const muskalanche = creature(
  'muskalanche',
  { plan: 'hoofed', stage: 2, palette, roles, dark, shiny },
  (scene) => {
    drawBrokenFir(scene, 196, 58, 96, 20);
    drawBrokenFir(scene, 250, 108, 70, 44, true);
    drawLeg(scene, 126, 254, true);
    drawLeg(scene, 220, 256, true);
    // front hoof, put down with great care
    scene.form(tube('88,190,20 70,224,18 62,236,17'));
    drawHoof(scene, 54, 252, 38, 20);
    drawLeg(scene, 174, 268);
    drawLeg(scene, 268, 268);
    // skirt of fleece
    scene.form(
      spline(
        '70,130 160,110 260,130 292,170 298,196 294,222! 284,220 278,210! 270,234 250,236 242,212! 230,232 212,234 202,212! 190,236 168,238 158,214! 148,232 130,232 122,212! 108,222 92,216 84,200',
      ),
      {
        shade: 12,
        lines: [
          { path: '242,206 240,190 244,176', width: 3.4 },
          { path: '160,214 158,196 162,180', width: 3.4 },
          { path: '204,210 204,194 208,182', width: 3.4 },
          { path: '284,206 280,192 282,180', width: 3.4 },
        ],
      },
    );
    // icicles under the overhang
    for (const [x, y, length] of [
      [-8, 42, 30],
      [10, 54, 42],
      [28, 62, 34],
    ] as const) {
      scene.form(spike(x, y, length, 17, 92), { ramp: 'ice', miter: true, rim: false, shade: 4 });
    }
    // slope of snow, leaning out over the head
    scene.form(
      spline(
        '20,66! 2,58 -18,40 -24,22! -10,22 8,12 26,-6 52,-28 86,-42 118,-40 146,-18 172,20 200,56 238,90 274,122 298,158 308,190! 296,192 288,184! 278,204 256,206 246,184! 232,202 208,202 196,180! 182,202 160,202 150,180! 138,192 120,188 112,168! 92,160 78,140 76,116! 74,98! 66,104! 62,90! 54,96! 48,80! 36,86! 34,74',
      ),
      {
        ramp: 'snow',
        shade: 18,
        marks: [
          {
            path: spline(
              '-30,30 0,40 30,46 60,62 84,88 106,124 134,148 180,156 240,150 320,146 320,230 60,230 40,100 -20,90',
            ),
            ramp: 'frost',
          },
        ],
        lines: [
          { path: '122,-44! 118,-22 128,-8 118,8 124,24', width: 4, taper: 'end' },
          { path: '128,-8 142,0 146,14', width: 3.4, taper: 'end' },
        ],
      },
    );
    drawBoulder(scene, 150, 68, 25);
    drawBrokenFir(scene, 186, 142, 76, -12);
    drawDrift(scene, 184, 148, 26);
    drawBoulder(scene, 240, 144, 21);
    // far horn
    scene.form(tube('40,110,17 8,120,15 -12,146,11 -22,150,7 -34,132,0'), {
      ramp: 'horn',
      dim: true,
      miter: true,
    });
    // head
    scene.form(spline('66,92 98,100 114,130 110,168 90,200 58,214 26,208 8,188 10,158 20,122 38,100'), {
      shade: 12,
      marks: [{ path: spline('-6,182 20,172 52,176 72,188 74,230 -6,230'), ramp: 'belly' }],
    });
    // boss and near horn
    scene.form(tube('52,100,19 94,100,19 122,128,16 126,164,12 144,178,8 164,160,0.4'), {
      ramp: 'horn',
      shade: 6,
      miter: true,
      lines: [
        { path: '66,84 60,98 64,114', width: 3.4 },
        { path: '112,106 100,116 96,122', width: 3 },
        { path: '132,134 122,138 112,140', width: 3 },
      ],
    });
    // snow on the boss
    scene.form(
      spline('22,108! 30,88 54,76 82,78 98,94! 90,102 80,98 72,106! 64,112 54,110 48,102! 40,112 30,114'),
      {
        ramp: 'snow',
        shade: 5,
      },
    );
    // face
    eye(scene, 72, 146, 24, 25, { brow: -0.7, look: [-0.2, -0.1] });
    eye(scene, 28, 146, 18, 24, { brow: -0.7, mirror: true, look: [0.2, -0.1] });
    scene.flat(spline('16,186! 28,178 44,180 52,188! 46,200 34,204 22,198'), '#2b1a1e');
    scene.ink('34,202 36,210 48,211 56,205', 3.4);
  },
);
