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
  palette: { ...WEAVER, face: '#ecdcff', lid: '#d3b6f6' },
  ...WEAVER_KINDS,
  roles: { ...WEAVER_KINDS.roles, face: 'belly' },
  dark: { ...WEAVER_KINDS.dark, face: '#cdb2e0', lid: '#a283bc' },
  shiny: { ...WEAVER_KINDS.shiny, face: '#e9fff2', lid: '#a6ecd0' },
} as const;

/** The drop spindle: whorl, shaft and a cop of yarn. */
function drawSpindle(scene: Scene): void {
  scene.form(tube('108,158,4.6 108,218,4.6 108,296,1.5'), { ramp: 'accent', lineWidth: 0.8 });
  scene.form(spline('68,212! 108,224 148,212! 142,238 124,266 108,276 92,266 74,238'), {
    ramp: 'belly',
    shade: 6,
    lines: [
      { path: '66,226 108,238 150,224', width: 3 },
      { path: '72,240 108,251 144,238', width: 3 },
      { path: '82,254 108,263 134,252', width: 3 },
    ],
  });
  scene.form(spline('46,202 108,184 170,202 166,216 108,230 50,216'), {
    ramp: 'night',
    shade: 5,
    marks: [
      { path: ellipse(108, 202, 44, 10), ramp: 'main' },
      { path: ellipse(108, 202, 22, 5), ramp: 'night' },
    ],
  });
}

/** The eye that is not asleep yet, under a heavy lid. */
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
  scene.form(tube('160,-38,2.4 160,20,2.4'), { ramp: 'belly', lineWidth: 0.6, flat: true });
  // hind legs that hold it
  scene.form([tube('144,44,5 124,6,4.6'), tube('124,6,4.6 142,-14,4 162,-18,3.4')], {
    ramp: 'night',
    dim: true,
    lineWidth: 0.9,
  });
  scene.form([tube('182,46,5 202,12,4.6'), tube('202,12,4.6 186,-6,4 160,-6,3.4')], {
    ramp: 'night',
    lineWidth: 0.9,
  });
  // middle legs
  scene.form([tube('196,100,5.4 230,104,4.8'), tube('230,104,4.6 240,128,3.6 236,142,2')], {
    ramp: 'night',
    lineWidth: 0.9,
  });
  scene.form([tube('186,118,5.4 216,130,4.8'), tube('216,130,4.6 220,150,3.6 212,164,2')], {
    ramp: 'night',
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
    ramp: 'night',
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
    ramp: 'night',
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
