import { creature } from '../creature.ts';
import { blossom, blush, ellipse, eyes, mouth, spike, spline, tube } from '../kit.ts';

const palette = {
  main: '#58b368',
  belly: '#d8f0a0',
  petal: '#ff6f91',
  stamen: '#ffd75e',
  thorn: '#c58bf0',
  boot: '#d9824a',
  iris: '#3a2a2a',
};
const roles = { thorn: 'accent', stamen: 'fixed' } as const;
const dark = { thorn: '#ff5fa0' };
const shiny = {
  main: '#c79bea',
  belly: '#fbeaff',
  petal: '#ffc93f',
  thorn: '#fff3c0',
  boot: '#5f8fd8',
  stamen: '#ff7a59',
};

const THORNS = [
  [84, 92, 200],
  [78, 184, 172],
  [178, 92, -20],
  [180, 190, 10],
  [224, 132, 10],
  [36, 126, 180],
  [208, 106, -70],
  [48, 100, 250],
  [96, 62, 236],
] as const;

const plan = 'cactus';

/** A cactus child whose thorns are dipped in poison. */
export const pricklo = creature('pricklo', { plan, palette, stage: 1, roles, dark, shiny }, (scene) => {
  // feet
  scene.form(ellipse(104, 226, 18, 10), { ramp: 'boot', dim: true });
  scene.form(ellipse(146, 228, 20, 10), { ramp: 'boot' });
  // arms
  scene.form(tube('88,150,15 56,150,15 50,118,15'), {
    dim: true,
    lines: [{ path: '46,126 46,114 48,106', width: 3 }],
  });
  scene.form(tube('164,158,17 202,156,16 208,124,16'), {
    lines: [
      { path: '214,132 213,118 210,112', width: 3 },
      { path: '178,164 190,164 200,160', width: 3 },
    ],
  });
  // body
  scene.form(spline('128,50 162,66 178,112 178,166 168,210 128,224 90,210 80,166 80,112 94,66'), {
    shade: 13,
    marks: [{ path: spline('114,100 150,110 160,144 136,170 100,166 84,134 92,110'), ramp: 'belly' }],
    lines: [
      { path: '112,58 102,70 98,84', width: 3 },
      { path: '146,58 158,78 162,98', width: 3 },
      { path: '160,176 158,194 152,210', width: 3 },
      { path: '98,180 100,196 106,210', width: 3 },
    ],
  });
  // thorns
  for (const [x, y, degrees] of THORNS) {
    scene.form(spike(x, y, 16, 9, degrees), {
      ramp: 'thorn',
      lineWidth: 0.6,
      miter: true,
      rim: false,
      shade: 1,
    });
  }
  blossom(scene, 132, 44, 26, 6);
  // face
  eyes(scene, 118, 128, 44, 22, 29, { kind: 'dot' });
  mouth(scene, 112, 150, 20, 'cat', { lineWidth: 2.6 });
  blush(scene, 94, 148, 7);
  blush(scene, 148, 150, 9);
});
