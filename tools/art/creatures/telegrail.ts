import { creature } from '../creature.ts';
import { blush, ellipse, eye, polygon, skull, spline, tube } from '../kit.ts';
import { drawKnee, drawPole, drawToes } from './telegrail-poles.ts';

const palette = {
  main: '#ffd23f',
  belly: '#fff7d6',
  quill: '#4a4a86',
  beak: '#f58a3a',
  accent: '#42b8ff',
  pole: '#946f52',
  glass: '#79dbe6',
  iris: '#3f58d8',
};
const roles = { glass: 'accent' } as const;
const dark = { beak: '#d9527f', accent: '#5fd8ff', glass: '#5fd8ff', pole: '#6a4a5c' };
const shiny = {
  main: '#7fe9cf',
  belly: '#f6fffb',
  quill: '#a83a92',
  beak: '#ffc23f',
  accent: '#ff8fd0',
  pole: '#8f86d8',
  glass: '#ff8fd0',
};

/** A rail that walks on telegraph poles and hammers Morse with its tail. */
export const telegrail = creature(
  'telegrail',
  { plan: 'wader', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // tail: the lever of a Morse key
    scene.form(polygon('176,104 184,80 232,34 248,50 206,104').withThickness(16), {
      ramp: 'quill',
      miter: true,
      rim: false,
      marks: [{ path: polygon('220,34 236,22 258,52 240,66'), ramp: 'accent' }],
      lines: [{ path: '194,94 214,72 232,54', width: 3 }],
    });
    scene.form(tube('233,38,9 226,26,9'), { ramp: 'pole', rim: false, lineWidth: 0.85 });
    scene.form(ellipse(221, 18, 18, 9.5, -38), {
      ramp: 'quill',
      gloss: true,
      highlights: [ellipse(216, 16, 6, 2.5, -38)],
    });
    // wire from the key to the knee
    scene.form(tube('178,176,1.7 202,182,1.7 226,152,1.7 214,96,1.7'), {
      ramp: 'quill',
      flat: true,
      lineWidth: 0.5,
    });
    // far leg, lifted for a brisk step
    drawPole(scene, [122, 138], [78, 170], 7.5, true);
    drawToes(scene, 76, 230, 26, true);
    drawPole(scene, [76, 174], [80, 224], 7, true);
    drawKnee(scene, 76, 174, -10, true);
    // near leg
    drawToes(scene, 158, 268, 0, false);
    drawPole(scene, [152, 140], [158, 262], 8.5, false);
    drawKnee(scene, 156, 196, 5, false);
    // crest
    scene.form(
      spline('96,34! 92,18 96,4! 106,14 112,24! 122,8 138,0! 136,18 130,32! 146,26 162,30! 150,46 126,62!'),
      {
        ramp: 'quill',
        miter: true,
        marks: [
          { path: polygon('84,0 104,0 108,14 90,16'), ramp: 'accent' },
          { path: polygon('122,-4 146,-4 142,12 126,10'), ramp: 'accent' },
          { path: polygon('148,20 170,20 166,40 150,38'), ramp: 'accent' },
        ],
      },
    );
    // body, neck and head
    const body = spline('90,118 112,92 150,84 190,90 210,104 190,134 154,154 114,150 94,138');
    const neck = tube('120,120,29 106,96,20 102,66,19');
    scene.form([body, neck, skull(102, 58, 31, { wide: 1.02, high: 0.96 })], {
      shade: 9,
      marks: [
        { path: spline('60,66 84,70 100,86 100,108 112,124 150,140 150,180 80,180 70,120'), ramp: 'belly' },
      ],
    });
    // near wing
    scene.form(
      spline(
        '120,106 142,92 174,95 202,108 230,132! 210,134 202,131! 206,144 198,153! 182,150 172,142! 166,150 156,154! 134,146 120,126',
      ),
      {
        miter: true,
        marks: [
          { path: spline('186,96! 250,120! 210,180! 140,170! 150,138 168,121'), ramp: 'quill' },
          { path: polygon('214,121 240,127 226,140 206,133'), ramp: 'accent' },
          { path: polygon('194,141 212,140 206,158 190,155'), ramp: 'accent' },
          { path: polygon('160,143 176,145 160,160 148,156'), ramp: 'accent' },
        ],
        lines: [
          { path: '172,119 188,127 202,132', width: 3 },
          { path: '158,128 166,136 172,143', width: 3 },
        ],
      },
    );
    // spark on the cheek
    scene.form(polygon('126,68 142,58 138,69 150,68 132,86 135,75').withThickness(8), {
      ramp: 'accent',
      lineWidth: 0.6,
      shade: 0,
      rim: false,
    });
    // face
    scene.form(spline('86,60! 66,56 40,64 18,84! 46,80 70,78 88,76!'), {
      ramp: 'beak',
      lineWidth: 0.85,
      rim: false,
      shade: 3,
      lines: [{ path: '24,80 52,71 86,69', width: 2.6 }],
    });
    eye(scene, 80, 49, 16, 25, { look: [-0.3, 0.04] });
    eye(scene, 110, 49, 25, 30, { look: [-0.3, 0.04], brow: 0.35 });
    blush(scene, 100, 76, 6, '#ff8a4c');
  },
);
