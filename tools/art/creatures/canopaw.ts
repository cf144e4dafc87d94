import { creature } from '../creature.ts';
import { curl, ellipse, eye, fluff, leaf, mouth, nose, spline, tube } from '../kit.ts';
import { drawSickles } from '../parts/claws.ts';
import { drawLeaf } from '../parts/foliage.ts';
import { drawLantern, drawLanternFlower } from '../parts/lanterns.ts';
import { stances } from '../parts/stances.ts';
import { SLOTH, SLOTH_KINDS } from './dozebud.ts';

const palette = { ...SLOTH, fur: '#ad8d70', main: '#84aa3f' };

/** A giant ground sloth with a third eye that carries a hanging garden. */
export const canopaw = creature('canopaw', { plan: 'biped', stage: 3, palette, ...SLOTH_KINDS }, (scene) => {
  // bough that grows from the back and arches over the head
  scene.form(tube('226,116,6 244,102,4.6 260,108,3'), { ramp: 'bark', dim: true, rim: false });
  drawLantern(scene, 258, 106, 128, 1, true);
  scene.form(fluff(206, 48, 42, 32, 8, 0.18), { ramp: 'leaf', dim: true, rim: false });
  scene.form(tube('206,160,17 226,104,15 202,48,13 146,16,11 86,12,9 46,32,6 36,54,3'), {
    ramp: 'bark',
    shade: 5,
  });
  // far arm, raised under a floating flower
  scene.stand([84, 146], { roar: { turn: 26, grow: 1.06 }, pain: -16, joy: 40 }, () => {
    drawSickles(scene, '20,142,40,15,228,16 32,132,42,15,252,16 46,130,38,15,276,14', {
      dim: true,
      flat: true,
    });
    scene.form(tube('84,144,24 54,174,21 34,148,20'), { ramp: 'fur', dim: true });
  });
  // body
  scene.form(spline('124,104 172,108 208,146 220,200 200,236 124,242 72,232 58,190 76,132'), {
    ramp: 'fur',
    shade: 15,
    cast: [ellipse(104, 132, 62, 24)],
    marks: [{ path: spline('92,142 120,150 134,188 120,240 86,236 62,208 66,160'), ramp: 'belly' }],
    lines: [{ path: curl(92, 194, 15), colour: scene.colour('petal') }],
  });
  // feet
  drawSickles(scene, '64,232,20,13,176,-7 72,239,20,13,158,-7', { dim: true, flat: true });
  scene.form(spline('54,236 60,218 80,210 98,218 102,236 78,244'), { ramp: 'fur', dim: true });
  drawSickles(scene, '113,236,24,14,176,-8 123,244,24,14,158,-8');
  scene.form(spline('104,242 110,218 136,208 164,218 172,240 138,250'), { ramp: 'fur' });
  // cape of moss with hanging strands
  scene.form(
    spline(
      '118,104! 160,92 208,112 236,156 246,204! 244,216 236,222! 228,204! 226,218 216,226! 208,200! 204,212 194,218! 188,184! 182,196 172,200! 168,168! 160,176 150,178! 146,148 132,130',
    ),
    {
      shade: 13,
      miter: true,
      rim: false,
      lines: [
        { path: '200,144 212,164 214,184', width: 3.4 },
        { path: '174,128 186,146 190,164', width: 3.4 },
      ],
    },
  );
  // near arm
  scene.stand([174, 150], { roar: -48, pain: 12, joy: -56 }, () => {
    drawSickles(scene, '184,208,46,19,116,16 204,216,48,20,100,16 224,208,44,19,82,14');
    scene.form(tube('172,146,27 208,168,25 204,200,25'), {
      ramp: 'fur',
      lines: [
        { path: '194,208 193,217', width: 3 },
        { path: '212,209 213,218', width: 3 },
      ],
    });
  });
  // leaves on the shoulder
  drawLeaf(scene, 150, 128, 50, 32, 14, { ramp: 'leaf' });
  // collar of leaves
  for (const [x, y, angle] of [
    [64, 146, 126],
    [82, 154, 104],
    [102, 157, 88],
    [122, 154, 70],
    [138, 146, 50],
  ] as const) {
    drawLeaf(scene, x, y - 8, 36, 23, angle);
  }
  scene.stand([104, 146], stances.face, () => {
    // head
    scene.form(spline('96,66 130,76 146,106 136,138 102,152 64,146 44,122 46,94 66,72'), {
      ramp: 'fur',
      shade: 9,
    });
    scene.form(spline('86,86 116,92 128,114 116,138 84,146 56,134 48,114 60,94'), {
      ramp: 'belly',
      lineWidth: 0.8,
      shade: 6,
      marks: [
        { path: spline('40,108 60,100 76,112 72,126 54,130 38,122'), ramp: 'mask' },
        { path: spline('88,114 104,100 128,106 134,122 114,132'), ramp: 'mask' },
      ],
    });
    scene.stand([98, 84], stances.mane, () => {
      // leaf crown with the third eye
      drawLeaf(scene, 92, 82, 46, 29, 190);
      drawLeaf(scene, 108, 82, 50, 31, -8);
      drawLeaf(scene, 92, 82, 48, 31, 226, { ramp: 'main' });
      drawLeaf(scene, 106, 80, 50, 32, -46, { ramp: 'main' });
      drawLeaf(scene, 98, 82, 48, 32, -92, { ramp: 'leafLight' });
      scene.form(leaf(84, 103, 36, 20, -96), {
        ramp: 'petal',
        lineWidth: 0.8,
        rim: false,
        marks: [{ path: ellipse(82, 86, 5.4, 7), ramp: 'lamp' }],
      });
    });
    // face
    eye(scene, 60, 115, 17, 17, { kind: 'fierce', mirror: true });
    eye(scene, 105, 116, 23, 19, { kind: 'fierce' });
    nose(scene, 76, 126, 16, '#5a3a3e');
    mouth(scene, 79, 135, 24, 'smile', { lineWidth: 3 });
  });
  // foliage and lanterns along the bough
  scene.form(fluff(176, 24, 40, 26, 8, 0.2), { ramp: 'leaf', shade: 9, rim: false });
  scene.form(fluff(116, 6, 44, 22, 9, 0.22), { shade: 8, rim: false });
  drawLantern(scene, 160, 42, 60, 0.9);
  drawLanternFlower(scene, 34, 56, 1.5);
});
