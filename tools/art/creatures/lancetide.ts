import { creature } from '../creature.ts';
import { ellipse, eye, mouth, spline, tube } from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { type FoamBall, foamBalls, waterDrop } from '../parts/water.ts';
import { drawLance, drawPlume, drawWaveCape } from './lancetide-regalia.ts';
import { NARWHAL_KINDS, NARWHALS } from './narwhals.ts';

const SHIELD_RIM: readonly FoamBall[] = [
  [201, 160, 8],
  [201, 178, 9],
  [192, 196, 9],
  [178, 210, 9],
  [162, 220, 8],
];

/** A narwhal knight with a lance of ice and a cape of breaking waves. */
export const lancetide = creature(
  'lancetide',
  {
    plan: 'whale',
    stage: 3,
    float: 4,
    palette: { ...NARWHALS, main: '#3f78dc', back: '#2749a8', lining: '#6fb4f4' },
    ...NARWHAL_KINDS,
    shiny: { ...NARWHAL_KINDS.shiny, main: '#d2405f', back: '#932443' },
  },
  (scene) => {
    scene.stand([246, 196], stances.tail, () => {
      // tail flukes
      scene.form(
        spline(
          '242,196! 228,190 216,176 214,157! 230,160 243,168 248,178! 252,156 264,144 284,142! 288,162 276,184 258,196!',
        ),
        {
          miter: true,
          shade: 5,
          marks: [
            {
              path: foamBalls([
                [212, 155, 15],
                [227, 155, 8],
                [288, 140, 18],
                [270, 137, 9],
              ]),
              ramp: 'foam',
            },
          ],
        },
      );
    });
    drawWaveCape(scene);
    scene.stand([82, 150], { roar: 30, pain: -16, joy: 40 }, () => {
      // far fin
      scene.form(spline('76,142! 52,142 26,158 10,188! 36,192 66,184 88,168!'), {
        dim: true,
        miter: true,
        marks: [
          {
            path: foamBalls([
              [8, 190, 18],
              [28, 198, 12],
            ]),
            ramp: 'foam',
          },
        ],
        lines: [{ path: '72,154 54,162 38,174', width: 3.4 }],
      });
    });
    // breast, belly and tail stalk
    scene.form(
      spline(
        '84,112 124,100 154,122 168,158 186,190 212,205 240,190 258,190 260,208 234,234 188,244 140,236 102,214 76,178 70,138',
      ),
      {
        shade: 13,
        marks: [
          {
            path: spline(
              '60,112 90,120 112,142 122,174 144,208 184,226 224,221 264,194 280,210 240,256 140,260 50,190',
            ),
            ramp: 'belly',
          },
        ],
        lines: [
          { path: '72,160 92,166 112,158', width: 3.6 },
          { path: '82,184 102,190 122,180', width: 3.6 },
          { path: '102,208 120,212 138,200', width: 3.6 },
          { path: '132,230 148,228 160,214', width: 3.4 },
        ],
        cast: [ellipse(104, 118, 50, 24)],
      },
    );
    // gorget
    scene.form(spline('62,132 90,144 128,138 154,114 162,126 144,152 104,162 66,150'), {
      ramp: 'gold',
      lineWidth: 0.85,
      shade: 5,
    });
    scene.stand([140, 150], { roar: -16, pain: { turn: 10, move: [-10, -6] }, joy: -26 }, () => {
      // shield fin with the drop sign
      scene.form(
        [
          spline('132,140! 156,132 184,140 202,158 198,188 178,214 158,224! 140,208 130,180'),
          ...foamBalls(SHIELD_RIM),
        ],
        {
          shade: 8,
          marks: [
            { path: foamBalls(SHIELD_RIM, 3), ramp: 'foam' },
            { path: waterDrop(164, 182, 14), ramp: 'ice' },
          ],
        },
      );
      scene.stand([112, 60], stances.crest, () => {});
      drawPlume(scene);
    });
    scene.stand([112, 140], stances.face, () => {
      // head
      scene.form(spline('44,112 50,82 74,60 108,58 136,78 146,108 136,134 106,148 68,144 46,130'), {
        shade: 11,
        marks: [
          {
            path: spline('34,120 60,118 80,124 104,132 130,126 154,118 144,156 54,160'),
            ramp: 'belly',
          },
        ],
      });
      // helm and its golden edge
      scene.form(
        spline(
          '44,98! 52,72 76,52 110,50 140,70 154,108 150,122! 134,112 122,98! 112,84 96,80 84,90! 74,84 58,86!',
        ),
        { ramp: 'back', miter: true, shade: 7, lines: [{ path: '104,54 100,66 84,86', width: 3.6 }] },
      );
      scene.form(tube('44,97,3 62,87,4 84,92,4.6 98,82,4.6 114,88,4.6 130,108,4.6 152,122,3'), {
        ramp: 'gold',
        lineWidth: 0.7,
        rim: false,
        shade: 2.4,
      });
      drawLance(scene);
      // face
      eye(scene, 60, 110, 19, 21, { kind: 'fierce', mirror: true });
      eye(scene, 101, 108, 31, 26, { kind: 'fierce' });
      mouth(scene, 68, 132, 28, 'smile', { lineWidth: 3.6 });
    });
  },
);
