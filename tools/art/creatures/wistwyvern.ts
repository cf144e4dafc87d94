import { creature } from '../creature.ts';
import { ellipse, eye, ink, type Scene, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { drawLeaf } from '../parts/foliage.ts';
import { twist } from '../parts/twisted-horn.ts';
import { drawRaceme } from './wistwyvern-racemes.ts';

const palette = {
  main: '#a87b56',
  belly: '#e6cc9e',
  leaf: '#6fb84e',
  petal: '#a988ee',
  petalLight: '#d8c6ff',
  petalDeep: '#7a55cf',
  horn: '#efe0b8',
  claw: '#f4e6c4',
  iris: '#5fae3a',
};
const roles = { petalLight: 'accent', petalDeep: 'accent' } as const;
const dark = {
  main: '#2f5c60',
  leaf: '#36616b',
  petal: '#89d64f',
  petalLight: '#b3e3df',
  petalDeep: '#629e13',
};
const shiny = {
  main: '#d9c8b4',
  belly: '#fff4e0',
  leaf: '#3f9f8c',
  petal: '#ffd24a',
  petalLight: '#fff2a6',
  petalDeep: '#ee9a2a',
  horn: '#f2894e',
};

/** Clusters as `x,y,length,width,sway`. */
function drawCurtain(scene: Scene, clusters: string, dim = false): void {
  for (const text of clusters.split(' ')) {
    const [x = 0, y = 0, length = 0, width = 0, sway = 0] = text.split(',').map(Number);
    drawRaceme(scene, x, y, length, width, sway, dim);
  }
}

/** Leaves as `x,y,length,width,degrees`. */
function drawLeaves(scene: Scene, leaves: string, dim = false): void {
  for (const text of leaves.split(' ')) {
    const [x = 0, y = 0, length = 0, width = 0, degrees = 0] = text.split(',').map(Number);
    drawLeaf(scene, x, y, length, width, degrees, { dim, lineWidth: 0.8, rim: false });
  }
}

/** A bough of twisted vines. */
function drawBough(scene: Scene, spine: string, turns: number, dim = false): void {
  scene.form(tube(spine), { shade: 6, dim, lines: twist(spine, turns, { slant: 0.1, width: 2.8 }) });
}

const FAR_ARM = '124,132,13 104,76,10 78,26,9 36,8,7 4,26,5 -6,48,1.5';
const NEAR_ARM = '148,132,16 172,86,12 196,36,10 240,6,8 284,18,6 306,52,1.5';
const TAIL = '160,190,20 196,222,14 236,232,10 266,216,8 268,188,6 250,180,4.6 240,192,3 248,200,1.2';
const NECK = '140,150,28 124,120,20 114,92,17';
const THIGH = '156,188,26 142,214,15 156,234,11 152,250,10';

/** A wyvern hung with clusters of wisteria. */
export const wistwyvern = creature(
  'wistwyvern',
  { plan: 'wyvern', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // far wing
    drawCurtain(scene, '6,40,84,30,-6 72,34,74,30,-4 40,24,124,36,-8', true);
    drawBough(scene, FAR_ARM, 7, true);
    drawLeaves(scene, '78,22,36,22,-84 48,12,38,22,-130 18,18,32,20,-96', true);
    // tail
    drawBough(scene, TAIL, 8);
    drawLeaves(scene, '266,200,40,22,-24');
    // near wing
    drawCurtain(scene, '204,56,80,30,4 296,44,78,28,10 226,36,126,36,6 272,30,136,36,10 250,26,96,34,6');
    // far leg
    scene.form(tube('122,184,18 98,208,12 106,230,9 96,250,9'), { dim: true });
    drawClaws(scene, '92,250,22,12,178 96,256,20,11,164', { dim: true });
    // body and neck
    scene.form(
      [spline('124,122 156,128 176,156 180,188 158,208 130,200 110,176 108,144'), tube(NECK), tube(THIGH)],
      {
        shade: 10,
        marks: [
          { path: spline('96,90 110,110 120,134 130,160 130,196 112,190 98,150 92,110'), ramp: 'belly' },
        ],
        lines: [
          ...twist(NECK, 3, { slant: 0.2, width: 2.8 }),
          { path: '164,140 172,166 164,186 148,200', width: 3.4 },
          { path: '148,206 140,216 134,222', width: 3 },
        ],
        cast: [ellipse(104, 114, 26, 14, 20)],
      },
    );
    drawClaws(scene, '148,250,24,12,178 152,256,22,12,162 162,256,20,12,20');
    // near arm of the wing
    drawBough(scene, NEAR_ARM, 7);
    drawLeaves(
      scene,
      '192,44,38,22,-150 206,24,40,24,-98 242,8,42,24,-60 266,10,36,20,-108 296,36,38,22,-36',
    );
    // beard
    drawCurtain(scene, '92,116,64,28,4 66,116,98,36,-6');
    // far horn
    scene.form(tube('92,66,7 84,46,6 92,30,4.6 106,32,3 104,42,1'), {
      ramp: 'horn',
      dim: true,
      rim: false,
      lineWidth: 0.85,
    });
    // near horn
    scene.form(tube('124,66,9 142,50,8 150,30,6 138,18,4.2 128,28,2.6 136,36,1'), {
      ramp: 'horn',
      rim: false,
      lineWidth: 0.85,
    });
    // leaves behind the cheek
    drawLeaves(scene, '124,94,38,22,-22 120,106,34,20,12');
    // head
    scene.form(spline('28,104 34,92 60,84 80,66 108,58 130,72 134,96 118,116 88,122 56,124 34,118'), {
      shade: 8,
      marks: [{ path: spline('10,108 50,108 88,108 120,100 120,140 20,140'), ramp: 'belly' }],
      lines: [{ path: '112,66 124,76 126,90', width: 2.6 }],
    });
    // face
    scene.ink(ink('34,108 60,111 86,110 106,102', 4));
    scene.flat(ellipse(40, 98, 2.8, 2, -20), scene.ramp('main').line);
    eye(scene, 66, 86, 13, 16, { kind: 'fierce', mirror: true, slit: true });
    eye(scene, 98, 86, 24, 22, { kind: 'fierce', slit: true });
  },
);
