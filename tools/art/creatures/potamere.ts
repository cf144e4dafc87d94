import { creature } from '../creature.ts';
import { drawEar, ellipse, eye, leg, roundEar, skull, spline, tube } from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { waterDrop } from '../parts/water.ts';
import { drawNails, drawNostril, HIPPO_KINDS, HIPPOS } from './hippos.ts';
import { drawCrown, drawLagoon, drawShore, drawStone } from './potamere-lagoon.ts';

/** The river king: a hippo that carries a lagoon. */
export const potamere = creature(
  'potamere',
  {
    plan: 'quadruped',
    stage: 3,
    palette: {
      ...HIPPOS,
      main: '#7381dc',
      stone: '#c9ae84',
      stoneLight: '#f6e8c0',
      lagoon: '#3fc3e6',
      spray: '#c4f2fb',
      foam: '#eafaff',
      reed: '#6fbf4b',
      cattail: '#8a5a3c',
      lily: '#ff9cc4',
    },
    roles: { ...HIPPO_KINDS.roles, lagoon: 'accent', spray: 'belly', foam: 'belly', lily: 'accent' },
    dark: {
      ...HIPPO_KINDS.dark,
      stoneLight: '#709f9b',
      spray: '#b6e7e3',
      foam: '#9fcfcb',
      cattail: '#366361',
    },
    shiny: {
      ...HIPPO_KINDS.shiny,
      main: '#e57aa3',
      stoneLight: '#d8f4e2',
      spray: '#fff4c6',
      foam: '#fffaf0',
      reed: '#58b79a',
      cattail: '#b3527a',
      lily: '#fff4fa',
    },
  },
  (scene) => {
    drawShore(scene);
    // far legs
    scene.stand([96, 170], stances.foreleg, () => {
      scene.form(leg(96, 166, 224, 40, 34, 6), { dim: true });
    });
    scene.form(leg(176, 166, 224, 40, 34, 6), { dim: true });
    scene.stand([244, 150], stances.tail, () => {
      // tail with a drop for a tuft
      scene.form(tube('242,150,8 258,158,6 262,174,5'));
      scene.form(waterDrop(262, 186, 10, 4), {
        ramp: 'puddle',
        lineWidth: 0.8,
        gloss: true,
        highlights: [ellipse(259, 184, 3, 4)],
      });
    });
    // body
    scene.form(
      [
        spline('84,120 120,92 176,82 226,94 250,130 246,172 214,200 150,206 100,196 78,160'),
        leg(124, 164, 233, 52, 44, 8),
        leg(218, 158, 233, 56, 46, 7),
      ],
      { shade: 15, cast: [ellipse(94, 140, 60, 54)] },
    );
    drawNails(scene, [
      [101, 229, 6],
      [116, 232, 6.4],
      [133, 232, 6.2],
    ]);
    drawNails(scene, [
      [194, 229, 6],
      [210, 232, 6.4],
      [227, 232, 6.2],
    ]);
    // stone plates on the near legs
    drawStone(scene, '106,196 122,184 142,190 148,208 130,218 110,212', '106,196 122,184 132,196 118,204');
    drawStone(scene, '200,190 218,180 238,188 242,206 222,214 204,208', '200,190 218,180 228,192 212,200');
    drawLagoon(scene);
    scene.stand(
      [120, 150],
      { roar: { turn: -6, move: [-2, 2] }, pain: { turn: 8, move: [8, 4] }, joy: { turn: 6, move: [4, -4] } },
      () => {
        // head
        scene.stand([66, 100], stances.farEar, () => {
          drawEar(scene, roundEar(60, 90, 14), 'main', 'belly', { dim: true });
        });
        scene.form(skull(92, 122, 46, { wide: 1.02 }), { shade: 12 });
        // jaw and muzzle
        scene.form(spline('34,184 60,198 96,204 124,194 130,176 60,170'), {
          ramp: 'belly',
          shade: 6,
          dim: true,
        });
        scene.form(
          spline('14,156 20,134 46,124 80,130 112,138 136,156 134,178 110,192 72,192 34,186 18,174'),
          {
            ramp: 'belly',
            shade: 11,
          },
        );
        drawNostril(scene, 42, 144, 12, 16);
        drawNostril(scene, 76, 146, 13, 10);
        scene.ink('84,176 104,176 122,166 128,156', 3.6, 'belly');
        // tusks
        scene.form(tube('34,186,9 22,176,8.6 12,158,6 12,138,0.4'), {
          ramp: 'nail',
          rim: false,
          dim: true,
          shade: 3,
        });
        scene.form(tube('98,192,10 116,186,10 128,168,7.4 130,142,0.4'), {
          ramp: 'nail',
          rim: false,
          shade: 4,
        });
        scene.stand([132, 104], stances.nearEar, () => {
          drawEar(scene, roundEar(138, 94, 16), 'main', 'belly');
        });
        drawCrown(scene);
        // face
        eye(scene, 66, 113, 19, 20, { kind: 'fierce', mirror: true });
        eye(scene, 107, 113, 29, 25, { kind: 'fierce' });
      },
    );
  },
);
