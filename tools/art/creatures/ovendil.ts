import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eyes,
  fire,
  leg,
  longEar,
  mouth,
  nose,
  ribs,
  skull,
  spline,
  toes,
  tube,
} from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { bandedShell, glowingSeams } from '../parts/plates.ts';
import { stances } from '../parts/stances.ts';
import { drawBar, drawFireWindow } from '../parts/stoves.ts';
import { STOVE, STOVE_KINDS } from './clinkdil.ts';

const plan = 'biped';

/** An upright armadillo that cooks its food behind the oven door in its belly. */
export const ovendil = creature('ovendil', { plan, stage: 2, palette: STOVE, ...STOVE_KINDS }, (scene) => {
  // ringed tail
  const tail = '160,198,24 196,218,18 226,212,12 242,188,6';
  scene.stand([242, 192], stances.flame, () => {
    fire(scene, 242, 192, 24, 40, 0.1);
  });
  scene.form(tube(tail), { lines: ribs(tail, 5, { width: 3.6 }) });
  // stove pipe on the shoulder
  scene.stand([206, 70], stances.flame, () => {
    fire(scene, 206, 62, 36, 48, 0.12);
  });
  scene.form(tube('172,128,12 192,90,12', { endCap: 'flat' }), { ramp: 'iron' });
  scene.form(tube('189,94,17 198,78,18', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'iron',
    lineWidth: 0.9,
  });
  scene.form(tube('194,84,13 202,66,14', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'iron',
    lineWidth: 0.9,
  });
  // far ear, arm and leg
  drawEar(scene, longEar(78, 62, 58, 27, -112, -4), 'skin', 'flame', { dim: true });
  scene.stand([92, 150], stances.farArm, () => {
    drawClaws(scene, '34,160,20,11,200 32,168,21,11,176 38,176,19,11,150', { dim: true });
    scene.form(tube('88,148,14 62,164,14 44,166,14'), { ramp: 'skin', dim: true });
  });
  scene.form(leg(100, 188, 228, 38, 32, 9), { ramp: 'skin', dim: true });
  // shell down the back
  const shell = bandedShell(142, 154, 64, 74, -118, 82, 5, { navel: [112, 158], inner: 0.2, bow: 4 });
  scene.form(shell.outline, { shade: 12, lines: glowingSeams(scene, shell.seams, 6) });
  // barrel body
  scene.form(spline('118,106 154,118 174,154 166,198 130,218 90,210 68,186 70,146 88,118'), {
    ramp: 'skin',
    shade: 11,
    cast: [ellipse(112, 120, 52, 22)],
  });
  // near leg
  scene.form(leg(148, 192, 234, 42, 36, 9), { ramp: 'skin', lines: toes(148, 234, 35, 9) });
  // stove that stands out of the belly: its near side, the glow under it, its front
  scene.form(spline('98,140! 144,136! 150,142 152,178 148,206! 142,212 104,214!'), {
    ramp: 'iron',
    dim: true,
    shade: 3,
    lines: [{ path: '140,150 142,176 139,202', width: 3 }],
  });
  scene.form(spline('56,146! 84,141 116,144 122,146! 127,176 121,208! 88,214 58,206! 52,176'), {
    ramp: 'iron',
    shade: 4,
  });
  const tongues = spline('62,198 66,178 74,160! 82,176 88,156! 98,174 106,162! 114,180 116,200');
  const embers = spline('70,200 74,184 80,174! 86,186 91,172! 99,186 107,200');
  drawFireWindow(
    scene,
    spline('66,160! 84,155 108,157 113,160! 116,178 112,197! 88,201 67,196! 62,178'),
    tongues,
    embers,
  );
  for (const x of [77, 89.5, 102]) drawBar(scene, x, 153, 203, 4.8);
  // ledge with what fell through, and the handle
  scene.form(tube('50,212,6 88,219,7 128,214,6'), {
    ramp: 'steel',
    lineWidth: 0.85,
    rim: false,
    shade: 2.5,
    back: 'hidden',
  });
  scene.form(tube('131,164,4.8 135,176,5 132,190,4.8'), { ramp: 'glow', lineWidth: 0.75, rim: false });
  // near arm
  scene.stand([160, 134], { roar: { turn: 34 }, pain: { turn: -16 }, joy: { turn: -58 } }, () => {
    drawClaws(scene, '188,182,22,11,118 197,186,24,11,92 206,181,21,11,66');
    scene.form(tube('160,134,16 190,150,15 197,174,15'), { ramp: 'skin' });
  });
  scene.form(spline('150,106 176,110 194,136 190,156! 170,152 146,138'), {
    shade: 5,
    lines: glowingSeams(
      scene,
      [
        [
          [154, 132],
          [172, 128],
          [194, 138],
        ],
      ],
      5,
    ),
  });
  scene.stand([116, 120], stances.face, () => {
    // head
    const snout = spline('70,84 86,84 100,100 96,118 72,122 44,120 30,112 34,102 50,94');
    scene.form([skull(104, 86, 38, { cheek: 0.5 }), snout], { ramp: 'skin', shade: 8 });
    scene.form(
      spline('104,44 128,50 146,74! 132,74 124,70! 114,78 104,80! 94,76 88,72! 78,78 68,80! 70,62 82,50'),
      {
        shade: 6,
        lines: [
          { path: '80,63 104,55 132,66', width: 8, colour: scene.ramp('main').line },
          { path: '84,62 104,55.4 128,64.6', width: 4, colour: scene.colour('glow') },
        ],
      },
    );
    scene.stand([130, 66], stances.nearEar, () => {
      drawEar(scene, longEar(130, 66, 64, 31, -56, 6), 'skin', 'flame');
    });
    // face
    eyes(scene, 94, 90, 40, 23, 28, { kind: 'round', far: 0.78 });
    nose(scene, 35, 104, 13, '#5a2a34');
    mouth(scene, 62, 113, 30, 'open');
    blush(scene, 124, 108, 8);
  });
});
