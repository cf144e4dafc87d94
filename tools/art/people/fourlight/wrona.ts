import {
  drawBrimHat,
  drawBrows,
  drawCuff,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawNeck,
  drawNose,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  openSpline,
  person,
  polygon,
  spline,
  strands,
} from '../kit.ts';
import { drawFeatherCape, drawFinch, drawNest } from './wrona-birds.ts';

const palette = {
  skin: '#f7cdbf',
  hair: '#fbfaf8',
  iris: '#6a8aa8',
  coat: '#6f7690',
  feather: '#a6adbf',
  pale: '#c9cfdb',
  hat: '#8a7a6a',
  band: '#5a6a8a',
  twig: '#b98552',
  egg: '#bfe0ea',
  bird: '#f0a24a',
  breast: '#fbe3b8',
  beak: '#e8703f',
  iron: '#5f5a6e',
  glow: '#ffd96b',
  bead: '#c8584a',
  trim: '#565d78',
};

function drawLantern(lantern: Frame): void {
  lantern.wire(openSpline('-9,-20 -8,-34 0,-38 8,-34 9,-20'), 4.4, lantern.scene.ramp('iron').line);
  lantern.form('-13,-18! 0,-27 13,-18! 10,-12 -10,-12', { ramp: 'iron', shade: 2, rim: false });
  lantern.form(polygon('-12,-12 12,-12 14,16 -14,16'), {
    ramp: 'glow',
    shade: 4,
    rim: false,
    marks: [{ path: ellipse(0, 4, 7, 10), flat: '#fff8d8' }],
    lines: [{ path: '0,-12 0,-4 0,6 0,16', width: 2.6 }],
  });
  lantern.form(polygon('-16,16 16,16 18,24 -18,24'), { ramp: 'iron', shade: 2, rim: false });
}

function drawGreatMoustache(head: Frame): void {
  head.form(
    '-15,28! -24,26 -38,32 -52,44 -66,62 -70,76! -58,72 -56,80! -46,66 -36,64! -32,58 -22,54 -14,48! -4,56 8,56 16,62! 24,62 34,78! 36,70 46,70! 38,48 22,32 2,27',
    {
      ramp: 'hair',
      shade: 6,
      lineRamp: 'coat',
      lines: strands(
        '-20,34 -34,42 -46,54 -56,68',
        '-22,42 -30,48 -36,54 -42,62',
        '-6,34 10,38 22,50 30,64',
        '-8,42 2,46 8,48 14,56',
      ),
    },
  );
}

/** The beads, one for every hundred birds. */
const BEADS = [
  [116, 236],
  [124, 244],
  [134, 249],
  [145, 251],
  [157, 250],
  [169, 246],
  [178, 239],
] as const;

/** Wrona, counting birds, with a lantern. */
export const wrona = person('wrona-roost', palette, (scene) => {
  const head = headFrame(scene, { x: 112, y: 122, size: 0.92, wide: 0.92, high: 1.1, tilt: -10 });
  drawTorso(scene, { x: 160, y: 200, wide: 0.9, slope: 1.6, neck: 34, ramp: 'trim' });
  drawNeck(head, { width: 18, to: [142, 218] });
  drawFeatherCape(scene);
  scene.form(
    spline(
      '104,214! 96,196 108,190! 128,208 150,212 170,200 178,182! 192,190 190,212! 176,234 140,240 112,230',
    ),
    {
      ramp: 'trim',
      shade: 5,
    },
  );
  head.form('30,-30! 52,-24 62,0 56,28! 64,34 54,40! 46,36 44,20 40,-4!', {
    ramp: 'hair',
    shade: 5,
    lineRamp: 'coat',
  });
  drawEar(head, 1.3);
  drawFace(head, 'long', { numbers: { jaw: -2, chin: -1, cheek: 1, length: -4 }, under: -16 });
  drawFlush(head, 0.6);
  drawWrinkles(head, { folds: 0.3, hollow: 0.7 });
  drawEyes(head, 'drooping', { look: [-0.45, 0.35], cut: { up: 0.5, lid: 0.6 }, age: { bags: 2, feet: 3 } });
  drawNose(head, 'hooked', { size: 1.22, flush: 0.45 });
  drawGreatMoustache(head);
  drawBrows(head, { thick: 9, bushy: true, raise: [-2, 0], anger: -0.4 });
  const brim = head.inside({ x: 2, y: -2 });
  drawBrimHat(brim, { width: 92, depth: 17, crown: 44, top: 32, back: 6 });
  drawNest(head.inside({ x: 62, y: -48, degrees: 4, size: 1.06 }));
  // the near hand, with the lantern
  const near = new Frame(scene, { x: 214, y: 176, size: 0.86, degrees: 84 });
  drawLantern(new Frame(scene, { x: 214, y: 216, size: 1 }));
  drawFist(near);
  for (const [i, [x, y]] of BEADS.entries())
    scene.form(ellipse(x, y, i % 5 === 4 ? 7 : 5), {
      ramp: i % 5 === 4 ? 'glow' : 'bead',
      shade: 2,
      rim: false,
      lineWidth: 0.7,
    });
  // the perch
  drawSleeve(scene, '140,310,30 116,262,24 88,240,16', { ramp: 'trim' });
  drawFinch(new Frame(scene, { x: 48, y: 188, size: 0.94 }));
  const perch = new Frame(scene, { x: 62, y: 226 });
  for (const finger of [
    '14,12,5.6 -2,16,5.4 2,22,4.6',
    '12,4,5.8 -8,8,5.6 -4,15,4.6',
    '10,-4,5.8 -14,-6,5.6 -38,-2,4.6',
  ])
    perch.tube(finger, { ramp: 'skin', shade: 2.4, rim: false, lineWidth: 0.85 });
  perch.form('4,-8! 18,-12 30,-4 34,12 24,24 12,18 8,6', { ramp: 'skin', shade: 4, rim: false });
  perch.tube('20,-8,5.4 8,-13,5.2 -6,-12,4.4', { ramp: 'skin', shade: 2, rim: false, lineWidth: 0.85 });
  drawCuff(scene, 92, 236, 36, 122, { ramp: 'feather' });
});
