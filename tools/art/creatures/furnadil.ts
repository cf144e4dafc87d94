import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eye,
  fire,
  leg,
  longEar,
  mouth,
  nose,
  ribs,
  type Scene,
  skull,
  spline,
  toes,
  tube,
} from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { bandedShell, glowingSeams } from '../parts/plates.ts';
import { polar } from '../parts/polar.ts';
import { stances } from '../parts/stances.ts';
import { drawBar, drawFireWindow, drawRivets } from '../parts/stoves.ts';
import { STOVE, STOVE_KINDS } from './clinkdil.ts';

const palette = { ...STOVE, main: '#b8452f', skin: '#e3ad7b', iron: '#62617f' };

function chimney(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  dim = false,
) {
  const [rimX, rimY] = polar(x, y, length * 0.78, degrees);
  const [topX, topY] = polar(x, y, length, degrees);
  fire(scene, topX, topY + 6, width * 1.5, width * 1.9, 0.1, { flat: true });
  scene.form(
    tube(
      [
        [x, y, width * 0.8],
        [rimX, rimY, width * 0.46],
      ],
      { endCap: 'flat' },
    ),
    { ramp: 'iron', dim },
  );
  scene.form(
    tube(
      [
        [rimX, rimY, width * 0.64],
        [topX, topY, width * 0.72],
      ],
      { startCap: 'flat', endCap: 'flat' },
    ),
    {
      ramp: 'steel',
      lineWidth: 0.9,
      dim,
    },
  );
}

const plan = 'biped';

/** A colossal plated armadillo with a blast furnace for a belly. */
export const furnadil = creature('furnadil', { plan, stage: 3, palette, ...STOVE_KINDS }, (scene) => {
  // tail
  const tail = '164,206,30 208,220,22 240,204,14 252,176,7';
  scene.form(tube(tail), { lines: ribs(tail, 5, { width: 4 }) });
  scene.stand([140, 90], stances.mane, () => {
    // chimneys, fanned out over the back
    chimney(scene, 92, 66, 66, 25, -120, true);
    chimney(scene, 206, 112, 66, 27, -16);
    chimney(scene, 134, 52, 76, 28, -90);
    chimney(scene, 180, 70, 80, 31, -51);
  });
  // far arm and leg
  scene.stand([80, 118], stances.farArm, () => {
    drawClaws(scene, '10,164,34,17,122,-4 24,172,36,18,102,-4 40,170,32,17,82,-4', { dim: true, flat: true });
    scene.form(tube('78,116,24 40,128,22 26,156,22'), { ramp: 'skin', dim: true });
  });
  scene.form(leg(90, 186, 230, 54, 46, 10), { ramp: 'skin', dim: true, lines: toes(90, 230, 44, 10) });
  // shell
  const shell = bandedShell(144, 130, 92, 92, -168, 72, 6, { navel: [104, 150], inner: 0.3 });
  scene.form(shell.outline, { shade: 15, lines: glowingSeams(scene, shell.seams, 8) });
  // torso
  scene.form(spline('108,96 152,106 180,142 176,190 142,216 96,216 62,194 54,150 70,114'), {
    ramp: 'skin',
    shade: 13,
    cast: [ellipse(96, 116, 60, 24)],
  });
  // near leg with its thigh plate
  scene.form(leg(158, 186, 236, 60, 52, 11), { ramp: 'skin', lines: toes(158, 236, 50, 11) });
  scene.form(spline('132,184 160,174 192,186 196,214! 176,206 164,210! 150,204 134,210!'), {
    shade: 6,
    lines: glowingSeams(
      scene,
      [
        [
          [132, 196],
          [160, 186],
          [198, 200],
        ],
      ],
      5,
    ),
  });
  // furnace mouth with its grate
  scene.form(spline('60,168 76,140 108,130 140,141 153,168 146,198 108,210 70,199'), {
    ramp: 'steel',
    shade: 6,
  });
  const tongues = spline('70,204 78,178 88,164! 96,178 107,154! 120,176 130,162! 140,186 140,206');
  const embers = spline('82,204 88,184 97,176! 104,186 111,170! 122,186 132,204');
  drawFireWindow(
    scene,
    spline('75,168 86,151 109,145 130,152 139,169 134,189 109,196 81,190'),
    tongues,
    embers,
  );
  drawBar(scene, 91, 143, 198, 6.8);
  drawBar(scene, 108, 138, 202, 6.8);
  drawBar(scene, 125, 143, 199, 6.8);
  drawRivets(scene, '68,170 77,194 108,203 140,194 146,168', 3.4);
  // near arm
  scene.stand([180, 130], { roar: { turn: 30, grow: 1.06 }, pain: { turn: -14 }, joy: { turn: -54 } }, () => {
    drawClaws(scene, '206,180,40,19,118,4 223,188,42,20,96,4 240,180,38,18,76,4');
    scene.form(tube('180,128,29 218,140,25 224,168,26'), { ramp: 'skin' });
  });
  // shoulder plate
  scene.form(spline('152,92 188,86 222,106 236,142! 210,146 176,138 152,120'), { ramp: 'steel', shade: 8 });
  drawRivets(scene, '176,104 202,116 218,134', 3.6);
  scene.stand([104, 118], stances.face, () => {
    // head
    drawEar(scene, longEar(72, 58, 40, 22, -134, -4), 'skin', 'flame', { dim: true });
    const snout = spline('52,86 74,84 92,102 88,124 62,130 30,126 14,116 18,102 34,94');
    scene.form([skull(88, 90, 37), snout], { ramp: 'skin', shade: 8 });
    // helmet of plates
    scene.form(
      spline('92,46 120,56 134,86! 120,92 106,87 94,92 82,90! 64,93 40,98 14,112! 12,98 30,84 56,64'),
      {
        ramp: 'steel',
        shade: 7,
        lines: ['88,48 80,66 80,88', { path: '118,56 112,70 114,90', width: 3 }],
      },
    );
    drawRivets(scene, '36,91 58,80 98,64', 3.2);
    drawEar(scene, longEar(120, 66, 46, 25, -38, 4), 'skin', 'flame');
    // face
    eye(scene, 60, 97, 15, 16, { kind: 'fierce', mirror: true });
    eye(scene, 93, 99, 23, 20, { kind: 'fierce' });
    nose(scene, 20, 110, 13, '#4a2428');
    mouth(scene, 52, 116, 38, 'fang');
  });
});
