import { creature } from '../creature.ts';
import { ellipse, eye, ink, polygon, type Scene, spline } from '../kit.ts';
import { INK_KINDS, INKS } from './inks.ts';
import { type Arm, drawArm, drawFlourish } from './kalligraken-brushes.ts';

const FAR: readonly Arm[] = [
  { spine: '104,190,15 46,164,12 10,118,10 8,62,8.5', degrees: -80, size: 1 },
  { spine: '156,188,15 218,160,12 254,112,10 252,56,8.5', degrees: -96, size: 1 },
];
const MIDDLE: readonly Arm[] = [
  { spine: '104,204,16 50,204,13 12,184,11 -8,150,9.5', degrees: -128, size: 1.05 },
  { spine: '158,204,16 214,204,13 252,182,11 270,146,9.5', degrees: -54, size: 1.05 },
  { spine: '112,214,15 108,244,13 88,264,11 60,268,9', degrees: 176, size: 0.95 },
  { spine: '150,214,15 154,244,13 174,264,11 202,268,9', degrees: 4, size: 0.95 },
];
const NEAR: readonly Arm[] = [
  {
    spine: '98,212,15 70,238,14.5 34,240,12 6,220,10',
    degrees: -160,
    size: 1.1,
    suckers: [
      [72, 248, 5],
      [53, 250, 4.4],
      [34, 248, 4],
    ],
  },
  {
    spine: '164,212,15 192,238,14.5 228,240,12 256,220,10',
    degrees: -20,
    size: 1.1,
    suckers: [
      [190, 248, 5],
      [209, 250, 4.4],
      [228, 248, 4],
    ],
  },
];

/** The mantle, folded like a hat of parchment and sealed. */
function drawHat(scene: Scene): void {
  scene.form(polygon('138,-54 210,80 58,88'), {
    ramp: 'paper',
    miter: true,
    shade: 8,
    rim: false,
    marks: [{ path: polygon('138,-54 154,90 224,94'), ramp: 'fold' }],
    lines: [{ path: '138,-46 147,16 153,80', width: 3.2 }],
  });
  scene.form(polygon('34,40 60,74 128,90 206,68 228,34 218,94 146,114 128,116 46,100'), {
    ramp: 'paper',
    miter: true,
    shade: 5,
    rim: false,
    lines: ['128,93 129,106 128,116'],
  });
  // vermilion seal
  scene.form(polygon('92,28 122,24 126,58 95,62').rotate(4, 110, 44), {
    ramp: 'accent',
    lineWidth: 0.75,
    shade: 2.5,
    rim: false,
    lines: [
      { path: '101,37 116,35 115,43 102,45', width: 3.6, colour: scene.colour('paper') },
      { path: '102,53 110,52 119,51', width: 3.6, colour: scene.colour('paper') },
    ],
  });
}

/** A courteous kraken with a brush at the end of each of its eight arms. */
export const kalligraken = creature(
  'kalligraken',
  {
    plan: 'kraken',
    palette: { ...INKS, fold: '#e2c795' },
    stage: 2,
    roles: { ...INK_KINDS.roles, fold: 'belly' },
    dark: { ...INK_KINDS.dark, fold: '#588589' },
    shiny: { ...INK_KINDS.shiny, fold: '#f0d7a0' },
  },
  (scene) => {
    // wet strokes
    drawFlourish(scene, '248,0,3 252,-28,6 236,-48,6 220,-40,5 222,-26,4 232,-28,0');
    drawFlourish(scene, '-60,198,3 -84,184,6 -84,160,6 -70,152,5 -60,162,4 -66,170,0');
    for (const arm of FAR) drawArm(scene, arm, true);
    for (const arm of MIDDLE) drawArm(scene, arm);
    // head
    scene.form(
      spline('130,60 178,72 204,112 204,168 184,212 160,234 130,222 102,234 78,212 58,168 58,112 82,72'),
      {
        shade: 12,
        cast: [ellipse(128, 88, 96, 28)],
        marks: [
          {
            path: [ellipse(178, 176, 7, 6), ellipse(187, 160, 4.4, 4), ellipse(164, 190, 5, 4)],
            ramp: 'sheen',
          },
        ],
      },
    );
    for (const arm of NEAR) drawArm(scene, arm);
    drawHat(scene);
    // face with one raised brow
    eye(scene, 93, 152, 27, 34);
    eye(scene, 147, 152, 34, 37);
    scene.flat(ink('74,129 90,123 106,129', 5), scene.ramp('main').line);
    scene.flat(ink('130,124 150,114 171,127', 5.4), scene.ramp('main').line);
    scene.flat(ink('100,184 112,192 129,185', 4.6), scene.ramp('main').line);
  },
);
