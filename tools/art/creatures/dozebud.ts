import { creature } from '../creature.ts';
import { blush, eyes, mouth, nose, spline, tube } from '../kit.ts';
import { drawSickles } from '../parts/claws.ts';
import { sleepyLids } from '../parts/eyelids.ts';
import { drawLeaf } from '../parts/foliage.ts';
import { drawBud } from '../parts/lanterns.ts';

export const SLOTH = {
  main: '#93b544',
  belly: '#fbebca',
  fur: '#bd9c7b',
  mask: '#c4966a',
  leaf: '#4f9a4a',
  leafLight: '#b7d957',
  bark: '#8d6248',
  claw: '#fff1d8',
  petal: '#a572e0',
  petalLight: '#e4a8ff',
  lamp: '#ffd45c',
  iris: '#7a4fd0',
};
export const SLOTH_KINDS = {
  dark: { lamp: '#7dd45d' },
  shiny: { petal: '#ff8fb8', petalLight: '#ffd3e4' },
  roles: { lamp: 'accent', petalLight: 'accent', mask: 'belly' },
} as const;

const plan = 'biped';

/** A baby sloth that sleeps through the day in its leaf hood. */
export const dozebud = creature('dozebud', { plan, stage: 1, palette: SLOTH, ...SLOTH_KINDS }, (scene) => {
  // leaf cape on the ground
  scene.stand([156, 196], { roar: -24, pain: 12, joy: -30 }, () => {
    drawLeaf(scene, 156, 196, 62, 40, 20);
  });
  scene.stand([86, 200], { roar: 24, pain: -12, joy: 30 }, () => {
    drawLeaf(scene, 86, 200, 52, 34, 162, { dim: true });
  });
  // body
  scene.form(spline('124,146 158,160 174,192 164,220 128,230 90,222 76,196 90,162'), {
    ramp: 'fur',
    shade: 10,
  });
  // feet
  drawSickles(scene, '76,228,13,9,172,-4 82,233,13,9,150,-4', { dim: true });
  scene.form(spline('68,228 72,214 90,208 106,216 108,230 88,235'), { ramp: 'fur', dim: true });
  drawSickles(scene, '125,229,14,10,172,-5 134,234,14,10,150,-5');
  scene.form(spline('118,230 122,215 142,209 164,217 168,231 142,236'), { ramp: 'fur' });
  // hood with its drooping tip
  scene.form(
    spline(
      '112,58 150,42 188,46 210,68 212,86! 198,76 186,80 184,106 186,140 166,172 142,174! 58,172! 48,146 48,110 70,78',
    ),
    {
      shade: 12,
      lines: [
        { path: '164,52 182,58 196,66', width: 3.4 },
        { path: '170,86 176,116 168,150', width: 3.4 },
      ],
    },
  );
  scene.stand([209, 80], { roar: { turn: -30, grow: 1.2 }, pain: 20, joy: { turn: -70, grow: 1.3 } }, () => {
    drawBud(scene, 209, 80, 1.25, 84);
  });
  // face with the dark mask of a sloth
  scene.form(spline('104,86 140,94 158,122 152,152 124,170 86,168 60,152 54,122 72,96'), {
    ramp: 'belly',
    shade: 8,
    lineWidth: 0.9,
    marks: [
      { path: spline('52,118 72,112 88,124 86,144 70,154 50,152'), ramp: 'mask' },
      { path: spline('106,126 124,112 150,116 166,130 164,158 142,158 116,148'), ramp: 'mask' },
    ],
  });
  // scalloped rim of the hood
  scene.form(
    spline(
      '46,126! 50,98 74,76 106,70 142,78 164,102 170,136! 158,126 152,110! 140,114 132,100! 116,108 104,96! 90,106 78,102! 66,112 58,128! 50,128',
    ),
    { ramp: 'leaf', shade: 6, lines: [{ path: '108,74 109,86 108,96', width: 3, taper: 'end' }] },
  );
  // sleepy face
  eyes(scene, 95, 134, 56, 30, 34, { kind: 'dot' });
  sleepyLids(scene, 95, 134, 56, 30, 34, 0.2, 'mask');
  nose(scene, 86, 149, 14, '#5a3a3e');
  mouth(scene, 86, 156, 16, 'cat', { lineWidth: 2.8 });
  blush(scene, 136, 160, 8);
  scene.stand(
    [156, 180],
    {
      roar: { turn: 34, move: [-18, -2] },
      pain: { turn: -14, move: [4, 6] },
      joy: { turn: 48, move: [0, -4] },
    },
    () => {
      // long arm round the knees
      drawSickles(scene, '102,194,16,9,190,-5 99,201,17,9.5,178,-5 101,208,15,9,166,-5');
      scene.form(tube('156,180,14 152,202,13.5 124,208,13 106,202,12'), { ramp: 'fur' });
    },
  );
});
