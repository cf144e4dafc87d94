import { creature } from '../creature.ts';
import { ellipse, glowingEye, ink, type Scene, spline, tube } from '../kit.ts';
import { waterDrop } from '../parts/water.ts';
import { drawArm, drawCandle, drawChain } from './chandelgeist-arms.ts';

const palette = {
  main: '#6d5fc7',
  belly: '#b7a9f2',
  wax: '#f6ead2',
  void: '#231b3d',
  accent: '#4fe0d4',
  flame: '#ff9a3d',
  gold: '#ffd25e',
  haze: '#3a8f9a',
};
const roles = { void: 'fixed', haze: 'fixed', wax: 'belly' } as const;
const dark = {
  main: '#3d3050',
  belly: '#6f5a86',
  wax: '#a796bd',
  accent: '#ff4d7d',
  flame: '#b45cff',
  gold: '#ff9ab8',
  haze: '#a02a5c',
};
const shiny = {
  main: '#efe2cc',
  belly: '#fffaf0',
  wax: '#ffd9df',
  accent: '#ffb43f',
  flame: '#ff5a6a',
  gold: '#e0564a',
  haze: '#b0702a',
};

function drawFarArms(scene: Scene): void {
  drawArm(
    scene,
    '108,146,6.5 76,132,6 56,104,5.5 66,74,5.5',
    '68,124,4 82,110,4 74,100,3.4 67,107,2.6',
    true,
  );
  drawCandle(scene, 66, 68, 0.95, -2, true);
  drawArm(
    scene,
    '150,144,6.5 188,128,6 206,98,5.5 196,64,5.5',
    '194,120,4 180,104,4 190,94,3.4 197,102,2.6',
    true,
  );
  drawCandle(scene, 196, 58, 0.95, 3, true);
}

/** The low pair, behind the skirt. */
function drawLowArms(scene: Scene): void {
  drawArm(scene, '114,176,6.5 92,214,6.5 44,238,6 6,216,5.5', '', false);
  drawCandle(scene, 4, 210, 0.9, -3, false);
  drawArm(scene, '148,176,6.5 176,212,6.5 216,222,6 240,196,5.5', '', false);
  drawCandle(scene, 242, 190, 0.9, 3, false);
}

/** The middle pair. */
function drawMiddleArms(scene: Scene): void {
  drawArm(
    scene,
    '110,160,6.5 70,166,6.5 24,146,6 6,112,5.5',
    '44,158,4 48,138,4 34,132,3.4 30,141,2.6',
    false,
  );
  drawCandle(scene, 5, 106, 1, -3, false);
  drawArm(
    scene,
    '152,158,6.5 196,158,6.5 240,132,6 254,94,5.5',
    '218,146,4 212,126,4 226,120,3.4 230,129,2.6',
    false,
  );
  drawCandle(scene, 255, 88, 1, 4, false);
}

/** The velvet under the arms, torn at its hem. */
function drawSkirt(scene: Scene): void {
  const hem =
    '196,232 182,226! 176,244 164,256! 152,242 146,230! 136,248 122,260! 112,244 106,232! 94,242 78,244!';
  scene.form(spline(`104,160 130,154 156,160 168,190 186,212 206,226! ${hem} 88,224 96,196`), {
    shade: 12,
    marks: [{ path: spline('60,226 110,214 150,218 220,206 220,280 60,280'), ramp: 'belly', opacity: 0.6 }],
    lines: [
      { path: '120,182 114,204 114,220', width: 3.6 },
      { path: '142,182 152,204 154,220', width: 3.6 },
    ],
  });
}

/** A hood of wax round a hollow face. */
function drawFace(scene: Scene): void {
  scene.form(
    spline(
      '124,52 150,58 170,82 174,114 168,138! 172,152 164,160 156,152 154,146! 140,152 122,152 108,146! 106,158 98,164 92,154 92,140! 82,124 80,96 92,68 108,54',
    ),
    { ramp: 'wax', shade: 11, gloss: true, highlights: [ellipse(102, 74, 9, 5, -40)] },
  );
  scene.form(spline('118,76 142,82 154,104 150,128 132,140 110,138 94,122 94,98 104,82'), {
    ramp: 'void',
    lineWidth: 0.8,
    flat: true,
  });
  glowingEye(scene, 108, 108, 14, 20, { haze: scene.colour('haze') });
  glowingEye(scene, 134, 110, 18, 23, { haze: scene.colour('haze') });
  scene.flat(ink('112,128 120,132 130,128', 3.2), 'accent');
}

/** A chandelier that came down to dance. */
export const chandelgeist = creature(
  'chandelgeist',
  { plan: 'sprite', palette, stage: 3, float: 1, roles, dark, shiny },
  (scene) => {
    drawChain(scene, [
      [158, -12, 52],
      [145, 5, 22],
      [137, 24, 6],
    ]);
    drawFarArms(scene);
    drawLowArms(scene);
    drawSkirt(scene);
    drawMiddleArms(scene);
    // finial and waist
    scene.form([tube('132,58,9 134,44,6'), ellipse(134, 38, 8)], { ramp: 'gold', lineWidth: 0.85, shade: 3 });
    scene.form(spline('102,152 130,146 158,152 160,172 144,184 116,184 100,172'), { shade: 6 });
    drawFace(scene);
    scene.form(ellipse(124, 172, 9), {
      ramp: 'gold',
      gloss: true,
      highlights: [ellipse(121, 168, 3.5, 2.2, -20)],
      lineWidth: 0.8,
    });
    scene.form(waterDrop(128, 276, 8), { ramp: 'gold', lineWidth: 0.8 });
  },
);
