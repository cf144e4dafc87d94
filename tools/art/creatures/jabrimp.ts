import { creature } from '../creature.ts';
import { ellipse, mouth, type SpinePoint, spline, tube } from '../kit.ts';
import { drawGlove, drawStalkEye, SHRIMP_ROLES, SHRIMPS } from './mantis-shrimps.ts';

const dark = {
  main: '#27535b',
  belly: '#7ba9a6',
  sand: '#929f0b',
  glove: '#5dca39',
  farGlove: '#44971e',
  stalk: '#517d86',
};
const shiny = {
  main: '#f2a03c',
  belly: '#fff0cf',
  sand: '#fff0b8',
  glove: '#3f6ae8',
  farGlove: '#3350b8',
  stalk: '#f9c878',
};

/** Rings of the tail from its tip to the body. */
const RINGS: readonly SpinePoint[] = [
  [284, 198, 20],
  [266, 208, 24],
  [242, 204, 29],
  [218, 190, 34],
  [192, 170, 38],
];

/** A tiny mantis shrimp that throws its whole body into a punch. */
export const jabrimp = creature(
  'jabrimp',
  { plan: 'shrimp', stage: 1, palette: SHRIMPS, roles: SHRIMP_ROLES, dark, shiny },
  (scene) => {
    // fan of the tail, braced on the ground
    for (const [degrees, ramp] of [
      [40, 'glove'],
      [-74, 'glove'],
      [-18, 'sand'],
    ] as const) {
      const lobe = spline('0,-9! 26,-20 54,-20 64,0 54,20 26,20 0,9!').rotate(degrees).move(288, 190);
      scene.form(lobe, { ramp, shade: 4, rim: false });
    }
    // legs of the far side
    for (const spine of ['140,204,9 112,220,8 100,246,4', '180,206,9 172,228,8 164,250,4']) {
      scene.form(tube(spine), { ramp: 'sand', dim: true, lineWidth: 0.9 });
    }
    // banded tail
    RINGS.forEach(([x, y, radius], i) => {
      scene.form(ellipse(x, y, radius), {
        shade: 6,
        rim: false,
        marks: i % 2 ? [{ path: ellipse(x, y, radius), ramp: 'sand' }] : [],
      });
    });
    // far glove on guard before the chin
    scene.form(tube('110,148,14 76,156,12 66,136,13'), { dim: true, shade: 4 });
    drawGlove(scene, 52, 104, 35, -24, 'farGlove');
    // body, thrown forward
    scene.form(spline('112,112 156,106 198,130 214,168 200,204 166,216 134,206 112,176'), {
      shade: 12,
      marks: [{ path: spline('96,130 128,132 148,164 150,196 146,226 96,210'), ramp: 'belly' }],
      lines: [
        { path: '196,132 178,166 188,204', width: 3.6 },
        { path: '170,114 154,152 164,206', width: 3.6 },
      ],
      cast: [ellipse(124, 118, 56, 30)],
    });
    // legs of the near side, in a stride
    for (const spine of [
      '146,206,10 118,230,9 108,258,4.5',
      '176,210,10 166,236,9 150,258,4.5',
      '200,198,10 214,226,9 220,256,4.5',
    ]) {
      scene.form(tube(spine), { ramp: 'sand', lineWidth: 0.9 });
    }
    drawStalkEye(scene, '96,70,9 84,44,8', 76, 20, 31, 'fierce', true);
    // head
    scene.form(spline('66,104 70,72 100,52 138,54 166,78 170,108 154,134 120,144 86,138 70,126'), {
      shade: 10,
      marks: [{ path: spline('54,96 78,92 104,98 120,114 124,154 54,158'), ramp: 'belly' }],
    });
    drawStalkEye(scene, '132,66,10 142,42,9', 148, 14, 38, 'fierce');
    // scale at the cheek
    scene.form(spline('156,98! 174,82 196,82 206,96! 196,114 174,122 158,116!'), {
      ramp: 'sand',
      lineWidth: 0.9,
      shade: 3,
      lines: [{ path: '166,102 180,95 194,95', width: 3 }],
    });
    // near arm, straight behind the punch
    scene.form(tube('156,172,20 112,186,16 66,180,15'), { shade: 6, back: 'under' });
    scene.form(tube('58,160,14 60,204,14'), { ramp: 'sand', rim: false, shade: 4, back: 'under' });
    scene.fromBehind('under', () => drawGlove(scene, 10, 180, 50, -4));
    // face
    mouth(scene, 92, 114, 34, 'fang');
  },
);
