import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eyes,
  fire,
  longEar,
  mouth,
  nose,
  ribs,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { bandedShell, glowingSeams } from '../parts/plates.ts';
import { stances } from '../parts/stances.ts';
import { drawRivets } from '../parts/stoves.ts';

export const STOVE = {
  main: '#c8503a',
  skin: '#f3cfa0',
  belly: '#fff0d2',
  iron: '#6d6785',
  claw: '#fff3da',
  glow: '#ffc531',
  flame: '#ee4430',
  flameMiddle: '#ff8a2c',
  flameTip: '#ffdf5e',
  iris: '#e06a1e',
  steel: '#a9b4c6',
};
export const STOVE_KINDS = {
  roles: { glow: 'accent' },
  dark: { glow: '#ef881c', flame: '#b1670c', flameMiddle: '#e38414', flameTip: '#e8dcd1' },
  // a brass stove with golden fire
  shiny: {
    iron: '#8f6d3f',
    steel: '#ecd59a',
    flame: '#f0952a',
    flameMiddle: '#ffc93f',
    flameTip: '#fffbe0',
  },
} as const;

const plan = 'biped';

/** A baby armadillo, half curled up; its plates clink while they cool. */
export const clinkdil = creature('clinkdil', { plan, stage: 1, palette: STOVE, ...STOVE_KINDS }, (scene) => {
  // ringed tail with an ember at the tip
  const tail = '182,208,17 216,216,13 240,200,9 240,176,5';
  scene.stand([240, 184], stances.flame, () => {
    fire(scene, 240, 180, 22, 34, 0.1);
  });
  scene.form(tube(tail), { lines: ribs(tail, 4, { width: 3.4 }) });
  scene.stand([84, 116], { roar: { move: [-7, 4] }, pain: { move: [4, 4] }, joy: { move: [2, -5] } }, () => {
    // far ear and far foot
    drawEar(scene, longEar(66, 98, 56, 30, -116, -4), 'skin', 'flame', { dim: true });
    scene.form(spline('52,230 58,216 76,212 94,218 96,230 74,236'), { ramp: 'skin', dim: true });
  });
  // shell with the fire showing between its plates
  const shell = bandedShell(142, 148, 84, 80, -176, 84, 6, { navel: [96, 170], inner: 0.34 });
  scene.form(shell.outline, { shade: 14, lines: glowingSeams(scene, shell.seams, 7) });
  drawRivets(scene, '188,88 214,124 216,168 194,206 146,76', 3.6);
  // belly
  scene.form(spline('86,164 118,160 142,178 150,204 138,226 104,232 72,228 56,206 62,180'), {
    ramp: 'belly',
    shade: 8,
    cast: [ellipse(92, 168, 50, 18)],
    lines: [
      { path: '74,206 98,212 126,206', width: 3 },
      { path: '82,220 100,224 120,220', width: 3 },
    ],
  });
  scene.stand(
    [130, 234],
    { roar: { turn: 22, move: [-8, -8] }, pain: { turn: -8 }, joy: { turn: 18, move: [-2, -6] } },
    () => {
      // near foot
      scene.form(spline('104,232 108,218 128,212 150,218 154,230 130,237'), {
        ramp: 'skin',
        lines: [
          { path: '118,226 116,235', width: 3 },
          { path: '132,227 131,236', width: 3 },
        ],
      });
    },
  );
  scene.stand([118, 160], stances.face, () => {
    // head with its pointed snout
    const snout = spline('46,128 60,126 78,142 74,164 50,164 28,156 26,146 34,138');
    scene.form([skull(88, 126, 45, { cheek: 0.5 }), snout], { ramp: 'skin', shade: 8 });
    // brow plate
    scene.form(
      spline(
        '88,76 116,82 134,104! 122,104 114,98! 104,106 94,108! 84,104 76,100! 64,106 50,110! 52,92 66,80',
      ),
      {
        shade: 6,
        lines: [
          { path: '66,92 90,85 116,94', width: 8, colour: scene.ramp('main').line },
          { path: '70,91 90,85.4 112,92.6', width: 4, colour: scene.colour('glow') },
        ],
      },
    );
    scene.stand([120, 96], stances.nearEar, () => {
      drawEar(scene, longEar(120, 96, 62, 34, -58, 5), 'skin', 'flame');
    });
  });
  scene.stand(
    [126, 176],
    { roar: { turn: 44, move: [-12, -4] }, pain: { turn: -20 }, joy: { turn: 66, move: [4, -4] } },
    () => {
      // near paw
      scene.form(tube('126,176,11 118,192,11 102,196,11'), {
        ramp: 'skin',
        lines: [
          { path: '93,191 100,193', width: 2.8 },
          { path: '93,199 100,198', width: 2.8 },
        ],
      });
    },
  );
  scene.stand([118, 160], stances.face, () => {
    // face
    eyes(scene, 80, 132, 44, 26, 34, { kind: 'dot' });
    nose(scene, 30, 146, 13, '#5a2a34');
    mouth(scene, 50, 156, 20, 'smile', { lineWidth: 3 });
    blush(scene, 116, 152, 10);
  });
});
