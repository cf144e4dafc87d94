import { creature } from '../creature.ts';
import { blush, drawEar, ellipse, eye, mouth, pointedEar, spline, tube } from '../kit.ts';
import { drawClover } from '../parts/clovers.ts';
import { drawFeatheredHoof, drawMane, drawTailClover } from './clovermare-hair.ts';

const palette = {
  main: '#f3e3c3',
  belly: '#fff7e4',
  leaf: '#4fae50',
  leafLight: '#7fcf58',
  luck: '#b4ec5e',
  stem: '#3f8f4c',
  petal: '#ff9cbd',
  muzzle: '#e8b9a8',
  hoof: '#6fae63',
  iris: '#4c9a4a',
};
const roles = { muzzle: 'belly' } as const;
const dark = {
  main: '#574a70',
  belly: '#9a8cb0',
  leaf: '#8c2f86',
  leafLight: '#b84aa4',
  luck: '#ff7fbe',
  stem: '#4a2560',
  petal: '#ff5f94',
  muzzle: '#7c6490',
  hoof: '#a83a7c',
};
const shiny = {
  main: '#b98a62',
  belly: '#fff4e0',
  leaf: '#e8b430',
  leafLight: '#ffd860',
  luck: '#fff09a',
  stem: '#b07a1e',
  petal: '#b48cff',
  muzzle: '#e8c0a0',
  hoof: '#e0a83a',
};

/** A pale draught mare in hanging clover. */
export const clovermare = creature('clovermare', { plan: 'hoofed', palette, roles, dark, shiny }, (scene) => {
  // tail
  scene.form(tube('226,112,9 246,120,10 256,160,9 254,210,5'), { ramp: 'stem' });
  drawTailClover(scene);
  // far legs
  scene.form(tube('108,158,19 86,190,13 74,224,10'), { dim: true });
  drawFeatheredHoof(scene, 71, 248, true);
  scene.form(tube('200,160,22 188,196,13 184,226,10'), { dim: true });
  drawFeatheredHoof(scene, 183, 250, true);
  // body, neck and near legs
  scene.form(
    [
      spline('92,126 118,104 158,108 200,98 228,112 238,142 228,172 190,178 150,184 116,182 94,166'),
      tube('124,146,40 114,104,35 96,76,27 74,80,20'),
      tube('212,150,27 225,188,16 214,214,11.5 216,234,11'),
      tube('120,158,24 123,194,14 122,236,11'),
    ],
    {
      shade: 13,
      lines: [
        { path: '186,150 190,172 204,188', width: 3.6 },
        { path: '140,160 142,174 138,184', width: 3.4 },
      ],
      cast: [ellipse(86, 108, 26, 26)],
    },
  );
  drawFeatheredHoof(scene, 215, 257);
  drawFeatheredHoof(scene, 121, 258);
  // mane
  scene.form(spline('78,54 110,52 146,76 166,104 158,140 140,160 122,150 126,122 106,96 84,74'), {
    ramp: 'stem',
    shade: 6,
  });
  drawMane(scene);
  // head, lowered
  drawEar(scene, pointedEar(60, 66, 28, 15, -116, 3), 'main', 'muzzle', { dim: true });
  scene.form(spline('58,64 82,62 98,82 94,106 76,126 64,150 50,164 32,164 20,152 22,134 36,112 44,84'), {
    shade: 8,
    marks: [
      { path: spline('10,134 30,132 54,142 70,160 50,180 10,176'), ramp: 'muzzle' },
      { path: spline('54,84 62,84 56,112 42,138 36,132 48,108'), ramp: 'belly' },
    ],
  });
  drawEar(scene, pointedEar(82, 66, 31, 16, -62, 4), 'main', 'muzzle');
  drawClover(scene, 60, 79, 23, -45, 4, { ramp: 'luck', lineWidth: 0.9 });
  // face
  eye(scene, 44, 106, 11, 17, { kind: 'round', brow: -0.5 });
  eye(scene, 73, 108, 19, 22, { kind: 'round', brow: -0.5 });
  blush(scene, 76, 126, 7);
  scene.flat(ellipse(29, 146, 3.6, 2.8, -40), scene.ramp('muzzle').line);
  scene.flat(ellipse(46, 151, 3.6, 2.8, 10), scene.ramp('muzzle').line);
  mouth(scene, 40, 157, 16, 'smile', { lineWidth: 2.6 });
});
