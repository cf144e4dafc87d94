import { creature } from '../creature.ts';
import {
  blush,
  curl,
  drawEar,
  ellipse,
  eyes,
  fire,
  fluff,
  leg,
  longEar,
  mouth,
  nose,
  skull,
  spline,
} from '../kit.ts';
import { stances } from '../parts/stances.ts';

export const fireFlock = {
  main: '#f47b34',
  belly: '#ffe4bb',
  hoof: '#7a443f',
  horn: '#f3c67a',
  flame: '#ee4430',
  flameMiddle: '#ff8a2c',
  flameTip: '#ffd84d',
  iris: '#d8452a',
  skin: '#ffe9cd',
};

/** Dark kind: violet fire. Shiny kind: white fleece with blue fire. */
export const fireFlockKinds = {
  dark: { flame: '#ba0b12', flameMiddle: '#f53d0a', flameTip: '#e7dbd0' },
  shiny: {
    main: '#dfe6f6',
    belly: '#f6f9ff',
    skin: '#fff1e0',
    hoof: '#4a5796',
    horn: '#9ed4fb',
    flame: '#2c63dc',
    flameMiddle: '#43aaff',
    flameTip: '#d3f6ff',
  },
};

const body = { plan: 'hoofed', stage: 1 } as const;

/** A lamb with a smouldering fleece. */
export const kindlam = creature('kindlam', { ...body, palette: fireFlock, ...fireFlockKinds }, (scene) => {
  // tail
  scene.stand([208, 176], stances.tail, () => {
    fire(scene, 216, 166, 40, 58, 0.18);
  });
  // legs, the far ones first
  scene.stand([108, 180], stances.foreleg, () => {
    scene.form(leg(108, 180, 224, 22, 19, 3), { ramp: 'hoof', dim: true });
  });
  scene.form(leg(166, 180, 224, 22, 19, 3), { ramp: 'hoof', dim: true });
  scene.stand([132, 184], { pain: { turn: 8 }, joy: { turn: 14, move: [-2, -4] } }, () => {
    scene.form(leg(132, 180, 232, 23, 20, 3), { ramp: 'hoof' });
  });
  scene.stand([190, 184], stances.hindleg, () => {
    scene.form(leg(190, 180, 232, 23, 20, 3), { ramp: 'hoof' });
  });
  // fleece
  scene.form(fluff(156, 170, 56, 42, 11, 0.17), {
    shade: 13,
    marks: [{ path: spline('90,200 130,208 180,212 226,194 220,240 90,240'), ramp: 'flameTip' }],
    lines: [curl(158, 158, 9), curl(190, 176, 8, 40), curl(146, 188, 8, -30)],
  });
  scene.stand([120, 160], stances.head, () => {
    // head
    scene.stand([66, 118], stances.farEar, () => {
      drawEar(scene, longEar(66, 118, 40, 24, 158, 6), 'hoof', undefined, { dim: true });
    });
    scene.form(skull(100, 126, 45, { high: 0.98, cheek: 0.6 }), {
      ramp: 'skin',
      cast: [ellipse(102, 84, 44, 25)],
    });
    scene.stand([140, 118], stances.nearEar, () => {
      drawEar(scene, longEar(140, 118, 46, 27, 24, 6), 'hoof', 'flame');
    });
    scene.stand([104, 92], stances.flame, () => {
      fire(scene, 104, 84, 50, 66, 0.08);
    });
    scene.form(fluff(102, 90, 37, 19, 9, 0.22), { shade: 6 });
    // face
    eyes(scene, 90, 130, 46, 26, 36, { kind: 'dot' });
    nose(scene, 86, 151, 10, '#7a3a3a');
    mouth(scene, 86, 157, 19, 'cat', { lineWidth: 2.6 });
    blush(scene, 62, 151, 8);
    blush(scene, 124, 153, 10);
  });
});
