import { creature } from '../creature.ts';
import {
  blush,
  ellipse,
  eyes,
  localPoints,
  mouth,
  polygon,
  type Scene,
  spline,
  star,
  toes,
  tube,
} from '../kit.ts';
import { drawPitLamp, drawShovelHand, MOLE_KINDS, MOLES } from './moles.ts';

const palette = {
  ...MOLES,
  main: '#b5764f',
  cheek: '#dba477',
  copper: '#e8894a',
  copperLight: '#ffc893',
  verdigris: '#55b7a0',
};
const dark = { ...MOLE_KINDS.dark, copper: '#ea8917', copperLight: '#dbcfc4', verdigris: '#ef433a' };
const shiny = { ...MOLE_KINDS.shiny, copper: '#f2c04a', copperLight: '#fff0b8', verdigris: '#b060d0' };

/** A lump of ore with a lit facet and a speck of verdigris. */
function drawOre(scene: Scene, x: number, y: number, size: number): void {
  const at = localPoints(x, y, size);
  scene.form(
    polygon([at(-1, 0.3), at(-0.7, -0.7), at(0.1, -1), at(0.9, -0.5), at(1, 0.5), at(0, 1)]).withThickness(
      size,
    ),
    {
      ramp: 'copper',
      miter: true,
      rim: false,
      lineWidth: 0.85,
      shade: 4,
      marks: [
        { path: polygon([at(-0.7, -0.7), at(0.1, -1), at(0.2, -0.3), at(-0.5, 0)]), ramp: 'copperLight' },
        { path: polygon([at(0.2, -0.3), at(0.9, -0.5), at(1, 0.5), at(0.5, 0.2)]), ramp: 'verdigris' },
      ],
    },
  );
}

/** A vole that digs for ore. */
export const excavole = creature(
  'excavole',
  { plan: 'biped', palette, stage: 2, roles: MOLE_KINDS.roles, dark, shiny },
  (scene) => {
    // tail and feet
    scene.form(tube('180,222,9 206,232,7 226,218,5 232,200,2'), { ramp: 'accent' });
    scene.form(spline('62,242 70,226 98,222 114,234 112,246 84,248'), { ramp: 'accent', dim: true });
    scene.form(spline('122,248 132,230 164,226 182,238 180,251 150,254'), {
      ramp: 'accent',
      lines: toes(158, 253, 44, 6),
    });
    // far arm
    scene.form(tube('82,148,19 52,160,17'), { dim: true });
    drawShovelHand(scene, 34, 176, 128, 1.12, true);
    // body
    scene.form(spline('124,112 168,124 192,164 192,206 170,236 126,244 82,236 62,204 66,160 84,124'), {
      shade: 13,
      cast: [ellipse(118, 132, 56, 24)],
    });
    // strap of the pouch
    scene.fromBehind('only', () => {
      scene.form(tube('86,128,8 122,158,9 160,186,9 184,204,8'), {
        ramp: 'belly',
        lineWidth: 0.85,
        shade: 4,
        rim: false,
        lines: [{ path: '96,136 122,156 168,190', width: 2.6 }],
      });
      scene.form(polygon('112,146 132,142 138,164 118,170').withThickness(16), {
        ramp: 'copper',
        lineWidth: 0.8,
        shade: 3,
        rim: false,
      });
    });
    // pouch full of ore
    drawOre(scene, 144, 182, 19);
    drawOre(scene, 102, 178, 23);
    scene.form(spline('74,190! 94,198 116,200 142,196 164,186! 172,208 158,230 120,238 84,232 68,212'), {
      ramp: 'belly',
      shade: 9,
      lines: [
        { path: '72,198 94,207 118,209 144,205 168,196', width: 3 },
        { path: '104,214 107,222 104,230', width: 3 },
      ],
    });
    // ears
    scene.form(ellipse(56, 92, 14), { dim: true });
    scene.form(ellipse(172, 92, 18), { marks: [{ path: ellipse(173, 94, 10), ramp: 'accent' }] });
    // head
    scene.form(
      spline(
        '112,44 152,58 166,92 172,112! 190,116! 176,126 184,138! 168,140 170,154! 150,150 106,158 68,150 46,126 46,94 70,56',
      ),
      {
        shade: 11,
        miter: true,
        marks: [
          { path: spline('36,96 56,84 84,86 98,104 100,130 76,150 40,140'), ramp: 'cheek' },
          { path: spline('102,118 108,92 128,80 152,90 158,114 148,140 118,146'), ramp: 'cheek' },
        ],
      },
    );
    // snout with its star
    scene.form(spline('84,122 112,116 130,132 124,150 94,158 60,152 46,138 58,126'), {
      ramp: 'belly',
      lineWidth: 0.8,
      shade: 6,
    });
    scene.form(polygon('86,148 109,147 107,166 89,167').withThickness(10), {
      ramp: '#ffffff',
      lineWidth: 0.55,
      shade: 1,
      lines: [{ path: '98,147 98,167', width: 2 }],
    });
    mouth(scene, 96, 147, 40, 'smile', { lineWidth: 3.2 });
    scene.form(star(60, 132, 16, 11, 8, 10), { ramp: 'accent', lineWidth: 0.85, rim: false });
    scene.flat(ellipse(56, 127, 4, 2.8), scene.ramp('accent').light);
    eyes(scene, 100, 103, 54, 28, 34, { look: [-0.2, 0.02], brow: 0.3 });
    blush(scene, 146, 130, 9);
    // helmet with its lamp
    scene.form(spline('58,70! 66,30 100,8 142,16 168,62! 116,76'), {
      ramp: 'helmet',
      gloss: true,
      highlights: [ellipse(94, 26, 16, 6, -22)],
      lines: [
        { path: '104,10 108,38 104,72', width: 3.4 },
        { path: '134,16 144,38 146,68', width: 3.4 },
      ],
    });
    scene.form(spline('36,74 76,65 120,64 174,54 184,64 150,79 94,86 42,86'), {
      ramp: 'helmet',
      lineWidth: 0.9,
    });
    drawPitLamp(scene, 76, 49, 17);
    // near arm, scoop in the air
    scene.form(tube('172,160,21 206,168,19 216,140,18'));
    drawShovelHand(scene, 220, 120, -70, 1.34, false);
  },
);
