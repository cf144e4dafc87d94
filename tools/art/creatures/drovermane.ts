import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eye,
  hindLeg,
  leg,
  longEar,
  mouth,
  nose,
  type Scene,
  spline,
  toes,
  tube,
} from '../kit.ts';
import { SHEEPDOG, SHEEPDOG_KINDS } from './sheepdogs.ts';

const palette = { ...SHEEPDOG, brass: '#f0b83a', strap: '#8a4f3c', iris: '#b0702a' };
const roles = { ...SHEEPDOG_KINDS.roles, brass: 'accent', strap: 'main' } as const;
const dark = { ...SHEEPDOG_KINDS.dark, brass: '#f98a17' };
const shiny = { ...SHEEPDOG_KINDS.shiny, brass: '#dfe8f4', strap: '#4a5c9c' };

/** The bell of the herd on its strap. */
function drawBell(scene: Scene): void {
  scene.form(tube('66,184,8 92,190,8 118,186,8'), { ramp: 'strap', rim: false, shade: 3 });
  scene.form(ellipse(92, 240, 9, 9), { ramp: 'brass', dim: true, rim: false, shade: 2 });
  scene.form(
    spline('76,198 84,190 100,190 108,198 112,222 122,236! 92,244 62,236! 72,222').withThickness(44),
    {
      ramp: 'brass',
      shade: 8,
      highlights: [spline('80,202 86,199 84,222 78,228')],
      lines: [{ path: '70,226 92,232 114,226', width: 3 }],
    },
  );
}

/** A drover's dog with the mane of a lion. */
export const drovermane = creature(
  'drovermane',
  { plan: 'quadruped', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // tail, a plume over its back
    scene.form(
      spline(
        '232,168! 262,150 272,116 256,86! 280,84 296,92! 294,78 286,66! 308,74 320,94! 326,128 308,164 270,190!',
      ).withThickness(50),
      { miter: true, shade: 9, lines: [{ path: '262,168 288,144 298,112', width: 3.6 }] },
    );
    // far legs
    scene.form(hindLeg(214, 180, 280, 40, 26, 10), { ramp: 'slate', dim: true });
    scene.form(
      [tube('86,190,27 46,208,22 22,230,18'), spline('30,214 40,232 34,252 16,262 0,256 -2,242 6,228')],
      {
        ramp: 'slate',
        dim: true,
        rim: false,
        shade: 5,
        marks: [{ path: spline('-20,218 50,236 50,290 -20,290'), ramp: 'belly' }],
      },
    );
    // hindquarters
    scene.form([tube('140,166,52 200,164,44 240,176,36'), hindLeg(248, 176, 292, 60, 30, 12)], {
      ramp: 'slate',
      shade: 14,
      marks: [{ path: spline('200,256 300,250 300,300 200,300'), ramp: 'belly' }],
      lines: [{ path: '218,178 212,206 228,226', width: 4 }, ...toes(248, 292, 30, 12)],
    });
    // near foreleg
    scene.form(leg(156, 200, 294, 50, 38, 13), {
      ramp: 'slate',
      shade: 8,
      marks: [{ path: spline('100,262 210,256 210,300 100,300'), ramp: 'belly' }],
      lines: toes(156, 294, 38, 13),
    });
    // mane
    scene.form(
      spline(
        '104,10! 134,8 158,20! 162,10 172,6! 184,30 186,52! 198,52 208,56! 212,82 204,106! 216,112 222,122! 216,146 200,164! 210,174 212,188! 196,206 176,214! 176,230 168,242! 150,236 140,224! 132,244 116,262! 104,248 100,238! 84,254 66,262! 62,244 64,230! 44,234 30,230! 36,212 46,200! 28,196 18,184! 28,170 42,162! 26,146 20,124! 32,116 44,116! 34,96 34,70! 48,66 58,66! 58,44 70,26! 82,28 88,32!',
      ).withThickness(120),
      {
        miter: true,
        shade: 18,
        lines: [
          '176,80 190,100 190,122',
          '176,140 190,156 188,176',
          '150,190 156,206 150,222',
          '124,210 122,228 116,240',
          '60,196 52,206 46,214',
          '150,28 164,44 166,62',
          '40,140 36,156 40,170',
        ].map((path) => ({ path, width: 3.8 })),
      },
    );
    drawBell(scene);
    // ears
    drawEar(scene, longEar(58, 76, 58, 34, 132, -10), 'slate', undefined, { dim: true });
    // head
    scene.form([ellipse(104, 98, 56, 52), spline('56,104 104,92 126,124 108,156 70,164 36,152 28,128')], {
      ramp: 'slate',
      shade: 12,
      marks: [
        {
          path: spline('92,40! 112,44 108,78 114,112 136,126 128,170 20,170 16,130 52,108 80,92 84,66'),
          ramp: 'belly',
        },
      ],
    });
    drawEar(scene, longEar(148, 68, 72, 42, 62, 10), 'slate', undefined, { shade: 8 });
    // forelock
    scene.form(
      spline(
        '84,58! 66,46 60,28! 78,34 86,34! 92,18 112,8! 110,24 114,32! 128,22 146,22! 142,36 142,46! 156,46 166,54! 150,66 132,64! 122,76 108,76! 104,66 100,62! 96,72 86,76!',
      ).withThickness(30),
      {
        miter: true,
        shade: 6,
        lines: [
          { path: '104,34 98,46 96,56', width: 3.2 },
          { path: '124,38 122,50 116,60', width: 3.2 },
        ],
      },
    );
    // face
    eye(scene, 70, 98, 24, 29, { look: [-0.2, 0.04], brow: -0.3 });
    eye(scene, 122, 100, 33, 35, { look: [-0.2, 0.04], brow: -0.3 });
    nose(scene, 38, 124, 30, '#6a3a50');
    mouth(scene, 62, 146, 36, 'smile', { lineWidth: 4 });
    // beard
    scene.form(
      spline(
        '48,160! 74,166 104,156! 104,176 96,190! 88,182 84,180! 80,194 70,202! 64,190 60,182! 52,188 44,190! 44,174',
      ).withThickness(26),
      { ramp: 'belly', miter: true, rim: false, shade: 5 },
    );
  },
);
