import { creature } from '../creature.ts';
import { ellipse, glowingEye, ink, type Scene, spline } from '../kit.ts';
import { drawArcs, drawCoil, drawDrum, drawFingers, drawKettle, drawTorus } from './cupritan-coils.ts';

const palette = {
  main: '#a4b0c6',
  belly: '#e9eff6',
  accent: '#ffb52e',
  copper: '#dc8448',
  screen: '#26314f',
  screenShine: '#3a4870',
  glow: '#5ff0ff',
  haze: '#2f7f9a',
  arc: '#8fefff',
  tread: '#5c6a86',
  magnet: '#e8504a',
  steam: '#ffffff',
};
const roles = {
  screen: 'fixed',
  screenShine: 'fixed',
  glow: 'accent',
  haze: 'fixed',
  arc: 'accent',
  magnet: 'fixed',
  steam: 'belly',
} as const;
const dark = {
  glow: '#ff4d7d',
  haze: '#8f2450',
  arc: '#ff7fb0',
  magnet: '#b02f7a',
  accent: '#ff7fb0',
  copper: '#71415f',
};
const shiny = {
  main: '#f2d3a8',
  belly: '#fff8ea',
  copper: '#4fae9a',
  tread: '#7a5a48',
  magnet: '#3f8fe0',
  glow: '#ffe27a',
  haze: '#8a7a3a',
  arc: '#fff0a0',
  accent: '#ff7fa0',
};

/** The dome of the head with its visor. */
function drawHead(scene: Scene): void {
  scene.form(
    spline('58.8,116.8! 56.2,77.8 74.4,51.8 110.8,41.4 149.8,51.8 168,80.4 168,116.8! 113.4,129.8'),
    {
      shade: 10,
      gloss: true,
      highlights: [ellipse(90, 59.6, 15.6, 5.2, -16)],
    },
  );
  scene.form(spline('160.2,72.6 178.4,75.2 183.6,90.8 178.4,109 160.2,109'), {
    ramp: 'copper',
    lineWidth: 0.8,
  });
  scene.form(spline('64,72.6 105.6,64.8 144.6,72.6 155,93.4 144.6,116.8 103,122 66.6,116.8 56.2,93.4'), {
    ramp: 'screen',
    lineWidth: 0.8,
    shade: 3,
    marks: [{ path: spline('56.2,67.4! 90,67.4! 74.4,122! 51,116.8!'), ramp: 'screenShine' }],
  });
  glowingEye(scene, 82.2, 90.8, 18.2, 24.7, { colour: 'glow', haze: scene.colour('haze') });
  glowingEye(scene, 126.4, 90.8, 23.4, 29.9, { colour: 'glow', haze: scene.colour('haze') });
  scene.flat(ink('95.2,110.3 101.7,115.5 109.5,110.3', 3), 'glow');
  scene.flat(ellipse(71.8, 107.7, 5.9, 3.4), 'magnet');
  scene.flat(ellipse(142, 107.7, 7.2, 4.2), 'magnet');
}

/** The chest: one great coil, narrow at the hips. */
function drawChest(scene: Scene): void {
  scene.form(spline('84,196! 152,196! 158,214 148,226 118,228 90,226 78,214'), { ramp: 'tread', shade: 5 });
  const rows = [136, 149, 162, 175, 188];
  scene.form(spline('44,120! 118,112 194,120! 194,142 170,180 154,204! 118,210 82,204! 66,180 46,142'), {
    ramp: 'copper',
    shade: 14,
    lines: rows.map((y) => ({
      path: `30,${y - 8} 80,${y + 3} 118,${y + 6} 158,${y + 3} 210,${y - 8}`,
      width: 3.4,
      taper: 'none' as const,
    })),
    cast: [ellipse(114, 122, 58, 20)],
  });
}

/** A shy colossus of copper coils that boils a kettle of tea. */
export const cupritan = creature(
  'cupritan',
  { plan: 'golem', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // far leg
    drawCoil(scene, '92,216,18 84,236,18 84,250,17', 4, true);
    scene.form(spline('52,272! 54,254 72,244 98,246 108,260 106,272!'), { ramp: 'tread', dim: true });
    // far arm, raised with care
    drawFingers(scene, 8, 118, 0.95, -92, true);
    drawCoil(scene, '50,140,14 34,168,14 22,170,14', 4, true);
    drawDrum(scene, 12, 142, 0.78, -170, true);
    // near leg
    drawCoil(scene, '146,216,20 156,238,20 158,258,18', 4, false);
    scene.form(spline('122,282! 124,262 144,250 174,252 186,266 184,282!'), {
      ramp: 'tread',
      lines: [{ path: '132,268 150,262 172,264', width: 3 }],
    });
    drawArcs(scene);
    drawCoil(scene, '114,52,17 114,36,16 114,18,15', 4, false);
    drawTorus(scene);
    scene.form(ellipse(46, 130, 25, 28), { dim: true, shade: 6 });
    drawChest(scene);
    drawHead(scene);
    drawKettle(scene, 4, 66);
    // near arm, its knuckles on the ground
    drawCoil(scene, '196,132,18 228,150,18 232,176,18', 5, false);
    scene.form(ellipse(192, 132, 30, 31), {
      shade: 8,
      gloss: true,
      highlights: [ellipse(180, 117, 8, 4, -40)],
      marks: [{ path: ellipse(194, 134, 13, 14), ramp: 'tread' }],
    });
    drawFingers(scene, 226, 248, 1.08, 90, false);
    drawDrum(scene, 230, 208, 1.04, 6, false);
  },
);
