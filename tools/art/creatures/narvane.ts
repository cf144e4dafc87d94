import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fluff, mouth, type Scene, spline, tube } from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { foamBalls } from '../parts/water.ts';
import { drawTwistedHorn, flankDrops, NARWHAL_KINDS, NARWHALS } from './narwhals.ts';

/** The tail: flukes like the arrow of a weathervane, head to the left, fletching to the right. */
function drawArrowFlukes(scene: Scene): void {
  scene.form(
    spline(
      '150,30! 168,20 186,4 190,-10! 196,4 200,16 206,20! 216,22 226,22 232,20! 238,6 250,-6 268,-10! 264,4 258,14 256,26! 260,36 268,46 274,60! 256,56 242,48 236,36! 226,36 216,36 208,36! 204,44 200,56 200,70! 190,54 170,38!',
    ),
    {
      miter: true,
      shade: 6,
      marks: [
        {
          path: foamBalls([
            [148, 30, 16],
            [164, 20, 8],
            [166, 42, 8],
            [270, -12, 15],
            [254, -8, 8],
            [272, 62, 17],
            [256, 60, 8],
          ]),
          ramp: 'foam',
        },
      ],
      lines: [{ path: '186,30 216,29 246,27', width: 3.2 }],
    },
  );
}

function drawVaneBall(scene: Scene, x: number, y: number): void {
  scene.form(ellipse(x, y, 8), {
    ramp: 'gold',
    lineWidth: 0.8,
    shade: 2.4,
    highlights: [ellipse(x - 3, y - 3, 3, 2.2)],
  });
}

/** A sleek narwhal whose tail is a weathervane. */
export const narvane = creature(
  'narvane',
  { plan: 'whale', stage: 2, float: 8, palette: NARWHALS, ...NARWHAL_KINDS },
  (scene) => {
    scene.stand([84, 180], { roar: 32, pain: -20, joy: 42 }, () => {
      // far flipper
      scene.form(spline('76,172! 56,180 38,200 32,222! 54,218 78,206 92,186!'), {
        dim: true,
        marks: [
          {
            path: foamBalls([
              [32, 224, 17],
              [50, 226, 11],
            ]),
            ramp: 'foam',
          },
        ],
      });
    });
    scene.stand([130, 130], stances.crest, () => {
      // wave crest on the back
      scene.form(
        [
          spline('88,120! 94,98 108,82 128,76 142,84! 130,88 126,98 130,108! 132,116 134,126 130,134!'),
          ...foamBalls([
            [128, 76, 5],
            [138, 80, 6],
            [141, 90, 4],
          ]),
        ],
        {
          ramp: 'back',
          shade: 4,
          marks: [
            {
              path: foamBalls([
                [116, 76, 8],
                [128, 76, 8],
                [139, 82, 8.5],
                [141, 91, 7],
              ]),
              ramp: 'foam',
            },
          ],
        },
      );
      scene.stand([216, 92], { roar: { turn: -7, grow: 1.04 }, pain: 18, joy: -4 }, () => {});
      // weathervane: post and arrow
      scene.form(tube('215,96,5 220,36,5'), { ramp: 'gold', lineWidth: 0.8, rim: false, shade: 3 });
      drawArrowFlukes(scene);
    });
    // body
    scene.form(
      spline(
        '34,160 40,130 68,108 108,108 148,132 178,142 200,126 206,92 222,92 230,120 215,158 182,184 138,198 88,201 48,188 34,174',
      ),
      {
        shade: 12,
        marks: [
          {
            path: spline(
              '20,176 52,178 84,184 118,188 152,178 184,157 206,132 228,106 244,150 190,236 90,240 20,220',
            ),
            ramp: 'belly',
          },
          ...flankDrops([
            [132, 140, 9, -62],
            [156, 155, 7.5, -60],
            [177, 161, 6, -44],
          ]),
        ],
      },
    );
    // weathervane: cross rod with its balls
    scene.form(tube('196,66,4 218,69,4.4 242,64,4'), { ramp: 'gold', lineWidth: 0.8, rim: false, shade: 3 });
    drawVaneBall(scene, 192, 66);
    drawVaneBall(scene, 245, 63);
    // horn on a foam collar
    drawTwistedHorn(scene, '62,122,13 44,92,10 24,58,6 6,26,0.4', 7);
    scene.form(fluff(66, 122, 26, 12, 8, 0.24, -30), { ramp: 'foam', shade: 4 });
    scene.stand([120, 184], { roar: -34, pain: 20, joy: -48 }, () => {
      // near flipper
      scene.form(spline('108,182! 132,176 162,186 186,210 194,236! 164,236 134,222 112,204'), {
        marks: [
          {
            path: foamBalls([
              [196, 238, 20],
              [176, 242, 14],
            ]),
            ramp: 'foam',
          },
        ],
        lines: [{ path: '124,190 146,200 164,214', width: 3 }],
      });
    });
    // face
    eyes(scene, 72, 154, 42, 24, 29, { kind: 'round' });
    mouth(scene, 60, 178, 24, 'smile', { lineWidth: 3.2 });
    blush(scene, 106, 174, 8);
  },
);
