import { creature } from '../creature.ts';
import { drawEar, ellipse, eye, ink, nose, polygon, roundEar, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { drawBrim, drawHat } from './cackleader-hat.ts';

const palette = {
  main: '#705a88',
  belly: '#f6e7c8',
  mane: '#453a58',
  fur: '#b99877',
  paint: '#e8334a',
  inner: '#d28c90',
  claw: '#fff3dc',
  spot: '#7c5a58',
  iris: '#e8a42c',
};
const roles = { paint: 'accent', inner: 'belly', spot: 'main' } as const;
const dark = {
  main: '#b0284f',
  mane: '#2c1d3a',
  fur: '#5c4a74',
  belly: '#b39bb8',
  spot: '#3f3158',
  inner: '#c46a94',
  paint: '#ff4f8a',
};
const shiny = {
  main: '#eef0f6',
  mane: '#d2a032',
  fur: '#86a3d0',
  belly: '#ffffff',
  spot: '#5674aa',
  paint: '#2f74d8',
  inner: '#ffb59a',
};

/** A ringmaster of hyenas. */
export const cackleader = creature(
  'cackleader',
  { plan: 'biped', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // tail like a whip
    scene.form(tube('178,222,9 222,226,7 248,206,6 252,176,5'), { ramp: 'fur', rim: false });
    scene.form(spline('244,184! 234,162 242,132! 250,146 262,128! 266,150 276,152! 270,174 258,188!'), {
      ramp: 'mane',
      miter: true,
      rim: false,
    });
    // tails of the coat
    scene.form(
      spline('140,196! 188,192 216,226 248,286! 216,274 200,252! 194,276 182,300! 160,256 148,226'),
      {
        miter: true,
        dim: true,
        lines: ['180,208 192,232 200,252'],
      },
    );
    // far arm, flung out
    scene.form(tube('122,152,16 80,192,13 40,180,11'), { dim: true });
    scene.form(tube('48,184,13.5 34,174,13.5'), { ramp: 'belly', dim: true, lineWidth: 0.85, rim: false });
    scene.form(ellipse(20, 162, 16, 15, 40), { ramp: 'fur', dim: true, rim: false });
    drawClaws(scene, '8,158,20,12,-168 12,149,22,12,-130 22,145,20,12,-94', { dim: true });
    // legs
    scene.form([tube('132,206,19 112,240,12 124,272,8.5 114,298,8.5'), tube('118,298,8.5 96,304,7.5')], {
      ramp: 'fur',
      dim: true,
    });
    scene.form([tube('164,204,23 152,242,14 170,276,9.5 160,300,9.5'), tube('164,301,9.5 138,307,8.5')], {
      ramp: 'fur',
      marks: [
        {
          path: [ellipse(166, 232, 7, 5, 40), ellipse(152, 246, 5, 4), ellipse(172, 252, 5, 6)],
          ramp: 'spot',
        },
      ],
      lines: ['138,301 142,307', '148,300 151,306'],
    });
    // coat with high shoulders
    scene.form(
      spline(
        '112,140 146,104 186,102 214,130 212,160 194,188 190,222! 166,216 146,226! 120,220 110,200 108,172',
      ),
      {
        shade: 11,
        miter: true,
        marks: [{ path: spline('84,130 132,136 148,160 136,198 120,230 84,220'), ramp: 'belly' }],
        lines: [{ path: '136,138 149,160 136,200', width: 3.6 }],
        cast: [ellipse(110, 138, 54, 26)],
      },
    );
    for (const [x, y] of [
      [120, 172],
      [118, 192],
    ] as const) {
      scene.form(ellipse(x, y, 5), { ramp: 'paint', lineWidth: 0.6, rim: false });
    }
    // near arm, fist on the hip
    scene.form(tube('194,138,19 226,176,14 222,190,13 190,200,12'), { shade: 7 });
    scene.form(tube('196,198,14 184,201,14'), { ramp: 'belly', lineWidth: 0.85, rim: false });
    scene.form(ellipse(172, 204, 15, 13), {
      ramp: 'fur',
      rim: false,
      lines: ['160,200 168,202', '160,208 168,208'],
    });
    // ears
    drawEar(scene, roundEar(66, 62, 22), 'fur', 'inner', { dim: true });
    drawHat(scene);
    drawEar(scene, roundEar(166, 58, 26), 'fur', 'inner');
    // head
    scene.form(
      spline('112,50 146,60 162,88 156,118 130,142 92,150 58,144 38,128 40,112 58,100 72,72 90,56'),
      {
        ramp: 'fur',
        shade: 9,
        marks: [
          { path: spline('20,112 60,104 84,110 110,124 160,100 170,150 90,170 20,150'), ramp: 'belly' },
          { path: polygon('110,58 120,58 117,88 121,114 112,90'), ramp: 'paint' },
          {
            path: spline('172,66! 152,100 116,118 76,122 24,106! 40,136 84,154 130,146 162,112'),
            ramp: 'paint',
          },
        ],
      },
    );
    drawBrim(scene);
    // painted teeth and the real mouth
    scene.form(spline('46,122! 80,131 116,128 148,108! 122,138 84,144 58,136'), {
      ramp: 'belly',
      lineRamp: 'paint',
      lineWidth: 0.6,
      rim: false,
      shade: 0,
      gradient: false,
      lines: ['68,124 67,142', '86,126 87,148', '104,124 107,146', '122,118 126,138'],
    });
    scene.ink(ink('58,113 70,117 84,115 90,110', 3.8));
    nose(scene, 44, 112, 18, '#2b2030');
    eye(scene, 78, 98, 20, 21, { kind: 'fierce', mirror: true });
    eye(scene, 116, 94, 34, 27, { kind: 'fierce' });
  },
);
