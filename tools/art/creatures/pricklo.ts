import { creature } from '../creature.ts';
import { blossom, blush, ellipse, eyes, mouth, type Scene, spike, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#58b368',
  belly: '#d8f0a0',
  petal: '#ff6f91',
  stamen: '#ffd75e',
  thorn: '#c58bf0',
  boot: '#d9824a',
  cork: '#d8a56a',
  iris: '#3a2a2a',
};
const roles = { thorn: 'accent', stamen: 'fixed' } as const;
const dark = { thorn: '#85d554', cork: '#477573' };
const shiny = {
  main: '#c79bea',
  belly: '#fbeaff',
  petal: '#ffc93f',
  thorn: '#fff3c0',
  boot: '#5f8fd8',
  stamen: '#ff7a59',
  cork: '#fff0d2',
};

/** Thorns: x, y, direction in degrees, size; the near ones are larger. */
const THORNS = [
  [92, 66, -142, 0.9],
  [80, 104, 188, 0.95],
  [80, 190, 166, 1],
  [168, 78, -28, 1.05],
  [178, 196, 16, 1.1],
  [180, 122, 4, 0.9],
  [228, 92, -8, 1.05],
  [206, 70, -88, 1],
  [34, 88, 192, 0.9],
  [56, 64, -96, 0.85],
  [60, 162, 106, 0.85],
  [206, 166, 62, 1],
] as const;

/** A thorn with a cork on it, for safety. */
function drawThorn(scene: Scene, x: number, y: number, degrees: number, size: number): void {
  scene.form(spike(x, y, 18 * size, 11 * size, degrees), {
    ramp: 'thorn',
    lineWidth: 0.6,
    miter: true,
    rim: false,
    shade: 1,
  });
  const [fromX, fromY] = polar(x, y, 11 * size, degrees);
  const [toX, toY] = polar(x, y, 25 * size, degrees);
  const cork = tube(
    [
      [fromX, fromY, 6.6 * size],
      [toX, toY, 8.2 * size],
    ],
    { startCap: 'flat', endCap: 'flat' },
  );
  scene.form(cork, { ramp: 'cork', lineWidth: 0.8, rim: false, shade: 3 });
}

const plan = 'cactus';

/** A cactus child with corks on its thorns. */
export const pricklo = creature('pricklo', { plan, palette, stage: 1, roles, dark, shiny }, (scene) => {
  // feet
  scene.form(ellipse(104, 226, 18, 10), { ramp: 'boot', dim: true });
  scene.form(ellipse(146, 228, 20, 10), { ramp: 'boot' });
  // arms
  scene.form(tube('90,152,15 56,146,15 46,116,15 48,84,14'), {
    dim: true,
    lines: [{ path: '42,116 41,104 43,94', width: 3 }],
  });
  scene.form(tube('164,160,17 204,152,16 214,122,16 210,90,15'), {
    lines: [
      { path: '220,124 220,112 218,102', width: 3 },
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
  for (const [x, y, degrees, size] of THORNS) drawThorn(scene, x, y, degrees, size);
  blossom(scene, 132, 44, 26, 6);
  // face
  eyes(scene, 118, 128, 44, 22, 29, { kind: 'dot' });
  mouth(scene, 112, 150, 24, 'open');
  blush(scene, 94, 148, 7);
  blush(scene, 148, 150, 9);
});
