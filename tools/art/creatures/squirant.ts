import { creature } from '../creature.ts';
import { drawLeaf, ellipse, eyes, mouth, type Scene, spline, tube } from '../kit.ts';
import { drawCup, drawFeeler, drawLimb } from './ants.ts';
import { drawBuckler, drawLance } from './squirant-arms.ts';

const palette = {
  main: '#b9623a',
  belly: '#fbe6bd',
  band: '#7c3d2d',
  limb: '#8a4a38',
  cup: '#c8964f',
  scale: '#946536',
  nut: '#edc27a',
  bark: '#8c6f5c',
  heart: '#d9b88c',
  leaf: '#6fb83f',
  thorn: '#8fc552',
  accent: '#e0555f',
  iris: '#2f8a3f',
};
const dark = { leaf: '#66b52c', thorn: '#599613', nut: '#699793', cup: '#467377', scale: '#214f54' };
const shiny = {
  main: '#4f86cf',
  band: '#2f559c',
  limb: '#34477e',
  belly: '#fdf3dc',
  leaf: '#f4b731',
  thorn: '#f7cf4a',
  nut: '#f6edfb',
  cup: '#d9c6ea',
  scale: '#a48bc2',
  bark: '#5d7fa0',
  heart: '#cfe6f2',
  accent: '#ef6a3a',
};

/** A leg with its boot, whose sole is at (x, y). */
function drawLeg(scene: Scene, spine: string, x: number, y: number, degrees: number, dim: boolean): void {
  drawLimb(scene, spine, { dim });
  const boot = spline('-8,-20! 10,-20! 13,-5 8,1 -6,1 -20,1 -21,-8 -10,-12').rotate(degrees).move(x, y);
  scene.form(boot, { ramp: 'leaf', dim, lineWidth: 0.85, shade: 3, rim: false });
  const cuff = tube('-9,-21,4 11,-20,4').rotate(degrees).move(x, y);
  scene.form(cuff, { ramp: 'nut', dim, lineWidth: 0.7, shade: 2, rim: false });
}

/** The abdomen, raised in the gallop. */
function drawAbdomen(scene: Scene): void {
  drawLimb(scene, '172,192,10 196,186,9', { ramp: 'main' });
  scene.form(ellipse(236, 168, 50, 33, -32), {
    shade: 9,
    gloss: true,
    highlights: [ellipse(214, 154, 14, 5, -38)],
    marks: [
      { path: tube('214,130,6 232,166,6 246,210,6'), ramp: 'band' },
      { path: tube('238,120,6 260,154,6 274,190,6'), ramp: 'band' },
    ],
  });
}

/** The head inside the nut, which is open at the face, under the helm. */
function drawHead(scene: Scene): void {
  scene.form(spline('60,70 104,58 146,70 150,100 136,126 112,143! 86,138 64,124 54,98'), {
    ramp: 'nut',
    shade: 9,
    marks: [
      { path: spline('40,70 90,60 122,76 128,100 118,122 98,132 72,130 40,116'), ramp: 'main' },
      { path: spline('40,110 72,114 94,117 126,104 120,122 98,132 70,130 44,122'), ramp: 'belly' },
    ],
    lines: [{ path: '126,74 131,98 121,123 101,134', width: 3.2 }],
  });
  // stalk, with a leaf that streams behind
  scene.form(tube('106,26,8.5 112,8,7.5 120,-2,7'), { ramp: 'scale', lineWidth: 0.9, shade: 3 });
  drawLeaf(scene, 116, 4, 104, 38, -16, { bend: 26, shade: 6 });
  drawCup(scene, { x: 102, brim: 76, radiusX: 49, height: 54, sag: 10, tilt: 4, point: 0.25 });
  eyes(scene, 90, 101, 42, 23, 27, { look: [-0.3, 0.1], brow: 0.4 });
  mouth(scene, 86, 120, 17, 'open');
}

/** An ant squire at the gallop, with lance and buckler. */
export const squirant = creature('squirant', { plan: 'ant', palette, stage: 2, dark, shiny }, (scene) => {
  // far legs
  drawLeg(scene, '130,196,8 100,194,6.5 72,214,5.5', 62, 234, 24, true);
  drawLeg(scene, '164,200,8 192,214,6.5 186,240,5.5', 190, 258, -14, true);
  drawAbdomen(scene);
  // far arm on the lance
  drawLimb(scene, '112,150,6.5 82,166,6 66,156,8', { dim: true });
  // body above the four legs
  scene.form(spline('110,186 134,172 162,174 184,190 176,208 148,216 118,208'), { shade: 6 });
  // near legs
  drawLeg(scene, '128,204,9 106,224,7 112,248,6', 108, 268, 6, false);
  drawLeg(scene, '166,204,10 204,212,7.5 232,234,6', 246, 250, -34, false);
  // chest with its acorn breastplate
  scene.form(spline('106,134 126,126 146,134 158,162 152,190 130,198 112,190 102,162'), {
    shade: 8,
    cast: [ellipse(104, 114, 46, 36)],
    marks: [{ path: spline('88,140 120,150 148,144 150,172 126,194! 104,178 92,156'), ramp: 'nut' }],
  });
  drawFeeler(scene, '138,98,4.4 172,90,4 188,104,5.8');
  drawLance(scene);
  drawHead(scene);
  // near arm that holds the lance
  drawLimb(scene, '148,150,8 178,160,7 168,184,7 150,178,8.5');
  drawBuckler(scene, 182, 158);
});
