import { creature } from '../creature.ts';
import { blush, curl, eye, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#2f7fd6',
  back: '#1f5bb4',
  belly: '#eefaff',
  fin: '#ffb24d',
  finTip: '#ff7048',
  stripe: '#ff9a3d',
  foam: '#f4fcff',
  spray: '#9fd8f8',
  throat: '#5b1530',
  tongue: '#f0697e',
  iris: '#1f62c0',
};
const roles = {
  back: 'main',
  foam: 'belly',
  spray: 'belly',
  throat: 'fixed',
  tongue: 'fixed',
  stripe: 'accent',
} as const;
const dark = { foam: '#a6d6d2', spray: '#aeac1b', back: '#06383e' };
const shiny = {
  main: '#e8543f',
  back: '#b8322f',
  fin: '#fff0c8',
  finTip: '#ffd24a',
  stripe: '#ffe6a0',
  foam: '#fffaf0',
  spray: '#ffd9b0',
};
const options = { plan: 'fish', palette, stage: 2, roles, dark, shiny } as const;

/** The mane of spray along its back, blown backwards. */
function drawMane(scene: Scene): void {
  scene.form(
    spline(
      '64,36! 74,14 96,0 122,-4! 118,4 122,10! 142,-6 168,-10 196,-4! 184,6 182,14! 204,8 232,14 256,32! 238,36 230,44! 252,50 270,66 282,90! 262,86 250,90! 264,106 268,128 264,154! 250,138 240,134! 242,154 236,176 222,194! 216,180 206,176! 180,136 130,84 90,58',
    ).withThickness(60),
    {
      ramp: 'foam',
      miter: true,
      shade: 9,
      marks: [
        {
          path: spline(
            '70,40! 104,24 132,30! 128,36 134,40! 164,38 190,52! 182,58 186,64! 206,78 220,100! 210,100 210,108! 220,128 222,150! 208,170 180,150 130,90',
          ),
          ramp: 'spray',
        },
      ],
      lines: [curl(146, 12, 9), curl(208, 36, 10), curl(240, 82, 9), curl(236, 128, 8)],
    },
  );
}

/** The water that it leaves: a crest on each side of the tail. */
function drawWater(scene: Scene): void {
  scene.form(
    spline(
      '78,282! 98,256 92,230! 120,240 138,252! 148,228 172,214! 172,236 184,250! 206,228 240,222! 232,246 246,258! 270,252 292,258! 296,276 280,290 190,298 110,296',
    ).withThickness(46),
    {
      ramp: 'spray',
      miter: true,
      rim: false,
      shade: 8,
      marks: [
        {
          path: spline(
            '100,290! 112,268 140,272! 160,254 176,270! 204,256 224,270! 250,266 280,276! 240,300 140,300',
          ),
          ramp: 'foam',
        },
      ],
    },
  );
}

/** A salmon in mid-leap with a mane of spray. */
export const weirgill = creature('weirgill', options, (scene) => {
  drawMane(scene);
  // tail
  scene.form(
    spline(
      '190,214! 208,190 246,178 278,186! 262,206 258,218! 274,238 270,262! 236,262 206,248 186,240!',
    ).withThickness(40),
    {
      ramp: 'fin',
      miter: true,
      shade: 6,
      marks: [{ path: spline('240,170! 224,200 222,222 238,270! 300,270 300,170!'), ramp: 'finTip' }],
      lines: [
        { path: '204,222 228,212 252,200', width: 3.2 },
        { path: '206,234 228,236 250,246', width: 3.2 },
      ],
    },
  );
  // far fin
  scene.form(spline('58,132! 34,140 8,138 -14,150! 4,168 34,176 66,168!').withThickness(28), {
    ramp: 'fin',
    dim: true,
    miter: true,
    marks: [{ path: spline('-20,130! 20,136 26,180! -20,180'), ramp: 'finTip' }],
  });
  // body
  scene.form(
    [
      spline(
        '28,66! 20,50 36,40 66,30 104,36 144,64 180,108 204,160 212,214 200,240 178,226 140,206 96,186 66,160 48,128! 42,112 34,106! 36,94 30,84 24,78!',
      ).withThickness(90),
    ],
    {
      shade: 14,
      marks: [
        {
          path: spline('20,100! 54,104 84,124 116,150 160,180 200,214 190,250 100,220 30,150'),
          ramp: 'belly',
        },
        {
          path: spline('30,40 66,24 120,30 170,80 214,150 224,220 206,190 176,136 140,92 104,66 66,54'),
          ramp: 'back',
        },
        ...[
          '136,104! 156,112 166,128! 150,134 140,122',
          '160,138! 178,148 186,164! 172,168 162,156',
          '180,176! 194,184 202,198! 190,202 182,190',
        ].map((path) => ({ path: spline(path), ramp: 'stripe' })),
        // gill plate with its boards
        { path: spline('104,64! 132,84 140,118 124,156! 108,146 98,112 98,84'), ramp: 'stripe' },
      ],
      lines: [
        { path: '104,62 131,86 138,118 124,158', width: 4.6 },
        { path: '106,86 118,108 116,142', width: 3.4 },
        { path: '98,70 94,100 104,140', width: 3.4 },
      ],
    },
  );
  // open mouth with its hooked jaws
  scene.form(spline('26,66! 44,80 60,90 72,94! 66,108 50,114 36,108! 40,94 32,80').withThickness(30), {
    ramp: 'throat',
    flat: true,
    outline: 'inner',
  });
  scene.form(spline('40,112! 44,98 56,96 66,104! 58,112 48,116').withThickness(20), {
    ramp: 'tongue',
    flat: true,
    outline: false,
  });
  scene.form(tube('70,98,6 54,120,9 34,120,8 22,104,3'), { ramp: 'belly', rim: false, shade: 3 });
  scene.form(spline('38,74! 46,80 40,88!').withThickness(8), { ramp: 'belly', flat: true, outline: false });
  // near fin
  scene.form(spline('112,150! 128,168 120,200 96,226! 84,206 78,184 88,162!').withThickness(34), {
    ramp: 'fin',
    miter: true,
    shade: 6,
    marks: [{ path: spline('70,190! 100,196 130,190! 120,240 70,240'), ramp: 'finTip' }],
    lines: [
      { path: '108,164 106,186 100,206', width: 3 },
      { path: '98,166 94,184 91,198', width: 3 },
    ],
  });
  drawWater(scene);
  // face
  eye(scene, 44, 56, 20, 24, { kind: 'fierce', mirror: true });
  eye(scene, 82, 68, 35, 31, { kind: 'fierce' });
  blush(scene, 88, 96, 9);
});
