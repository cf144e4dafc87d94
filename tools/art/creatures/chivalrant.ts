import { creature } from '../creature.ts';
import { ellipse, eye, type FormOptions, localPoints, polygon, type Scene, spline, tube } from '../kit.ts';
import { drawFeeler, drawLimb } from './ants.ts';
import { drawLance, drawWingCase } from './chivalrant-arms.ts';

const palette = {
  main: '#9a6654',
  limb: '#6f4852',
  red: '#d8383c',
  gold: '#f2bb45',
  wood: '#6b5348',
  slot: '#241a26',
  crumb: '#f7e2b4',
  leaf: '#6fb83f',
  iris: '#f0a01e',
};
const roles = { red: 'accent', leaf: 'accent', slot: 'fixed', crumb: 'belly' } as const;
const dark = {
  main: '#4a3a78',
  limb: '#352a58',
  red: '#e0246c',
  gold: '#b79ad8',
  leaf: '#ff5fa4',
  wood: '#4c3b58',
};
const shiny = {
  main: '#c3d2e6',
  limb: '#8ea3c4',
  red: '#2f64c8',
  gold: '#f7f2e4',
  wood: '#8a6a9a',
  leaf: '#f4b731',
};

/** A leg in armour: thigh, knee cap and pointed shoe, its sole at (x, y). */
function drawArmedLeg(
  scene: Scene,
  spine: string,
  kneeX: number,
  kneeY: number,
  x: number,
  y: number,
  dim: boolean,
) {
  const steel: FormOptions = { dim, lineWidth: 0.9, shade: 4, rim: false };
  drawLimb(scene, spine, { dim });
  const at = localPoints(x, y, 1);
  const shoe = [
    at(-10, -36, true),
    at(14, -34, true),
    at(18, -8),
    at(16, 0, true),
    at(-14, 0),
    at(-40, -3, true),
    at(-22, -14),
    at(-12, -22),
  ];
  scene.form(spline(shoe), {
    ...steel,
    lines: [
      [
        [x - 12, y - 18],
        [x + 2, y - 14],
        [x + 16, y - 16],
      ],
      [
        [x - 22, y - 12],
        [x - 14, y - 6],
        [x - 12, y],
      ],
    ].map((path) => ({ path: path as [number, number][], width: 2.8 })),
  });
  scene.form(ellipse(kneeX, kneeY, 14, 12), { ...steel, ramp: 'gold', gloss: true });
}

/** An ant knight in plate armour, with a lance and a shield of wing cases. */
export const chivalrant = creature(
  'chivalrant',
  { plan: 'ant', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    drawWingCase(scene, false);
    drawWingCase(scene, true);
    // far leg
    drawArmedLeg(scene, '118,216,14 92,236,11 86,274,9', 86, 242, 82, 292, true);
    // abdomen in plates
    scene.form(spline('136,206 164,202 190,216 206,244 204,276 190,292! 162,284 142,262 130,232'), {
      shade: 10,
      gloss: true,
      highlights: [ellipse(160, 222, 10, 5, 40)],
      lines: [
        { path: '142,238 166,232 188,216', width: 3.4 },
        { path: '148,262 178,252 204,236', width: 3.4 },
        { path: '164,284 188,272 208,256', width: 3.4 },
      ],
    });
    // near leg
    drawArmedLeg(scene, '144,218,16 150,246,12 142,282,10', 150, 250, 138, 300, false);
    // waist and belt
    scene.form(tube('130,180,13 132,214,14'), { ramp: 'limb', rim: false });
    scene.form(spline('104,208 132,200 162,206 172,228 152,236! 134,226 116,238! 98,226'), {
      shade: 6,
      lines: ['133,204 134,214 134,224'],
    });
    // far feeler
    drawFeeler(scene, '104,44,5 84,16,4.4 60,18,4.4 48,32,6', { dim: true });
    drawLance(scene);
    // breastplate
    scene.form(spline('96,114 128,104 160,114 170,142 156,172 134,192! 110,176 92,146'), {
      shade: 11,
      gloss: true,
      highlights: [ellipse(112, 134, 8, 14, 16)],
      cast: [ellipse(112, 96, 48, 32)],
      lines: [{ path: '126,116 130,150 133,190', width: 3.4 }],
    });
    // middle arm with a bread crumb
    drawLimb(scene, '120,172,6.5 96,190,6 78,180,6.5');
    scene.form(spline('54,172! 60,158 68,160! 78,154 86,166! 84,176 74,176! 70,186 60,182'), {
      ramp: 'crumb',
      lineWidth: 0.85,
      shade: 4,
      rim: false,
    });
    // far arm with the lance
    drawLimb(scene, '98,126,9 66,148,8 32,164,9.5', { dim: true });
    scene.form(ellipse(96, 122, 21, 17, -24), { shade: 5, dim: true });
    // near arm on the hip
    drawLimb(scene, '160,128,10 202,158,9 176,194,10');
    scene.form(ellipse(202, 160, 13, 12), { ramp: 'gold', lineWidth: 0.9, shade: 4, rim: false });
    scene.form(ellipse(164, 124, 25, 20, 24), {
      shade: 6,
      gloss: true,
      highlights: [ellipse(158, 114, 9, 4, 20)],
    });
    // helm
    scene.form(spline('124,14! 150,34 158,70 148,104 126,118 98,114 82,96 78,60 96,30'), {
      shade: 11,
      gloss: true,
      highlights: [ellipse(110, 38, 8, 13, 28)],
    });
    // visor with its beak
    scene.form(spline('70,52! 104,58 138,54! 142,82 128,108! 96,114 62,112 30,104! 52,84'), {
      shade: 8,
      miter: true,
      lines: [
        { path: '70,96 68,102 66,108', width: 3 },
        { path: '84,96 83,103 82,110', width: 3 },
        { path: '98,96 98,103 98,110', width: 3 },
      ],
    });
    scene.form(polygon('66,61 140,61 136,90 49,90').withThickness(20), {
      ramp: 'slot',
      flat: true,
      lineWidth: 0.8,
    });
    scene.form(ellipse(140, 72, 10, 10), { ramp: 'gold', lineWidth: 0.9, shade: 3, rim: false });
    // near feeler for a plume
    drawFeeler(scene, '134,28,5.5 166,-2,5 202,2,5 220,22,7');
    // acorn crest
    scene.form(spline('114,18 118,-2 128,-16! 138,-2 142,18'), { ramp: 'gold', lineWidth: 0.9, shade: 4 });
    scene.form(ellipse(128, 18, 20, 8), { ramp: 'red', lineWidth: 0.9, shade: 3, rim: false });
    // eyes behind the slot
    eye(scene, 74, 77, 22, 21, { kind: 'fierce', mirror: true, closedColour: '#a9713a' });
    eye(scene, 112, 77, 28, 23, { kind: 'fierce', closedColour: '#a9713a' });
  },
);
