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
  [202, 50, 17],
  [227, 49, 20],
  [249, 63, 23],
  [262, 89, 26],
  [262, 120, 29],
  [246, 152, 33],
  [216, 179, 36],
];

/** A mantis shrimp with boxing gloves for claws. */
export const jabrimp = creature(
  'jabrimp',
  { plan: 'shrimp', stage: 1, palette: SHRIMPS, roles: SHRIMP_ROLES, dark, shiny },
  (scene) => {
    // fan of the tail
    for (const [degrees, ramp] of [
      [300, 'glove'],
      [204, 'glove'],
      [252, 'sand'],
    ] as const) {
      const lobe = spline('0,-8! 22,-16 46,-17 56,0 46,17 22,16 0,8!').rotate(degrees).move(204, 46);
      scene.form(lobe, { ramp, shade: 4, rim: false });
    }
    // banded tail, curled up over the back
    RINGS.forEach(([x, y, radius], i) => {
      scene.form(ellipse(x, y, radius), {
        shade: 6,
        rim: false,
        marks: i % 2 ? [{ path: ellipse(x, y, radius), ramp: 'sand' }] : [],
      });
    });
    // far legs
    for (const spine of ['116,212,8 98,226,7 92,248,5', '156,214,8 146,232,7 150,250,5']) {
      scene.form(tube(spine), { ramp: 'sand', dim: true, lineWidth: 0.9 });
    }
    // far arm and glove
    scene.form(tube('98,164,13 54,158,11 30,138,12'), { dim: true, shade: 4 });
    scene.form(tube('22,142,15 38,134,15'), { ramp: 'sand', dim: true, rim: false });
    drawGlove(scene, 14, 104, 36, -14, 'farGlove');
    // body
    scene.form(spline('92,132 140,122 180,142 204,176 194,208 164,226 126,226 98,212 84,180'), {
      shade: 12,
      marks: [{ path: spline('70,160 96,156 122,176 132,206 128,240 70,240'), ramp: 'belly' }],
      lines: [
        { path: '182,144 166,176 178,214', width: 3.6 },
        { path: '156,128 140,166 150,220', width: 3.6 },
      ],
      cast: [ellipse(112, 136, 50, 26)],
    });
    // near legs
    for (const spine of [
      '128,218,9 112,234,8 110,258,5.5',
      '154,220,9 150,238,8 158,260,5.5',
      '180,208,9 190,228,8 202,248,5.5',
    ]) {
      scene.form(tube(spine), { ramp: 'sand', lineWidth: 0.9 });
    }
    drawStalkEye(scene, '90,86,9 82,64,8', 76, 46, 28, 'fierce', true);
    // head
    scene.form(spline('62,118 66,88 94,72 128,74 154,94 160,122 146,146 114,156 82,152 66,140'), {
      shade: 10,
      marks: [{ path: spline('50,112 72,108 98,112 114,128 118,166 50,170'), ramp: 'belly' }],
    });
    drawStalkEye(scene, '122,88,10 130,66,9', 134, 42, 34, 'fierce');
    // scale at the cheek
    scene.form(spline('144,112! 160,98 180,98 190,110! 180,126 160,134 146,128!'), {
      ramp: 'sand',
      lineWidth: 0.9,
      shade: 3,
      lines: [{ path: '152,116 164,110 178,110', width: 3 }],
    });
    // near arm and glove
    scene.form(tube('136,182,15 116,212,13 86,210,13'), { shade: 5 });
    scene.form(tube('90,194,16 84,226,16'), { ramp: 'sand', rim: false, shade: 4 });
    drawGlove(scene, 52, 198, 40, 6);
    // face
    mouth(scene, 86, 122, 32, 'open');
  },
);
