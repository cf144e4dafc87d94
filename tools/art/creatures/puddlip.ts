import { creature } from '../creature.ts';
import { blush, drawEar, ellipse, eyes, ink, leg, roundEar, skull, spline, tube } from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { drawBubble, waterDrop } from '../parts/water.ts';
import { drawNails, drawNostril, drawPegTooth, HIPPO_KINDS, HIPPOS } from './hippos.ts';

const plan = 'quadruped';

/** A dreamy hippo calf with a bubble on its nose and a puddle on its back. */
export const puddlip = creature('puddlip', { plan, stage: 1, palette: HIPPOS, ...HIPPO_KINDS }, (scene) => {
  scene.stand([206, 170], stances.tail, () => {
    // tail with a drop for a tuft
    scene.form(tube('206,168,6 222,160,5 228,146,4'));
    scene.form(waterDrop(231, 140, 9, 12), {
      ramp: 'puddle',
      lineWidth: 0.8,
      gloss: true,
      highlights: [ellipse(228, 138, 2.6, 4, 12)],
    });
  });
  // far legs
  scene.stand([112, 190], stances.foreleg, () => {
    scene.form(leg(112, 186, 226, 30, 30, 4), { dim: true });
  });
  scene.stand([176, 190], stances.hindleg, () => {
    scene.form(leg(176, 186, 226, 30, 30, 4), { dim: true });
  });
  // body with the puddle and its ripple
  scene.form(
    [
      spline('110,132 150,112 190,122 216,156 212,194 180,214 130,214 100,196'),
      leg(136, 184, 233, 36, 34, 5),
      leg(194, 184, 233, 38, 34, 5),
    ],
    {
      shade: 12,
      marks: [
        {
          path: spline('150,104 184,104 214,130 210,150 194,152 184,144 170,150 156,140 146,124'),
          ramp: 'puddle',
        },
        { path: ellipse(180, 127, 15, 8, 22), ramp: 'bubble' },
        { path: ellipse(181, 128, 10, 5, 22), ramp: 'puddle' },
      ],
      lines: [{ path: '158,186 163,196 162,206', width: 3.4 }],
      cast: [ellipse(104, 158, 46, 42)],
    },
  );
  drawNails(scene, [
    [118, 229, 4.6],
    [129, 231, 5],
    [141, 231, 5],
    [177, 229, 4.6],
    [188, 231, 5],
    [200, 231, 5],
  ]);
  scene.stand([130, 150], stances.face, () => {
    // head
    scene.stand([84, 94], stances.farEar, () => {
      drawEar(scene, roundEar(80, 82, 12), 'main', 'belly', { dim: true });
    });
    scene.form(skull(104, 122, 46, { wide: 1.06, high: 0.94 }), { shade: 11 });
    // muzzle with two peg teeth
    scene.form(spline('34,150 40,132 62,124 92,126 118,130 134,146 132,168 112,184 78,188 48,180 36,166'), {
      ramp: 'belly',
      shade: 9,
      lineWidth: 0.9,
    });
    scene.stand([134, 98], stances.nearEar, () => {
      drawEar(scene, roundEar(139, 86, 14), 'main', 'belly');
    });
    drawPegTooth(scene, 64, 177, 10, 9);
    drawPegTooth(scene, 94, 178, 10, 9);
    scene.ink('40,164 54,174 78,178 104,176 124,164', 4.4, 'belly');
    scene.ink(ink('122,159 126,165 125,170', 3), 3, 'belly');
    drawNostril(scene, 58, 142, 9.4, 16);
    drawNostril(scene, 86, 141, 10, 10);
    // face
    eyes(scene, 92, 106, 46, 24, 32, { kind: 'dot', iris: '#7fe0ff' });
    blush(scene, 130, 133, 8);
    scene.stand(
      [40, 130],
      { roar: { grow: 1.25, move: [9, -8] }, pain: { grow: 0.5 }, joy: { grow: 1.2, move: [0, -6] } },
      () => {
        // bubbles
        drawBubble(scene, 29, 118, 20, 'bubble');
        drawBubble(scene, 17, 89, 7, 'bubble');
        scene.flat(ellipse(48, 136, 4.4, 3.4, 40), 'bubble');
      },
    );
  });
});
