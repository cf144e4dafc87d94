import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eyes,
  fluff,
  ink,
  leaf,
  longEar,
  mouth,
  nose,
  type Scene,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  main: '#ffb3d4',
  belly: '#fff6fb',
  accent: '#8f8ff0',
  gold: '#ffd95e',
  inner: '#ff86b4',
  stone: '#a9a3c4',
  iris: '#7a4fd8',
};
const dark = { inner: '#a0407f', gold: '#ffd0f0' };
const shiny = { main: '#b5ecd8', inner: '#5fcfae', accent: '#ff9a8a', gold: '#ffd04a' };

/** The string, with a bow and the heavy pebble it is tied to. */
function drawTether(scene: Scene): void {
  scene.form(tube('126,182,2.8 122,214,2.6 150,232,2.6 176,214,2.6 204,222,2.8'), {
    ramp: 'accent',
    lineWidth: 0.75,
    flat: true,
  });
  scene.form(spline('170,246 178,230 200,222 226,226 238,242 232,258 204,266 176,260'), {
    ramp: 'stone',
    shade: 7,
    lines: [{ path: '220,234 227,240 229,248', width: 3 }],
  });
  // face of the pebble, unmoved
  scene.ink(ink('183,244 189,241 195,244', 3.2), 3, 'stone');
  scene.ink(ink('206,244 213,241 220,244', 3.2), 3, 'stone');
  scene.ink(ink('195,252 202,254 209,251', 3), 3, 'stone');
  scene.form([leaf(204, 225, 25, 19, -162, 4), leaf(204, 225, 27, 20, -22, -4)], {
    ramp: 'accent',
    lineWidth: 0.85,
    shade: 3,
  });
  scene.form(ellipse(204, 225, 5.6), { ramp: 'accent', lineWidth: 0.75, rim: false });
}

/** A rabbit as round as the full moon, tied to a pebble. */
export const moonbun = creature('moonbun', { plan: 'hare', palette, stage: 1, dark, shiny }, (scene) => {
  drawTether(scene);
  // ears, the near one folded
  drawEar(scene, longEar(92, 62, 84, 34, -126, -12), 'main', 'inner', { dim: true });
  drawEar(scene, longEar(152, 58, 74, 38, -46, 8), 'main', 'inner');
  scene.form(spline('196,-10 222,0 236,26 230,50 214,52 204,34 196,18!').withThickness(26), { shade: 5 });
  // tail and far foot
  scene.form(fluff(196, 134, 21, 20, 8, 0.22), { ramp: 'belly' });
  scene.form(spline('88,176 104,172 110,186 100,206 84,212 76,198'), { dim: true });
  // body: one round moon
  scene.form(ellipse(126, 118, 76, 72, -8), {
    shade: 17,
    marks: [{ path: spline('62,130 96,112 132,120 150,148 140,180 104,196 60,170'), ramp: 'belly' }],
  });
  // near foot
  scene.form(spline('138,176 158,170 172,182 174,204 160,216 142,206'), {
    lines: ['152,206 151,198', '163,206 163,198'],
  });
  // paws flung out
  scene.form(tube('66,136,10 42,124,10 34,112,9'), { dim: true });
  scene.form(tube('166,146,11 186,164,11 194,176,10'));
  // moon on the brow
  scene.form(spline('104,58! 122,60 133,74 129,92 115,100! 122,86 118,70'), {
    ramp: 'gold',
    lineWidth: 0.75,
    shade: 0,
    miter: true,
  });
  eyes(scene, 106, 112, 60, 30, 38, { kind: 'dot' });
  nose(scene, 96, 131, 9, '#e0568c');
  mouth(scene, 97, 139, 22, 'open');
  blush(scene, 68, 134, 9, '#ff6f9c');
  blush(scene, 146, 136, 12, '#ff6f9c');
});
