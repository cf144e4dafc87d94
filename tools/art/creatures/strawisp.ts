import { creature } from '../creature.ts';
import { blush, ellipse, eyes, leaf, mouth, spline, tube } from '../kit.ts';
import { drawWheat, STRAW, STRAW_KINDS } from './scarecrows.ts';

/** A light that has moved into a sheaf and looks out between the stalks. */
export const strawisp = creature(
  'strawisp',
  { plan: 'plant', palette: STRAW, stage: 1, float: 6, ...STRAW_KINDS },
  (scene) => {
    // ears of wheat at the back
    drawWheat(scene, 80, 84, 56, -134, -16, true);
    drawWheat(scene, 104, 78, 66, -108, -8, true);
    drawWheat(scene, 150, 80, 78, -74, 22);
    drawWheat(scene, 176, 92, 66, -46, 34);
    // hollow with the light inside
    scene.form(spline('126,48 164,58 182,94 166,136 130,156 96,138 76,100 90,58'), {
      ramp: 'void',
      shade: 0,
    });
    scene.form(
      spline(
        '126,150 98,138 84,110 88,84! 98,88 102,72 106,54 124,32! 130,52 140,66 148,76 156,72! 168,96 164,124 150,144',
      ),
      {
        ramp: 'accent',
        miter: true,
        shade: 0,
        rim: false,
        marks: [
          { path: spline('126,150 104,138 94,116 104,96 124,86 146,94 158,114 150,138'), flat: '#e6fff0' },
        ],
      },
    );
    // face
    eyes(scene, 124, 112, 40, 23, 30, { kind: 'dot' });
    mouth(scene, 120, 134, 13, 'frown', { lineWidth: 3 });
    blush(scene, 100, 129, 7, '#a87cf0', 0.7);
    blush(scene, 150, 130, 8, '#a87cf0', 0.7);
    // loose end of the ribbon
    scene.form(spline('140,154! 172,156 196,176 228,166! 218,178 226,190! 196,196 164,180 138,168!'), {
      ramp: 'dusk',
      miter: true,
      lineWidth: 0.9,
      shade: 4,
    });
    // skirt of straw
    scene.form(
      spline(
        '110,152! 148,152! 164,182 202,226! 190,224 182,222! 184,234 182,242! 172,234 164,230! 162,244 154,252! 146,240 142,234! 136,248 126,254! 118,242 114,234! 104,246 92,250! 90,238 90,230! 80,238 68,240! 70,228 72,222! 62,226 50,224! 84,188 98,172',
      ),
      {
        shade: 10,
        miter: true,
        lines: [
          { path: '120,174 106,204 92,226', width: 3.4 },
          { path: '129,176 126,206 120,232', width: 3.4 },
          { path: '138,174 148,204 152,226', width: 3.4 },
          { path: '146,172 164,200 176,216', width: 3.2 },
          { path: '110,174 94,198 78,216', width: 3.2 },
        ],
      },
    );
    // stalks drawn aside like curtains
    scene.form(
      spline(
        '130,156! 104,144 82,122 78,98 92,66! 84,70 80,73! 80,60 74,50! 66,60 62,68! 58,56 50,50! 46,62 46,72! 36,66 24,66! 38,100 66,132 106,160!',
      ),
      {
        miter: true,
        shade: 7,
        lines: [
          { path: '72,80 70,104 88,134', width: 3.4 },
          { path: '54,78 58,104 80,132', width: 3.4 },
          { path: '40,78 48,102 66,124', width: 3 },
        ],
      },
    );
    scene.form(
      spline(
        '124,158! 152,144 172,122 174,96 160,62! 170,66 174,70! 178,58 186,50! 192,62 194,70! 202,60 212,56! 212,68 212,76! 222,74 234,76! 214,110 184,138 148,160!',
      ),
      {
        miter: true,
        shade: 7,
        lines: [
          { path: '184,80 190,104 168,138', width: 3.4 },
          { path: '204,84 202,108 180,134', width: 3.4 },
          { path: '220,86 212,106 194,126', width: 3 },
        ],
      },
    );
    // little hands of light
    scene.form(spline('70,128 76,114 90,112 98,118 92,122 98,128 90,132 92,138 78,138'), {
      ramp: 'accent',
      lineWidth: 0.85,
      rim: false,
      shade: 3,
    });
    scene.form(spline('184,132 180,116 166,112 156,118 162,122 154,128 162,133 160,139 176,140'), {
      ramp: 'accent',
      lineWidth: 0.85,
      rim: false,
      shade: 3,
    });
    // ribbon with its bow
    scene.form(tube('106,153,8 128,157,9 150,153,8', { startCap: 'flat', endCap: 'flat' }), {
      ramp: 'dusk',
      shade: 3,
      rim: false,
    });
    scene.form([leaf(132, 156, 34, 24, 160), leaf(132, 156, 34, 24, 24)], {
      ramp: 'dusk',
      shade: 4,
      rim: false,
    });
    scene.form(ellipse(132, 157, 8, 8), { ramp: 'dusk', lineWidth: 0.8, rim: false, shade: 3 });
  },
);
