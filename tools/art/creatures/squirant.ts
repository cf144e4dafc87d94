import { creature } from '../creature.ts';
import { drawLeaf, ellipse, eyes, localPoints, mouth, type Scene, spline, tube } from '../kit.ts';
import { drawCup, drawFeeler, drawLimb } from './ants.ts';
import { drawBuckler, drawThorn } from './squirant-arms.ts';

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
const dark = { leaf: '#e03f86', thorn: '#b8327a', nut: '#8d7b9c', cup: '#6d5c80', scale: '#473a5c' };
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

/** A slim leg in a boot whose sole is at (x, y). */
function drawLeg(scene: Scene, spine: string, x: number, y: number, dim: boolean): void {
  drawLimb(scene, spine, { dim });
  const at = localPoints(x, y, 1);
  const boot = [
    at(-7, -26, true),
    at(14, -24, true),
    at(15, -6),
    at(12, 0),
    at(-12, 0),
    at(-24, -4),
    at(-20, -13),
    at(-8, -16),
  ];
  scene.form(spline(boot), { ramp: 'leaf', dim, lineWidth: 0.9, shade: 4, rim: false });
  scene.form(
    tube([
      [x - 9, y - 27, 4.5],
      [x + 15, y - 24, 4.5],
    ]),
    { ramp: 'nut', dim, lineWidth: 0.75, shade: 2, rim: false },
  );
}

/** An ant squire who rehearses its oath. */
export const squirant = creature('squirant', { plan: 'ant', palette, stage: 2, dark, shiny }, (scene) => {
  // far leg, stepping out
  drawLeg(scene, '126,204,11 94,220,8.5 84,252,7', 80, 276, true);
  // abdomen on its thin stalk
  drawLimb(scene, '140,204,9 178,212,8', { ramp: 'main' });
  scene.form(ellipse(212, 222, 46, 31, 34), {
    shade: 9,
    gloss: true,
    highlights: [ellipse(210, 199, 13, 5, 30)],
    marks: [
      { path: tube('240,178,6 228,226,7 196,266,6'), ramp: 'band' },
      { path: tube('262,196,5 250,238,6 220,276,5'), ramp: 'band' },
    ],
  });
  // near leg
  drawLeg(scene, '142,206,13 160,232,9.5 146,264,8', 142, 286, false);
  // waist
  scene.form([ellipse(138, 204, 18, 14), tube('134,176,9 134,200,9')], { shade: 4, rim: false });
  // feeler behind the helm
  drawFeeler(scene, '138,98,4.4 172,84,4 184,96,5.8');
  drawThorn(scene);
  // chest with its acorn breastplate
  scene.form(spline('106,132 126,124 146,132 154,152 148,172 134,184 120,174 106,156'), {
    shade: 8,
    cast: [ellipse(104, 112, 46, 36)],
    marks: [{ path: spline('92,140 120,146 142,142 140,162 124,176! 106,164 92,156'), ramp: 'nut' }],
  });
  // far arms with the lance
  drawLimb(scene, '120,168,5.5 104,186,5 88,184,7', { dim: true });
  drawLimb(scene, '110,146,6 88,164,5.5 74,158,7.5');
  // near middle arm on the hip
  drawLimb(scene, '146,166,6 172,178,5 156,200,6.5');
  // near arm with the buckler
  drawLimb(scene, '146,144,7.5 178,162,7 208,142,7');
  drawBuckler(scene, 218, 134);
  // head inside the nut, which is open at the face
  scene.form(spline('60,70 104,58 146,70 150,100 136,126 112,143! 86,138 64,124 54,98'), {
    ramp: 'nut',
    shade: 9,
    marks: [
      { path: spline('40,70 90,60 122,76 128,100 118,122 98,132 72,130 40,116'), ramp: 'main' },
      { path: spline('40,110 72,114 94,117 126,104 120,122 98,132 70,130 44,122'), ramp: 'belly' },
    ],
    lines: [{ path: '126,74 131,98 121,123 101,134', width: 3.2 }],
  });
  // stalk and leaf for a plume
  scene.form(tube('104,26,8.5 106,8,7.5 112,-4,7'), { ramp: 'scale', lineWidth: 0.9, shade: 3 });
  drawLeaf(scene, 110, 4, 96, 34, -42, { bend: 34, shade: 6 });
  // helm
  drawCup(scene, { x: 102, brim: 76, radiusX: 49, height: 54, sag: 10, tilt: 4, point: 0.25 });
  // face
  eyes(scene, 90, 101, 42, 23, 27, { look: [-0.1, -0.2] });
  mouth(scene, 86, 120, 15, 'open');
});
