import { creature } from '../creature.ts';
import { blush, drawLeaf, ellipse, eyes, leaf, leg, mouth, skull, spline, toes, tube } from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { grassSproutKinds, grassSprouts } from './grass-sprouts.ts';

const options = { plan: 'plant', palette: grassSprouts, stage: 2, ...grassSproutKinds } as const;

/** A plant child with a mane of leaves and a bud about to open. */
export const briarling = creature('briarling', options, (scene) => {
  scene.stand([166, 196], stances.tail, () => {
    // tail vine
    scene.form(tube('158,196,9 190,206,8 214,188,7 216,162,6'), { ramp: 'leaf' });
    drawLeaf(scene, 216, 168, 36, 26, -80, { ramp: 'youngLeaf' });
  });
  scene.stand([98, 152], stances.farArm, () => {
    // far arm
    scene.form(tube('98,152,9 70,160,8 52,148,9'), { dim: true });
    drawLeaf(scene, 58, 150, 40, 30, -140, { dim: true, lines: [] });
  });
  // legs
  scene.stand([112, 190], stances.foreleg, () => {
    scene.form(leg(112, 186, 228, 26, 22, 8), { ramp: 'wood', dim: true });
  });
  scene.form(leg(146, 188, 232, 28, 24, 9), { ramp: 'wood', lines: toes(146, 232, 24, 9) });
  // body bulb
  scene.form(spline('126,130 156,144 168,176 156,206 128,212 98,206 86,176 98,144'), {
    marks: [{ path: spline('116,142 142,152 148,178 138,204 114,206 94,198 88,172 96,150'), ramp: 'belly' }],
    cast: [ellipse(124, 138, 40, 18)],
  });
  // skirt of leaves
  drawLeaf(scene, 94, 186, 34, 24, 128);
  drawLeaf(scene, 112, 194, 36, 24, 105);
  drawLeaf(scene, 160, 184, 40, 24, 52);
  drawLeaf(scene, 140, 194, 38, 24, 75);
  scene.stand([156, 154], { roar: -26, pain: 34, joy: -34 }, () => {
    // near arm
    scene.form(tube('154,152,10 182,158,9 196,140,10'));
    drawLeaf(scene, 192, 146, 48, 36, -58);
  });
  scene.stand([124, 138], stances.face, () => {
    scene.stand([124, 90], stances.mane, () => {
      // mane of leaves behind the head
      drawLeaf(scene, 90, 84, 48, 30, -170, { bend: 4 });
      drawLeaf(scene, 160, 84, 58, 34, -6, { bend: 4 });
      drawLeaf(scene, 150, 66, 58, 36, -38, { bend: 4 });
      drawLeaf(scene, 100, 66, 50, 32, -140, { bend: 4 });
    });
    // head
    scene.form(skull(122, 100, 46, { cheek: 0.5 }), {
      marks: [{ path: spline('108,96 140,100 154,124 138,146 108,148 84,136 76,114 84,98'), ramp: 'belly' }],
    });
    // fringe
    const fringeTips = '152,88 142,82! 138,96 128,104! 118,92 112,84! 102,96 92,100! 86,92 84,84!';
    scene.form(spline(`120,50 152,62 170,96! ${fringeTips} 78,94 74,98! 80,66`), {
      ramp: 'leaf',
      shade: 6,
      highlights: [ellipse(104, 66, 14, 5, -24)],
    });
    // bud
    scene.form([leaf(124, 60, 48, 30, -118, -2), leaf(124, 60, 48, 30, -62, 2)], { ramp: 'petal' });
    scene.form(leaf(124, 62, 54, 36, -90), { ramp: 'petal', highlights: [ellipse(116, 30, 5, 10, 14)] });
    scene.form([leaf(118, 62, 22, 16, -140), leaf(130, 62, 22, 16, -40)], { ramp: 'youngLeaf' });
    // face
    eyes(scene, 110, 110, 46, 25, 31);
    mouth(scene, 102, 132, 18, 'smile', { lineWidth: 3.2 });
    blush(scene, 86, 129, 6);
    blush(scene, 144, 130, 9);
  });
});
