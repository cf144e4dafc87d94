import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fire, flame, flameCore, polygon, type Scene, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { drawRivets } from '../parts/stoves.ts';
import { drawFarFronds, drawNearFronds } from './brackindle-fronds.ts';

const palette = {
  main: '#5a5874',
  iron: '#6f6d8c',
  leaf: '#4faa4a',
  leafLight: '#8fd04f',
  flame: '#f0562c',
  flameMiddle: '#ff9a30',
  flameTip: '#ffe27a',
  claw: '#d9c9b4',
  throat: '#4a1626',
  iris: '#e0662a',
};
const roles = { iron: 'main', throat: 'fixed', flameMiddle: 'accent' } as const;
const dark = {
  main: '#3d3554',
  iron: '#514770',
  leaf: '#6a3f8f',
  leafLight: '#a257bd',
  flame: '#c81f68',
  flameMiddle: '#ff5f98',
  flameTip: '#ffd0e4',
  claw: '#b3a6c4',
};
const shiny = {
  main: '#b86a44',
  iron: '#d88a5a',
  leaf: '#e0586a',
  leafLight: '#ff94a0',
  flame: '#2f7fe8',
  flameMiddle: '#62c0fa',
  flameTip: '#e6fbff',
  claw: '#fff0d6',
};

/** The barred door with teeth for a grate. */
function drawDoor(scene: Scene): void {
  const opening = spline('74,186! 96,190 120,191 144,189 164,182! 164,206 146,226 118,230 92,224 76,208');
  scene.form(opening, {
    ramp: 'throat',
    flat: true,
    marks: [
      { path: flame(120, 236, 72, 44, 0.05), ramp: 'flame' },
      { path: flame(120, 236, 50, 32, 0.05), ramp: 'flameMiddle' },
      { path: flameCore(120, 236, 26, 22, 0.05), ramp: 'flameTip' },
    ],
  });
  for (const [x, top, bottom] of [
    [88, 188, 203],
    [106, 191, 208],
    [127, 191, 209],
    [148, 188, 204],
    [98, 225, 213],
    [118, 229, 215],
    [138, 226, 213],
  ] as const) {
    scene.form(
      polygon([
        [x - 7.5, top],
        [x + 7.5, top],
        [x, bottom],
      ]),
      {
        ramp: 'claw',
        lineWidth: 0.6,
        rim: false,
        shade: 1.5,
      },
    );
  }
}

/** A fern rooted in a small stove that it carries on clawed feet. */
export const brackindle = creature(
  'brackindle',
  { plan: 'plant', palette, roles, darkRecipe: 'plum', dark, shiny },
  (scene) => {
    drawFarFronds(scene);
    fire(scene, 132, 136, 74, 74, 0.05);
    drawNearFronds(scene);
    // feet
    drawClaws(scene, '72,250,15,10,165 82,254,15,10,130 94,254,14,10,95', { dim: true });
    scene.form(tube('92,214,13 78,232,10 84,248,13'), { ramp: 'iron', dim: true });
    drawClaws(scene, '148,256,15,11,160 160,260,15,11,120 174,260,14,11,85');
    scene.form(tube('160,216,15 172,236,11 162,254,14'), { ramp: 'iron' });
    // stove belly
    scene.form(spline('76,146 128,138 180,146 200,180 188,216 156,236 128,240 98,236 66,214 56,180'), {
      shade: 14,
      gloss: true,
      highlights: [spline('68,166 78,154 92,150 86,160 76,174')],
    });
    // collar
    scene.form(tube('70,134,9 128,143,11 186,132,9'), { ramp: 'iron', shade: 4 });
    drawRivets(scene, '82,138 106,143 150,143 175,137', 3.4);
    // handle
    scene.form(tube('192,196,5 208,190,5 214,204,4.5'), {
      ramp: 'iron',
      lineWidth: 0.8,
      rim: false,
      shade: 2,
    });
    scene.form(ellipse(215, 208, 9), { ramp: 'flame', lineWidth: 0.8, rim: false, shade: 2.5 });
    drawDoor(scene);
    eyes(scene, 114, 168, 50, 27, 28, { kind: 'round' });
    blush(scene, 68, 184, 7);
    blush(scene, 174, 182, 9);
  },
);
