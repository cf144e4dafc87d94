import { creature } from '../creature.ts';
import { ellipse, eye, mouth, type Path, polygon, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#71879f',
  ochre: '#e0a544',
  teal: '#a4e2d6',
  slate: '#c3ccd6',
  grass: '#74bd48',
  iris: '#1f9c8c',
};
const roles = { ochre: 'accent', teal: 'belly', slate: 'belly', grass: 'main' } as const;
const dark = { main: '#224f56', ochre: '#5c9e2a', teal: '#6c9b97', slate: '#4d797f', grass: '#7c790f' };
const shiny = { main: '#cf4f86', ochre: '#fff08a', teal: '#ffc9e2', slate: '#ffe2ec', grass: '#35c4d8' };
const options = { plan: 'trilobite', palette, stage: 1, roles, dark, shiny } as const;

/** The ridge down the middle of the back, the second of the three lobes. */
const RIDGE = spline('100,92! 150,90 192,101 228,126 262,170! 236,160 214,142 184,127 150,120 100,120!');

/** Hind edges of the plates from the tail to the head: top, bulge and the point at the side. */
const PLATES = [
  '226,118 250,146 256,186!',
  '211,102 236,144 242,197!',
  '192,91 217,138 224,203!',
  '170,84 196,134 203,207!',
  '148,80 174,132 181,209!',
] as const;

function drawFoot(scene: Scene, x: number, y: number, dim = false): void {
  const foot: Path = spline([
    [x - 8, y - 30],
    [x + 8, y - 30],
    [x + 8, y - 4],
    [x + 2, y],
    [x - 9, y],
    [x - 13, y - 7],
    [x - 8, y - 14],
  ]);
  scene.form(foot, { ramp: 'teal', dim, lineWidth: 0.85, shade: 3 });
}

/** A tiny trilobite that admires a blade of grass. */
export const trilobit = creature('trilobit', options, (scene) => {
  // feet of the far side
  for (const x of [66, 102, 138]) drawFoot(scene, x, 206, true);
  // tail
  scene.form(spline('200,110 236,122 258,146 272,182! 262,180 256,188! 246,182 238,190! 200,186'), {
    marks: [{ path: RIDGE, ramp: 'ochre' }],
  });
  // feet of the near side
  for (const [x, y] of [
    [232, 210],
    [208, 216],
    [182, 221],
    [154, 224],
    [124, 225],
  ] as const) {
    drawFoot(scene, x, y);
  }
  // plates
  for (const hind of PLATES) {
    scene.form(spline(`104,84! ${hind} 150,196 104,190!`), {
      shade: 7,
      marks: [{ path: RIDGE, ramp: 'ochre' }],
    });
  }
  // half-moon shield with its two eye hills
  const shield = spline(
    '-14,190! -6,136 30,92 92,75 152,88 192,134 230,220! 192,196 150,188 100,193 50,190 14,180',
  );
  scene.form([shield.withThickness(90), ellipse(46, 104, 30, 32, -12), ellipse(142, 104, 35, 37, 12)], {
    shade: 9,
    marks: [
      { path: spline('92,66 112,82 115,118 107,150 88,156 71,148 65,116 72,82'), ramp: 'ochre' },
      {
        path: spline('-30,180 10,172 50,181 98,185 146,179 186,182 240,216! 230,240 -30,240'),
        ramp: 'slate',
      },
    ],
  });
  // blade of grass, held up
  scene.form(tube('0,212,3 -19,160,8 -18,100,8 8,42,0.4'), {
    ramp: 'grass',
    miter: true,
    lines: [{ path: '-8,190 -20,130 -10,80', width: 3 }],
  });
  scene.form(spline('30,184 36,198 16,208 -4,204! -12,196 -8,186 6,186 18,180'), {
    ramp: 'teal',
    lineWidth: 0.85,
    shade: 3,
  });
  // grains on its cheeks
  for (const [x, y, radius] of [
    [30, 156, 3.4],
    [46, 164, 2.6],
    [60, 152, 2.4],
    [128, 158, 2.6],
    [148, 166, 3.6],
    [164, 154, 2.6],
  ] as const) {
    scene.flat(ellipse(x, y, radius), scene.ramp('main').light);
  }
  // piece of slate on its head
  const chip = { ramp: 'slate', miter: true, rim: false, lineWidth: 0.85, shade: 4 } as const;
  scene.form(polygon('78,76 84,56 106,46 124,54 126,72 102,82').withThickness(26), chip);
  scene.form(polygon('196,96 204,82 218,84 220,100 206,106').withThickness(16), chip);
  scene.form(polygon('176,170 186,160 196,168 192,179 180,181').withThickness(12), chip);
  // face
  eye(scene, 45, 108, 42, 47, { look: [-0.2, -0.2], lid: 5 });
  eye(scene, 141, 108, 51, 55, { look: [-0.3, -0.2], lid: 6 });
  mouth(scene, 88, 164, 22, 'open', { lineWidth: 3 });
});
