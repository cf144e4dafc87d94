import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, type SpinePoint, skull, spline, tube } from '../kit.ts';
import { glowingWire, wire } from './filaments.ts';

const palette = {
  main: '#6fd8de',
  belly: '#d8fbf6',
  fin: '#2f9fc0',
  copper: '#d9733a',
  glow: '#fff2b8',
  iris: '#c85a1e',
};
const roles = { fin: 'main', copper: 'accent', glow: 'accent' } as const;
const dark = { main: '#424682', belly: '#8a7cb4', fin: '#2b2659', copper: '#c02a6a', glow: '#ff9ad0' };
const shiny = { main: '#f7a6cf', belly: '#fff0f7', fin: '#b45ad0', copper: '#3f9a5a', glow: '#eaff9a' };

const BODY: readonly SpinePoint[] = [
  [84, 92, 38],
  [106, 48, 31],
  [148, 22, 27],
  [194, 38, 25],
  [212, 84, 23],
  [190, 126, 20],
  [160, 154, 16],
  [154, 186, 11],
  [166, 212, 0.4],
];
/** The wire runs on from the neck over the brow to the nose. */
const WIRE: readonly SpinePoint[] = [
  [106, 58, 4],
  [124, 44, 14],
  [140, 30, 24],
  ...BODY.slice(2, -1),
  [160, 200, 8],
];

/** A glass eel bent into a question mark, with a glowing wire from nose to tail. */
export const filamel = creature(
  'filamel',
  { plan: 'eel', stage: 1, float: 6, palette, roles, dark, shiny },
  (scene) => {
    // ribbon fin along the back, ending in the paddle of the tail
    scene.form(
      spline(
        '112,24! 134,-14 172,-22 206,-8 234,24 246,76 236,118 212,150 186,168 182,184 194,200 206,214 208,230! 190,228 178,230 168,240! 158,230 142,226 126,230! 130,212 144,196 148,170 190,120 206,80 190,40 150,24',
      ),
      {
        ramp: 'fin',
        shade: 5,
        lines: [
          { path: '150,2 154,-16', width: 3 },
          { path: '182,8 192,-10', width: 3 },
          { path: '210,26 226,14', width: 3 },
          { path: '226,58 242,54', width: 3 },
          { path: '226,98 240,102', width: 3 },
          { path: '204,134 216,144', width: 3 },
          { path: '168,206 167,228', width: 3 },
          { path: '178,204 194,220', width: 3 },
          { path: '156,204 140,220', width: 3 },
        ],
      },
    );
    // body of glass
    const haze = tube(BODY.map(([x, y, r]): SpinePoint => [x, y, r * 0.62]));
    scene.form(tube(BODY), {
      shade: 9,
      marks: [{ path: haze, ramp: 'belly', opacity: 0.75 }],
      lines: glowingWire(scene, wire(WIRE, 5, 0.46), 8),
      highlights: [
        tube('132,12,3 152,5,4 172,8,3'),
        ellipse(198, 28, 4, 3, 40),
        tube('222,66,2 226,84,3 222,100,2'),
      ],
    });
    // far fin
    scene.form(spline('56,132! 48,150 34,160 26,158! 28,142 38,128!'), {
      ramp: 'fin',
      dim: true,
      miter: true,
    });
    // head
    scene.form(skull(78, 98, 47, { wide: 1.04, high: 0.98 }), {
      shade: 10,
      marks: [
        { path: spline('24,110 50,122 84,124 116,116 134,100 130,160 20,160'), ramp: 'belly' },
        { path: ellipse(76, 66, 30, 22, -20), ramp: 'belly', opacity: 0.7 },
      ],
      lines: glowingWire(
        scene,
        [
          [128, 50],
          [108, 50],
          [88, 56],
          [74, 68],
          [67, 86],
          [61, 106],
        ],
        7.5,
      ),
      highlights: [tube('44,76,3 52,64,4.5 60,57,3')],
    });
    // near fin
    scene.form(spline('106,124! 128,126 142,142 146,160! 126,162 108,152 100,138!'), {
      ramp: 'fin',
      miter: true,
      lines: [
        { path: '112,134 126,144 134,152', width: 3 },
        { path: '108,140 116,150 122,156', width: 3 },
      ],
    });
    // face
    eyes(scene, 76, 102, 54, 31, 37, { kind: 'dot' });
    mouth(scene, 62, 124, 16, 'open');
    blush(scene, 112, 124, 9);
    blush(scene, 38, 122, 6.5);
    // bead at the nose where the wire begins
    scene.form(ellipse(60, 109, 6.5), { ramp: 'glow', lineRamp: 'copper', lineWidth: 0.7, rim: false });
    // the dot of the question mark
    scene.form(ellipse(167, 272, 17), {
      shade: 4,
      rim: false,
      marks: [{ path: ellipse(167, 272, 11), ramp: 'glow' }],
      highlights: [ellipse(161, 266, 5, 3.5, -30)],
    });
  },
);
