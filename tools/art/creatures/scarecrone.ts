import { creature } from '../creature.ts';
import { ellipse, polygon, spline, tube } from '../kit.ts';
import { drawCrow } from './scarecrone-crows.ts';
import { drawHead } from './scarecrone-head.ts';
import { STRAW, STRAW_KINDS } from './scarecrows.ts';

const palette = {
  ...STRAW,
  main: '#f4c54a',
  dusk: '#9a7fe0',
  sack: '#f8e8c6',
  wood: '#8a5f48',
  crow: '#2f2a52',
  beak: '#f0923c',
  haze: '#3a8f6a',
};
const roles = {
  ...STRAW_KINDS.roles,
  sack: 'belly',
  wood: 'main',
  crow: 'main',
  beak: 'accent',
  haze: 'main',
} as const;
const dark = { ...STRAW_KINDS.dark };
const shiny = { ...STRAW_KINDS.shiny };

/** A scarecrow witch on one crooked pole. */
export const scarecrone = creature(
  'scarecrone',
  { plan: 'cloak', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // pole, a branch with a twig
    scene.form(
      [
        spline(
          '118,180! 150,180! 146,206 134,228! 160,228 164,236! 140,244 152,252! 142,270 136,292! 128,290! 128,266 120,250! 118,226 126,204!',
        ),
      ],
      {
        ramp: 'wood',
        shade: 5,
        rim: false,
        lines: [
          { path: '132,214 126,230 128,244', width: 3 },
          { path: '140,254 136,266 134,276', width: 2.8 },
        ],
      },
    );
    // hands of straw
    scene.form(
      spline(
        '-14,128! -34,136 -54,154! -42,154 -38,158! -48,170 -50,184! -36,178 -30,174! -30,188 -24,200! -14,186 -8,174! 0,184 8,188! 10,164 4,138!',
      ),
      { miter: true, shade: 5 },
    );
    scene.form(
      spline(
        '264,84! 284,82 314,92! 302,98 298,102! 310,110 318,124! 302,122 296,120! 300,132 296,146! 284,136 278,126! 270,138 258,142! 254,118 254,98!',
      ),
      { miter: true, shade: 5 },
    );
    // crossbar
    scene.form(tube('-28,136,6 60,118,7 180,98,7 284,84,6'), { ramp: 'wood', dim: true, lineWidth: 0.9 });
    // sleeves along the crossbar
    scene.form(
      spline(
        '120,98! 70,106 -6,122! -16,138 -10,156! 0,154 6,152! 14,168 30,178! 38,166 44,158! 54,174 72,182! 84,166 90,154! 104,164 118,166! 132,150 136,126!',
      ),
      {
        ramp: 'dusk',
        dim: true,
        miter: true,
        shade: 7,
        lines: [{ path: '10,132 50,126 86,116', width: 3.4 }],
      },
    );
    scene.form(
      spline(
        '118,98! 170,92 258,78! 270,94 268,114! 258,112 252,112! 246,130 232,140! 222,128 216,122! 208,142 192,154! 180,144 174,136! 164,150 150,156! 136,142 122,128!',
      ),
      { ramp: 'dusk', miter: true, shade: 7, lines: [{ path: '246,92 206,98 176,104', width: 3.4 }] },
    );
    // straw under the hem
    scene.form(
      spline(
        '92,184! 184,180! 190,214! 178,208 172,204! 166,220 156,228! 148,214 144,208! 134,224 122,230! 116,216 112,210! 100,222 86,224! 88,206!',
      ),
      { ramp: 'belly', miter: true, shade: 5, back: 'under' },
    );
    // gown
    scene.form(
      spline(
        '100,104! 154,100! 166,130 180,160 204,190! 190,194 180,190! 168,202 154,206! 142,198 136,194! 124,206 104,210! 94,200 90,194! 78,200 62,198! 86,164 96,134',
      ),
      {
        ramp: 'dusk',
        miter: true,
        shade: 12,
        marks: [{ path: polygon('100,164 134,158 140,186 108,194'), ramp: 'accent' }],
        cast: [ellipse(112, 118, 60, 20)],
        lines: [
          { path: '96,164 92,178 88,188', width: 3.6 },
          { path: '146,176 148,188 150,196', width: 3.4 },
        ],
      },
    );
    drawHead(scene);
    // crows
    drawCrow(scene, -18, 130, true, false, 1.4);
    drawCrow(scene, 262, 78, false, true, 1.4);
  },
);
