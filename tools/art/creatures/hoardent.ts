import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eyes,
  mouth,
  nose,
  polygon,
  roundEar,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { drawHoardentBack } from './hoardent-back.ts';
import { PANTRY, PANTRY_KINDS } from './pantry.ts';

const palette = {
  ...PANTRY,
  main: '#e0a255',
  door: '#4fa08c',
  recess: '#5a3328',
  jam: '#e23f4e',
  honey: '#ffc23d',
  cloth: '#fff6ea',
  iron: '#8a8fa8',
};
const roles = {
  ...PANTRY_KINDS.roles,
  jam: 'fixed',
  honey: 'accent',
  cloth: 'belly',
  iron: 'main',
  recess: 'fixed',
} as const;
const dark = { ...PANTRY_KINDS.dark, door: '#80572f', jam: '#d98114', recess: '#28201d', crust: '#94806a' };
const shiny = { ...PANTRY_KINDS.shiny, door: '#8a5340', jam: '#7a4fd8', honey: '#8fe0d0', recess: '#4a2c38' };

/** A jar on a shelf; (x, y) is the middle of its foot. */
function drawJar(scene: Scene, x: number, y: number, size: number, ramp: string): void {
  const at = (a: number, b: number): string => `${x + a * size},${y - b * size}`;
  scene.form(spline(`${at(-8, 0)}! ${at(-9, 10)} ${at(-6, 17)}! ${at(6, 17)}! ${at(9, 10)} ${at(8, 0)}!`), {
    ramp,
    lineWidth: 0.6,
    rim: false,
    shade: 2,
    highlights: [ellipse(x - 4 * size, y - 8 * size, 1.8 * size, 4.5 * size)],
  });
  scene.form(spline(`${at(-9, 15)}! ${at(-6, 21)} ${at(0, 23)} ${at(6, 21)} ${at(9, 15)}! ${at(0, 17)}`), {
    ramp: 'cloth',
    lineWidth: 0.6,
    rim: false,
    shade: 2,
  });
}

/** The near cheek: an open cupboard with jars, and its door. */
function drawCupboard(scene: Scene): void {
  const small = { lineWidth: 0.6, rim: false } as const;
  scene.form(polygon('160,80 224,78 226,148 160,150').withThickness(30), {
    ramp: 'recess',
    shade: 5,
    lineWidth: 0.9,
    rim: false,
    gradient: false,
  });
  drawJar(scene, 174, 112, 1.05, 'jam');
  drawJar(scene, 194, 112, 0.96, 'honey');
  drawJar(scene, 212, 112, 0.88, 'jam');
  scene.form(polygon('159,111 225,110 225,117 159,118'), { ...small, ramp: 'door', shade: 1.6 });
  drawJar(scene, 176, 147, 1.05, 'honey');
  scene.form(spline('190,147! 188,135 198,124 212,126 221,136 221,147!'), {
    ...small,
    ramp: 'crust',
    shade: 3,
    lines: [
      { path: '198,130 202,137', width: 2 },
      { path: '208,129 212,136', width: 2 },
    ],
  });
  scene.form(polygon('226,74 264,58 268,160 226,152').withThickness(30), {
    ramp: 'door',
    shade: 4,
    rim: false,
    lines: [{ path: '234,86 256,76 259,144 234,138 234,86', width: 2.6, taper: 'none' }],
  });
  scene.form(ellipse(260, 110, 5, 6), { ...small, ramp: 'honey' });
}

/** A hamster with a pantry in its cheeks. */
export const hoardent = creature(
  'hoardent',
  { plan: 'biped', palette, stage: 2, back: drawHoardentBack, roles, dark, shiny },
  (scene) => {
    // feet
    scene.form(ellipse(80, 254, 30, 12, 4), { ramp: 'pink', dim: true });
    // sack of a body
    scene.form(
      spline('128,112 184,128 218,162 242,208 240,242 206,254 128,257 44,254 10,242 8,208 34,162 70,128'),
      {
        shade: 15,
        marks: [{ path: spline('110,140 158,152 178,192 168,254 70,254 56,206 72,160'), ramp: 'belly' }],
        cast: [ellipse(120, 140, 104, 30)],
      },
    );
    scene.form(ellipse(168, 246, 32, 15, -4), {
      ramp: 'pink',
      lines: [
        { path: '146,244 144,252', width: 3 },
        { path: '158,242 157,254', width: 3 },
      ],
    });
    // spoon behind the ear
    scene.form(tube('140,60,4.5 172,26,4.5'), { ramp: 'crust', lineWidth: 0.8, rim: false });
    scene.form(ellipse(186, 12, 13, 19, 42), { ramp: 'crust', lineWidth: 0.9 });
    drawEar(scene, roundEar(74, 44, 17), 'main', 'pink', { dim: true });
    // head with cheeks as square as cupboards
    scene.form(
      spline(
        '110,32 142,40 162,60 214,60 230,64 236,78 236,144 232,158 216,162 160,160 108,164 64,160 16,160 2,156 -2,142 0,78 4,66 18,62 58,60 78,40',
      ),
      {
        shade: 11,
        marks: [
          {
            path: spline('56,92 74,70 96,72 108,88 122,70 146,66 160,90 158,128 142,170 68,170 54,126'),
            ramp: 'belly',
          },
          { path: spline('98,30! 124,30! 118,56 110,70! 102,56'), ramp: 'crust' },
        ],
      },
    );
    // far cheek, latched
    scene.form(spline('6,76! 46,72! 46,154! 6,150!').withThickness(20), {
      ramp: 'door',
      dim: true,
      lineWidth: 0.8,
      rim: false,
      shade: 3,
    });
    scene.form(ellipse(38, 114, 5, 6.5), { ramp: 'honey', lineWidth: 0.6, rim: false });
    drawCupboard(scene);
    drawEar(scene, roundEar(142, 46, 19), 'main', 'pink');
    // paws that hold out a jar
    scene.form(tube('56,176,16 70,204,14 88,206,13'), { dim: true });
    drawJar(scene, 106, 224, 1.9, 'jam');
    scene.form(tube('178,178,18 158,206,15 132,208,14'), {
      lines: [
        { path: '122,204 130,206', width: 2.6 },
        { path: '123,212 131,213', width: 2.6 },
      ],
    });
    // face
    eyes(scene, 104, 96, 60, 37, 46, { kind: 'dot' });
    nose(scene, 94, 118, 18, '#8a3a4a');
    scene.form(polygon('87,134 103,134 102,150 88,150'), { ramp: 'cloth', lineWidth: 0.6, rim: false });
    mouth(scene, 95, 129, 32, 'cat', { lineWidth: 3.6 });
    blush(scene, 146, 126, 9);
  },
);
