import { creature } from '../creature.ts';
import { drawEar, ellipse, eye, leaf, mouth, nose, pointedEar, type Scene, spline, tube } from '../kit.ts';
import { drawHoof } from '../parts/hooves.ts';
import { drawFarAntler, drawNearAntler, drawRisingSun } from './dawnhart-antlers.ts';
import { drawSongbird } from './dawnhart-songbird.ts';

const palette = {
  main: '#f4f1ea',
  belly: '#ffffff',
  leaf: '#6cc04f',
  leafLight: '#b2e06c',
  bark: '#b57a66',
  gold: '#f5987a',
  sun: '#ffb784',
  sunLight: '#ffd79a',
  sunCore: '#fff3cf',
  petal: '#ff9fbd',
  wing: '#f0788c',
  hoof: '#cf8468',
  blush: '#f6c3ac',
  iris: '#3f9a5a',
};
const dark = {
  main: '#4d4672',
  belly: '#6f669a',
  leaf: '#7a3f9c',
  leafLight: '#b455b8',
  bark: '#3d3358',
  gold: '#ff5f9c',
  sun: '#b8336f',
  sunLight: '#e85a94',
  sunCore: '#ffd6e8',
  petal: '#ff86c0',
  wing: '#ff6f9f',
  hoof: '#8a3a68',
  blush: '#7a5a94',
};
const shiny = {
  main: '#a8cdf8',
  belly: '#ffffff',
  leaf: '#ff94bd',
  leafLight: '#ffc9de',
  bark: '#7a6aa8',
  gold: '#ffd24a',
  sun: '#ffdf70',
  sunLight: '#ffefaa',
  sunCore: '#ffffff',
  petal: '#b08cff',
  wing: '#5fb0ff',
  hoof: '#8f7fd0',
  blush: '#8f9eea',
};

/** Leaves of the mane, each as x, y, length and direction. */
const MANE = [
  [128, 122, 32, 14],
  [137, 134, 34, 42],
  [146, 145, 36, 20],
  [155, 155, 36, 48],
  [165, 163, 36, 22],
  [178, 170, 34, 48],
] as const;

function drawMane(scene: Scene): void {
  MANE.forEach(([x, y, length, degrees], i) => {
    scene.form(leaf(x, y, length, 21, degrees, 4), {
      ramp: i % 2 ? 'leafLight' : 'leaf',
      miter: true,
      rim: false,
      shade: 4,
      lineWidth: 0.9,
    });
  });
}

/** A white hart with budding trees for antlers and the rising sun between them. */
export const dawnhart = creature('dawnhart', { plan: 'hoofed', palette, dark, shiny }, (scene) => {
  const sock = (y: number) => ({
    path: spline(`60,${y} 150,${y + 4} 250,${y} 250,290 60,290`),
    ramp: 'blush',
  });
  drawRisingSun(scene);
  drawFarAntler(scene);
  // tail
  scene.form(leaf(232, 190, 36, 24, -38, 6), { ramp: 'belly', miter: true });
  scene.form(leaf(234, 194, 30, 18, -4, 5), { ramp: 'leaf', miter: true, lineWidth: 0.9 });
  // far legs
  scene.form(tube('156,212,12 152,242,6.5 150,266,5.2 150,280,5.2'), { dim: true, marks: [sock(246)] });
  drawHoof(scene, 149, 291, 14, 0, { dim: true });
  scene.form(tube('206,200,17 210,228,8.5 199,252,5.6 201,280,5.4'), { dim: true, marks: [sock(250)] });
  drawHoof(scene, 200, 291, 14, 0, { dim: true });
  // body, neck with its ruff, haunch
  const body = spline('130,192 156,174 194,174 222,178 235,194 228,212 202,212 170,220 148,222 130,210');
  const haunch = tube('218,196,21 230,228,9.5 219,254,6 222,286,5.8');
  const ruff = spline(
    '102,148 94,160 86,176! 98,174! 92,186 88,200! 101,195! 98,207 98,219! 112,210! 130,222 148,206 158,190 140,156',
  );
  const foreleg = tube('154,208,15 128,224,9.5 115,238,7 121,256,5.4 127,270,5.2');
  scene.form([body, tube('160,200,28 140,170,22 113,134,16'), ruff, haunch, foreleg], {
    shade: 9,
    marks: [
      sock(252),
      { path: ellipse(204, 190, 5.5, 4.5), ramp: 'sun' },
      { path: ellipse(220, 189, 4.5, 4), ramp: 'sun' },
      { path: ellipse(213, 201, 5, 4.2), ramp: 'sun' },
      { path: ellipse(197, 202, 4, 3.4), ramp: 'sun' },
    ],
    cast: [ellipse(110, 152, 30, 14, 30)],
    lines: [
      { path: '203,206 202,216 208,226', width: 3.2 },
      { path: '114,172 110,182 113,190', width: 3 },
      { path: '128,184 124,195 128,203', width: 3 },
      { path: '112,211 122,213 134,209', width: 3 },
      { path: '146,228 158,222 165,208', width: 3.2 },
    ],
  });
  drawHoof(scene, 221, 298, 16);
  drawHoof(scene, 132, 282, 15, -28);
  drawMane(scene);
  // head
  drawEar(scene, pointedEar(82, 122, 32, 17, 188, -4), 'main', 'blush', { dim: true });
  scene.form(
    spline('86,104 104,100 122,108 128,126 120,142 104,154 92,164 76,166 68,156 72,142 77,128 79,112'),
    {
      shade: 7,
      marks: [{ path: spline('60,150 76,146 96,152 104,170 60,176'), ramp: 'blush' }],
    },
  );
  drawEar(scene, pointedEar(120, 120, 36, 19, -8, 5), 'main', 'blush');
  drawNearAntler(scene);
  drawSongbird(scene, 176, 74);
  // forelock
  scene.form(leaf(104, 100, 22, 14, 118), { ramp: 'leaf', miter: true, lineWidth: 0.8, rim: false });
  scene.form(leaf(102, 100, 20, 13, 72), { ramp: 'leafLight', miter: true, lineWidth: 0.8, rim: false });
  // face
  eye(scene, 82, 128, 11, 17, { kind: 'calm', mirror: true });
  eye(scene, 108, 129, 19, 19, { kind: 'calm' });
  nose(scene, 73, 153, 10, '#7a3d46');
  mouth(scene, 82, 160, 12, 'smile', { lineWidth: 2.6 });
});
