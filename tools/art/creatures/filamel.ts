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
  [84, 92, 42],
  [108, 42, 38],
  [152, 18, 35],
  [198, 36, 34],
  [214, 86, 31],
  [188, 132, 28],
  [160, 158, 23],
  [155, 182, 15],
  [166, 204, 0.4],
];
/** The wire runs on from the neck to the brow. */
const WIRE: readonly SpinePoint[] = [
  [106, 58, 4],
  [124, 44, 14],
  [140, 30, 24],
  ...BODY.slice(2, -1),
  [160, 190, 8],
];

/** A glass eel bent into a question mark, with a glowing wire from nose to tail. */
export const filamel = creature(
  'filamel',
  { plan: 'eel', stage: 1, float: 6, palette, roles, dark, shiny },
  (scene) => {
    // ribbon fin along the back, ending in the paddle of the tail
    scene.form(
      spline(
        '100,10! 128,-26 172,-36 214,-20 248,18 262,76 248,126 218,162 194,176 188,184 206,194 222,208 226,226! 204,222 184,224 168,238! 154,224 134,220 112,222! 118,202 136,188 144,168 190,120 206,80 190,40 150,24',
      ),
      {
        ramp: 'fin',
        shade: 6,
        lines: [
          { path: '146,-14 150,-30', width: 3 },
          { path: '184,-10 196,-24', width: 3 },
          { path: '222,10 240,-2', width: 3 },
          { path: '242,52 258,48', width: 3 },
          { path: '240,104 256,110', width: 3 },
          { path: '212,150 224,160', width: 3 },
          { path: '168,200 167,226', width: 3 },
          { path: '180,198 204,216', width: 3 },
          { path: '156,198 132,214', width: 3 },
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
        tube('130,4,3 154,-4,4.5 178,2,3'),
        ellipse(206, 18, 5, 3.6, 40),
        tube('232,62,2 236,84,3 231,104,2'),
      ],
    });
    // far fin
    scene.form(spline('56,132! 48,150 34,160 26,158! 28,142 38,128!'), {
      ramp: 'fin',
      dim: true,
      miter: true,
    });
    // head
    scene.form(skull(76, 102, 56, { wide: 1.04, high: 0.96 }), {
      shade: 10,
      marks: [
        { path: spline('10,116 44,130 82,132 118,124 140,106 140,170 10,170'), ramp: 'belly' },
        { path: ellipse(76, 66, 30, 22, -20), ramp: 'belly', opacity: 0.7 },
      ],
      lines: glowingWire(
        scene,
        [
          [128, 40],
          [108, 46],
          [90, 54],
          [76, 68],
        ],
        7.5,
      ),
      highlights: [tube('32,84,3 40,70,4.5 50,62,3')],
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
    eyes(scene, 74, 108, 62, 35, 43, { kind: 'dot' });
    mouth(scene, 58, 136, 20, 'open');
    blush(scene, 118, 132, 10);
    blush(scene, 30, 130, 7);
    // bead on the brow where the wire begins
    scene.form(ellipse(72, 74, 9), {
      ramp: 'glow',
      lineRamp: 'copper',
      lineWidth: 0.8,
      rim: false,
      back: 'hidden',
    });
    // the dot of the question mark
    scene.form(ellipse(168, 272, 23), {
      shade: 5,
      rim: false,
      marks: [{ path: ellipse(168, 272, 14), ramp: 'glow' }],
      highlights: [ellipse(160, 264, 6.6, 4.4, -30)],
    });
  },
);
