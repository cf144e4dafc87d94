import { creature } from '../creature.ts';
import { blush, eyes, fluff, leaf, mouth, spline } from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { foamBalls } from '../parts/water.ts';
import { drawTwistedHorn, flankDrops, NARWHAL_KINDS, NARWHALS } from './narwhals.ts';
import { drawNubwhalBack } from './nubwhal-back.ts';

/** A narwhal calf, an eager squire whose horn is still a stub. */
export const nubwhal = creature(
  'nubwhal',
  { plan: 'whale', stage: 1, float: 8, palette: NARWHALS, back: drawNubwhalBack, ...NARWHAL_KINDS },
  (scene) => {
    scene.stand([216, 114], stances.tail, () => {
      // tail flukes with foam tips
      scene.form(
        spline(
          '212,106! 196,98 176,86 168,62! 190,58 208,70 215,86! 226,68 244,60 256,68! 252,90 236,104 224,110!',
        ),
        {
          miter: true,
          shade: 5,
          marks: [
            {
              path: foamBalls([
                [168, 58, 16],
                [185, 54, 12],
                [258, 64, 17],
                [241, 56, 12],
              ]),
              ramp: 'foam',
            },
          ],
        },
      );
    });
    scene.stand([60, 180], { roar: 34, pain: -24, joy: 44 }, () => {
      // far flipper
      scene.form(leaf(58, 182, 38, 26, 128, -6), { dim: true });
    });
    // body
    scene.form(
      spline(
        '44,150 50,106 84,80 126,84 162,114 186,130 200,120 208,98 224,104 226,134 208,166 174,190 124,206 76,198 52,180',
      ),
      {
        shade: 14,
        marks: [
          {
            path: spline(
              '30,166 60,164 84,176 112,182 144,172 170,156 196,142 228,126 236,160 200,220 120,230 40,220',
            ),
            ramp: 'belly',
          },
          ...flankDrops([
            [142, 116, 9, -52],
            [164, 132, 7, -50],
            [181, 143, 5, -44],
          ]),
        ],
        lines: [{ path: '196,146 204,138 209,128', width: 3 }],
      },
    );
    scene.stand(
      [84, 100],
      { roar: { turn: -10, grow: 1.14 }, pain: { turn: 8, grow: 0.94 }, joy: { grow: 1.06 } },
      () => {
        // horn stub on a foam collar
        drawTwistedHorn(scene, '78,94,14 66,72,12.5 56,52,9 52,43,5', 3, { slant: 0.1 });
        scene.form(fluff(84, 96, 28, 14, 8, 0.22, -22), { ramp: 'foam', shade: 4 });
      },
    );
    scene.stand([124, 178], { roar: -40, pain: 26, joy: -54 }, () => {
      // near flipper
      scene.form(spline('118,176! 136,168 158,176 172,196 174,214! 154,214 134,204 122,192'), {
        marks: [
          {
            path: foamBalls([
              [175, 215, 17],
              [157, 219, 11],
            ]),
            ramp: 'foam',
          },
        ],
      });
    });
    // face
    eyes(scene, 86, 140, 50, 27, 36, { kind: 'dot', iris: '#5fb4ff' });
    mouth(scene, 74, 165, 22, 'open');
    blush(scene, 59, 165, 6);
    blush(scene, 122, 165, 9);
  },
);
