import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eyes,
  fluff,
  leaf,
  longEar,
  mouth,
  nose,
  skull,
  spline,
  toes,
  tube,
} from '../kit.ts';

const palette = {
  main: '#ffb3d4',
  belly: '#fff6fb',
  accent: '#8f8ff0',
  gold: '#ffd95e',
  inner: '#ff86b4',
  iris: '#7a4fd8',
};
const dark = { inner: '#a0407f', gold: '#ffd0f0' };
const shiny = { main: '#b5ecd8', inner: '#5fcfae', accent: '#ff9a8a', gold: '#ffd04a' };

/** A rabbit with the moon on its brow. */
export const moonbun = creature('moonbun', { plan: 'hare', palette, stage: 1, dark, shiny }, (scene) => {
  // tail and far foot
  scene.form(fluff(176, 202, 22, 20, 8, 0.2), { ramp: 'belly' });
  scene.form(spline('78,222 92,212 118,214 124,228 108,233 84,232'), { dim: true });
  // body and near foot
  scene.form(spline('126,148 154,160 168,190 160,218 132,228 100,222 86,196 96,162'), {
    marks: [{ path: spline('114,164 136,174 140,200 124,224 98,218 90,194 98,172'), ramp: 'belly' }],
  });
  scene.form(spline('124,224 136,212 160,212 170,224 160,233 132,233'), {
    lines: toes(150, 233, 30, 4, 2),
  });
  // ears, the near one folded at its tip
  drawEar(scene, longEar(92, 78, 76, 30, -118, -8), 'main', 'inner', { dim: true });
  drawEar(scene, longEar(140, 74, 86, 36, -58, 12), 'main', 'inner');
  // collar of fluff
  scene.form(fluff(120, 156, 46, 17, 10, 0.28), { ramp: 'belly', shade: 6 });
  // head
  scene.form(skull(118, 108, 52, { wide: 1.04, high: 0.92, cheek: 1 }), {
    marks: [{ path: spline('98,122 124,128 132,146 118,160 92,160 72,150 72,132'), ramp: 'belly' }],
  });
  // moon
  scene.form(spline('100,68! 116,71 125,84 121,99 109,106! 114,94 111,79'), {
    ramp: 'gold',
    lineWidth: 0.7,
    shade: 0,
    miter: true,
  });
  // paws
  scene.form(tube('96,178,9 102,190,10'));
  scene.form(tube('146,178,10 132,192,11'));
  // ribbon
  scene.form([leaf(148, 82, 32, 26, -10, -4), leaf(148, 84, 32, 24, 42, 4)], { ramp: 'accent' });
  scene.form(ellipse(149, 84, 7), { ramp: 'accent', lineWidth: 0.8 });
  // face
  eyes(scene, 104, 116, 56, 29, 38, { kind: 'dot' });
  nose(scene, 97, 134, 9, '#e0568c');
  mouth(scene, 97, 141, 18, 'cat', { lineWidth: 2.6 });
  blush(scene, 75, 137, 8, '#ff6f9c');
  blush(scene, 138, 138, 11, '#ff6f9c');
});
