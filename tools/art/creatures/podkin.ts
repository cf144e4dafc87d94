import { creature } from '../creature.ts';
import { blush, drawLeaf, ellipse, eyes, mouth, spline, tube } from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { grassSproutKinds, grassSprouts } from './grass-sprouts.ts';
import { drawPodkinBack } from './podkin-back.ts';

const options = {
  plan: 'plant',
  palette: grassSprouts,
  stage: 1,
  back: drawPodkinBack,
  ...grassSproutKinds,
} as const;

/** A child in a seed pod. */
export const podkin = creature('podkin', options, (scene) => {
  // far leaf hand
  scene.stand([86, 170], stances.farArm, () => {
    drawLeaf(scene, 86, 170, 46, 26, 165, { dim: true, bend: -8, lines: [] });
  });
  // feet
  scene.stand(
    [110, 226],
    { roar: { move: [-8, -4] }, pain: { move: [-4, 0] }, joy: { turn: 20, move: [-6, -4] } },
    () => {
      scene.form(ellipse(110, 226, 19, 11), { ramp: 'wood', dim: true });
    },
  );
  scene.form(ellipse(150, 228, 21, 11), { ramp: 'wood' });
  scene.stand(
    [128, 90],
    { roar: { turn: -14, grow: 1.2 }, pain: { turn: 22, grow: 0.86 }, joy: { grow: 1.14 } },
    () => {
      // sprout
      scene.form(tube('128,90,6 126,70,5 130,54,4.5'), { ramp: 'youngLeaf' });
      drawLeaf(scene, 128, 60, 62, 38, -158, { bend: -12 });
      drawLeaf(scene, 130, 58, 70, 44, -28, { bend: -10 });
    },
  );
  // seed body with its pale face
  scene.form(spline('130,78 172,102 196,150 190,196 160,224 128,228 94,222 66,194 62,150 86,102'), {
    marks: [{ path: spline('118,100 160,124 172,160 158,196 118,208 80,194 66,160 80,122'), ramp: 'belly' }],
  });
  // pod cap with a scalloped rim
  const capTop = '130,72 164,84 190,116 196,138!';
  const capRim =
    '184,132 176,124! 168,136 160,140! 150,130 144,120! 132,130 124,134! 112,126 106,118! 92,130 84,134!';
  const capBack = '78,128 76,122! 68,134 62,136! 72,108 96,84';
  scene.form(spline(`${capTop} ${capRim} ${capBack}`), {
    ramp: 'leaf',
    shade: 8,
    highlights: [ellipse(104, 92, 16, 6, -32)],
  });
  // near leaf hand
  scene.stand([180, 172], { roar: -44, pain: 30, joy: -58 }, () => {
    drawLeaf(scene, 180, 172, 52, 30, 18, { bend: 10 });
  });
  // face
  eyes(scene, 112, 162, 50, 25, 34, { kind: 'dot', iris: '#7fcf4a' });
  mouth(scene, 106, 186, 18, 'open');
  blush(scene, 76, 186, 8);
  blush(scene, 146, 188, 10);
});
