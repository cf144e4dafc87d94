import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fluff, ink, spline, tube } from '../kit.ts';
import { drawStilt, drawToes, STILT_ROLES, STILTS } from './stilts.ts';

const dark = { main: '#685f5b', belly: '#b2a69c', coral: '#d98010', ink: '#372e2b' };
const shiny = { main: '#f6c860', belly: '#fffbe6', coral: '#3f8fe0', ink: '#4a3a6a' };

/** A stilt chick that practises standing on one leg. */
export const stiltlet = creature(
  'stiltlet',
  { plan: 'wader', stage: 1, palette: STILTS, roles: STILT_ROLES, dark, shiny },
  (scene) => {
    // tails of the headband
    scene.form(spline('204,44! 224,28 246,34 274,14! 270,34 282,46! 252,60 226,56 206,68!'), {
      ramp: 'coral',
      miter: true,
      rim: false,
      dim: true,
    });
    // far wing, flung up for balance
    scene.form(
      spline(
        '73.4,126.4 41.2,124 11.3,107.2 -16.3,80.8 -18.6,67.6 -0.2,68.8! -18.6,47.2 -16.3,32.8 4.4,42.4! -2.5,20.8 9,11.2 34.3,30.4 59.6,56.8 78,95.2',
      ),
      {
        dim: true,
        lines: [
          { path: '4.4,71.2 22.8,78.4 38.9,90.4', width: 3 },
          { path: '11.3,47.2 29.7,56.8 45.8,73.6', width: 3 },
        ],
      },
    );
    // standing leg, wavering
    drawToes(scene, 146, 296, [
      [-46, 2],
      [-25, 12],
      [30, 6],
    ]);
    drawStilt(
      scene,
      [
        [142, 160, 6],
        [135, 190, 5.4],
        [147, 228, 5.4],
        [138, 262, 5],
        [146, 296, 4.6],
      ],
      [146, 227, 6.4],
    );
    // crown of down
    scene.form(
      spline(
        '106,30! 96,12 102,-8 118,-18! 116,-2 122,6! 126,-12 142,-22 158,-20! 148,-8 150,6! 162,0 174,4! 164,14 160,30!',
      ),
      {
        shade: 5,
        rim: false,
      },
    );
    // ball of down
    scene.form(fluff(130, 94, 80, 75, 13, 0.09, 6), {
      shade: 16,
      marks: [{ path: fluff(100, 124, 70, 56, 11, 0.08, 0), ramp: 'belly' }],
      lines: [
        { path: '178,142 184,150 194,148', width: 3.2 },
        { path: '160,156 166,163 175,161', width: 3.2 },
      ],
    });
    // folded leg
    drawStilt(
      scene,
      [
        [104, 166, 6.4],
        [72, 180, 5.6],
        [58, 190, 5.4],
        [80, 206, 5],
        [102, 218, 4.4],
      ],
      [58, 191, 6.4],
    );
    drawToes(scene, 102, 217, [
      [-11, 22],
      [1, 27],
      [12, 22],
    ]);
    // near wing, stretched out
    scene.form(
      spline(
        '180.6,112 206.6,85 248.2,70 282,70 289.8,82 274.2,97! 292.4,103 295,115 274.2,127! 282,139 276.8,148 243,157 201.4,151 183.2,136',
      ),
      {
        shade: 6,
        lines: [
          { path: '269,100 245.6,103 224.8,115', width: 3 },
          { path: '271.6,127 250.8,125.5 232.6,133', width: 3 },
        ],
      },
    );
    // headband with its knot
    scene.form(tube('51,72,6 66,56,6.6 98,43,7.4 134,39,7.8 172,45,7.4 204,62,6.4'), {
      ramp: 'coral',
      shade: 3.5,
      rim: false,
    });
    scene.form(spline('200,56! 220,66 236,84 238,108! 226,101 214,106! 214,88 202,72!'), {
      ramp: 'coral',
      miter: true,
      rim: false,
    });
    scene.form(ellipse(206, 62, 11.5, 10.5, 20), { ramp: 'coral', rim: false, lineWidth: 0.9 });
    // face
    eyes(scene, 106, 102, 72, 36, 46, { kind: 'dot' });
    scene.flat(ink('52,76 64,73 80,80', 5), scene.ramp('ink').base);
    scene.flat(ink('122,80 140,71 160,72', 5.5), scene.ramp('ink').base);
    scene.form(spline('98,116! 88,110 70,114 44,130! 68,132 88,133 98,127!'), {
      ramp: 'ink',
      rim: false,
      shade: 4,
      lineWidth: 0.85,
      lines: [{ path: '96,123 76,124 58,128', width: 2.8, colour: '#8f88a8' }],
    });
    blush(scene, 162, 134, 10);
  },
);
