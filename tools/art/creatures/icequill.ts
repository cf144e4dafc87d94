import { creature } from '../creature.ts';
import { blush, drawCrystal, ellipse, eyes, fluff, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#a9bccd',
  cap: '#2f6f86',
  belly: '#f6fcff',
  ice: '#c6f3ff',
  bone: '#fff3dc',
  beak: '#ffb03b',
  accent: '#ff6b6b',
  iris: '#2a55b8',
};
const roles = { beak: 'accent', ice: 'belly', bone: 'belly', cap: 'main' } as const;
const dark = { main: '#3b686d', cap: '#0d3d43', ice: '#c5c33e', bone: '#9acac6' };
const shiny = {
  main: '#f0b46c',
  cap: '#c0426f',
  belly: '#fff6ea',
  ice: '#ff9fd4',
  accent: '#3fb8a8',
  beak: '#ffb03b',
};

/** A webbed foot whose middle is at (x, y). */
function foot(scene: Scene, x: number, y: number, dim: boolean): void {
  const outline = `${x - 24},${y + 4} ${x - 14},${y - 8} ${x + 6},${y - 10} ${x + 18},${y - 2} ${x + 14},${y + 5}`;
  scene.form(spline(`${outline} ${x - 6},${y + 6}`), {
    ramp: 'beak',
    dim,
    rim: false,
    lines: [{ path: `${x - 10},${y - 4} ${x - 12},${y + 3}`, width: 2.6 }],
  });
}

const plan = 'penguin';

/** The quills, from the brow down the back. */
const QUILLS = [
  [100, 66, 46, 22, -124],
  [112, 58, 62, 24, -104],
  [130, 54, 76, 28, -84],
  [150, 58, 84, 30, -60],
  [168, 72, 80, 30, -38],
  [180, 92, 68, 28, -16],
  [188, 118, 52, 24, 6],
] as const;

/** The comb: the bones of a herring. */
function drawComb(scene: Scene): void {
  const bone = { ramp: 'bone', lineWidth: 0.75, rim: false, shade: 2 } as const;
  for (const [x, y, length] of [
    [16, 66, 26],
    [26, 62, 30],
    [36, 58, 32],
    [46, 55, 30],
    [56, 52, 25],
  ] as const) {
    scene.form(
      tube([
        [x, y, 3.4],
        [x - 7, y - length, 1.6],
      ]),
      bone,
    );
  }
  scene.form(tube('2,76,4 34,64,5 68,52,4.4'), bone);
  scene.form(spline('62,44! 78,36 96,40! 88,48 94,62! 78,64 64,60').withThickness(18), bone);
  scene.flat(ellipse(76, 49, 3.2), scene.ramp('cap').line);
  scene.form(spline('8,70! -6,62 -18,64! -8,76 -14,92! 2,88 12,80').withThickness(14), bone);
}

/** A penguin chick that combs its icicles. */
export const icequill = creature('icequill', { plan, palette, stage: 1, roles, dark, shiny }, (scene) => {
  foot(scene, 102, 230, true);
  foot(scene, 152, 233, false);
  for (const [x, y, length, width, degrees] of QUILLS)
    drawCrystal(scene, x, y + 6, length, width, degrees, { ramp: 'ice' });
  // tail
  scene.form(spline('176,200 204,206 220,222! 196,228 168,222'), { rim: false });
  // far flipper with the comb
  drawComb(scene);
  scene.form(
    spline('86,160! 64,146 44,116 26,82! 22,62 34,54 46,66! 60,96 80,122 94,138').withThickness(26),
    { dim: true, shade: 4 },
  );
  // body of down
  scene.form(spline('126,112 172,130 194,172 184,214 156,234 122,238 90,234 64,212 58,172 80,130'), {
    shade: 14,
    marks: [{ path: fluff(108, 190, 44, 40, 12, 0.12), ramp: 'belly' }],
  });
  // near flipper on the hip
  scene.form(spline('170,154 196,160 216,182 214,200! 196,206 184,218! 172,206 160,186').withThickness(34), {
    shade: 6,
  });
  // scarf with its end
  scene.form(tube('158,158,12 172,180,12 168,204,12', { endCap: 'flat' }), {
    ramp: 'accent',
    lines: [
      { path: '160,194 161,206', width: 2.6 },
      { path: '169,194 170,206', width: 2.6 },
    ],
  });
  // head with its cap
  scene.form(spline('124,44 164,58 184,94 178,132 150,152 112,156 78,144 62,116 68,80 90,54'), {
    ramp: 'cap',
    shade: 12,
    marks: [
      {
        path: spline('108,86! 124,72 150,76 164,98 162,128 140,150 104,158 72,144 56,120 60,96 76,80 96,78'),
        ramp: 'belly',
      },
    ],
  });
  scene.form(spline('62,138 90,152 130,156 172,142 184,154 168,170 124,176 82,170 58,154'), {
    ramp: 'accent',
    shade: 5,
  });
  eyes(scene, 106, 110, 54, 28, 35, { kind: 'dot', iris: '#6fa8ff' });
  scene.form(spline('92,125! 103,119 116,124! 110,134 101,140! 92,134'), {
    ramp: 'beak',
    lineWidth: 0.8,
    rim: false,
    shade: 3,
  });
  blush(scene, 78, 132, 7);
  blush(scene, 146, 134, 10);
});
