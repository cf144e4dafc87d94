import { creature } from '../creature.ts';
import {
  blush,
  curl,
  ellipse,
  eye,
  fluff,
  ink,
  type Point,
  ribs,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { WEAVER, WEAVER_KINDS } from './weavers.ts';

const options = {
  plan: 'spider',
  stage: 1,
  float: 4,
  palette: { ...WEAVER, limb: '#7d78d8', face: '#ecdcff', lid: '#d3b6f6' },
  ...WEAVER_KINDS,
  roles: { ...WEAVER_KINDS.roles, limb: 'main', face: 'belly' },
  dark: { ...WEAVER_KINDS.dark, limb: '#7a4a9c', face: '#cdb2e0', lid: '#a283bc' },
  shiny: { ...WEAVER_KINDS.shiny, limb: '#e8708a', face: '#e9fff2', lid: '#a6ecd0' },
} as const;

/** The drop spindle: whorl, shaft and a cop of yarn. */
function drawSpindle(scene: Scene): void {
  scene.form(tube('108,150,5.4 108,220,5.4 108,278,1.6'), { ramp: 'accent', lineWidth: 0.8 });
  scene.form(spline('60,206! 108,218 156,206! 150,228 130,254 108,264 86,254 66,228'), {
    ramp: 'belly',
    shade: 6,
    lines: [
      { path: '62,216 108,228 152,215', width: 3 },
      { path: '70,230 108,241 147,228', width: 3 },
      { path: '82,244 108,252 134,243', width: 3 },
    ],
  });
  scene.form(spline('32,194 108,172 184,194 180,210 108,226 36,210'), {
    ramp: 'night',
    shade: 5,
    marks: [
      { path: ellipse(108, 193, 56, 12), ramp: 'main' },
      { path: ellipse(108, 193, 28, 6), ramp: 'night' },
    ],
  });
}

/** The open eye under a heavy lid. */
function drawSleepyEye(scene: Scene, x: number, y: number, width: number, height: number): void {
  eye(scene, x, y, width, height, { kind: 'dot' });
  if (scene.blink) return;
  const [rx, ry] = [width / 2 + 1.5, height / 2 + 2];
  const edge: Point[] = [
    [x - rx, y - ry * 0.2, true],
    [x, y - ry * 0.36],
    [x + rx + 2, y - ry * 0.08, true],
  ];
  const top: Point[] = [
    [x + rx * 0.86, y - ry * 0.6],
    [x, y - ry * 1.06],
    [x - rx * 0.8, y - ry * 0.76],
  ];
  scene.flat(spline([...edge, ...top]), 'lid');
  scene.flat(ink(edge, 4.6), '#1e1528');
}

/** A little spider that spins dreams into yarn. */
export const dreamspin = creature('dreamspin', options, (scene) => {
  // thread
  scene.form(tube('164,-14,2.4 164,24,2.4'), { ramp: 'belly', lineWidth: 0.6, flat: true });
  // hind legs that hold it
  scene.form([tube('146,48,6 132,22,5.4'), tube('132,22,5.4 146,6,4.8 166,2,4')], {
    ramp: 'limb',
    dim: true,
    lineWidth: 0.9,
  });
  scene.form([tube('184,48,6 206,26,5.4'), tube('206,26,5.4 194,12,4.8 162,12,4')], {
    ramp: 'limb',
    lineWidth: 0.9,
  });
  // middle legs
  scene.form([tube('200,88,6 242,84,5.4'), tube('242,84,5.4 258,108,4.2 256,126,2.4')], {
    ramp: 'limb',
    lineWidth: 0.9,
  });
  scene.form([tube('190,116,6 226,124,5.4'), tube('226,124,5.4 238,146,4.2 232,164,2.4')], {
    ramp: 'limb',
    lineWidth: 0.9,
  });
  // body
  scene.form(skull(164, 82, 54), {
    shade: 12,
    marks: [
      { path: spline('110,50 164,20 214,44 230,96 204,82 190,66 164,62 136,70'), ramp: 'night' },
      { path: [ellipse(182, 44, 5.4), ellipse(203, 66, 4.4), ellipse(160, 40, 3.6)], ramp: 'belly' },
    ],
    lines: [curl(186, 102, 12)],
  });
  drawSpindle(scene);
  // far front leg
  scene.form([tube('66,132,5.6 30,150,5'), tube('30,150,4.8 56,170,4.4 102,172,4')], {
    ramp: 'limb',
    dim: true,
    lineWidth: 0.9,
  });
  // head
  scene.form(skull(96, 98, 48, { cheek: 0.7 }), {
    shade: 9,
    cast: [ellipse(98, 60, 52, 14)],
    marks: [
      { path: spline('50,102 68,84 94,92 120,82 144,100 142,126 112,144 76,144 52,128'), ramp: 'face' },
    ],
  });
  // near front leg
  scene.form([tube('138,130,6 170,152,5.4'), tube('170,152,5.2 150,171,4.8 114,168,4.4')], {
    ramp: 'limb',
    lineWidth: 0.9,
  });
  // nightcap
  const cap = '50,65! 60,33 84,13 58,11 32,29 22,57! 10,35 22,3 60,-13 104,-7 134,17 146,57!';
  scene.form(spline(`${cap} 98,73`), {
    ramp: 'belly',
    shade: 9,
    lines: [
      { path: '58,39 82,23 108,31', width: 3 },
      { path: '42,13 60,-1 88,3', width: 3 },
    ],
  });
  const brim = '48,67,10 96,55,11 146,61,10';
  scene.form(tube(brim), { ramp: 'night', shade: 4, lines: ribs(brim, 5) });
  scene.form(fluff(18, 70, 16, 16, 7, 0.18), { ramp: 'accent', shade: 4, lineWidth: 0.9 });
  // face
  scene.flat(ink('58,106 64,113 73,116 82,113 87,107', 4.6), '#1e1528');
  drawSleepyEye(scene, 116, 106, 33, 40);
  scene.flat(ellipse(95, 88, 3.6, 4.2), 'night');
  scene.form(ellipse(94, 133, 6, 7.5), { ramp: '#7a2f56', flat: true, lineWidth: 0.5 });
  blush(scene, 126, 131, 8);
  blush(scene, 63, 131, 6);
});
