import { creature } from '../creature.ts';
import { crystal, drawCrystal, ellipse, eye, mouth, type Scene, spline, tube } from '../kit.ts';
import { twist } from '../parts/twisted-horn.ts';
import { type FoamBall, foamBalls, waterDrop } from '../parts/water.ts';
import { NARWHAL_KINDS, NARWHALS } from './narwhals.ts';

const CREST: readonly FoamBall[] = [
  [196, 16, 9],
  [214, 19, 11],
  [230, 29, 12],
  [241, 45, 11],
  [242, 61, 8],
];
const HEM: readonly FoamBall[] = [
  [222, 86, 8],
  [235, 99, 10],
  [241, 115, 9],
  [238, 129, 7],
];
const SHIELD_RIM: readonly FoamBall[] = [
  [201, 160, 8],
  [201, 178, 9],
  [192, 196, 9],
  [178, 210, 9],
  [162, 220, 8],
];
const LANCE = '80,78,18 48,32,14 14,-16,9 -22,-70,0.4';

/** The cape: a breaking wave behind the back with foam on crest and hem. */
function drawWaveCape(scene: Scene): void {
  const sheet = spline(
    '104,84! 130,48 166,22 202,16 232,32 242,60! 226,52 212,60 206,72 220,86 238,106 240,132! 214,150 170,166 128,170!',
  );
  scene.form([sheet, ...foamBalls(CREST), ...foamBalls(HEM)], {
    ramp: 'back',
    shade: 9,
    marks: [
      {
        path: spline('206,72 190,88 182,120 190,160 220,160 246,136 242,106 224,86'),
        ramp: 'lining',
      },
      { path: foamBalls([...CREST, ...HEM], 2.5), ramp: 'foam' },
    ],
    lines: [
      { path: '132,92 162,56 198,38', width: 4 },
      { path: '156,112 176,82 198,66', width: 4 },
    ],
  });
}

/** The plume of the helm, a smaller wave. */
function drawPlume(scene: Scene): void {
  const wave = spline(
    '112,62! 120,34 144,14 172,12 186,26! 170,26 164,36 170,48! 176,58 176,74 166,88! 148,92 128,88!',
  );
  const tip = foamBalls([
    [172, 12, 6],
    [183, 20, 7],
    [186, 31, 5],
  ]);
  scene.form([wave, ...tip], {
    shade: 5,
    marks: [
      {
        path: foamBalls([
          [158, 8, 9],
          [172, 11, 9],
          [184, 20, 9.5],
          [187, 31, 8],
        ]),
        ramp: 'foam',
      },
    ],
    lines: [{ path: '132,72 142,50 156,38', width: 3.4 }],
  });
}

/** The ice lance, its golden socket and two shards. */
function drawLance(scene: Scene): void {
  drawCrystal(scene, 98, 62, 50, 17, -92, { ramp: 'ice' });
  scene.form(crystal(58, 82, 44, 15, -162), { ramp: 'ice', miter: true, rim: false, shade: 3, dim: true });
  scene.form(tube(LANCE), {
    ramp: 'ice',
    rim: false,
    shade: 6,
    miter: true,
    lines: twist(LANCE, 8, { slant: 0.05 }),
  });
  scene.form(spline('48,76! 56,60 72,46 92,42! 94,56 96,66 100,74! 92,84 82,92 72,96! 66,88 58,80!'), {
    ramp: 'gold',
    lineWidth: 0.85,
    shade: 4,
    miter: true,
    lines: [{ path: '58,72 74,64 88,50', width: 3 }],
    marks: [{ path: ellipse(82, 78, 7), ramp: 'ice' }],
  });
}

/** A narwhal knight with a lance of ice and a cape of breaking waves. */
export const lancetide = creature(
  'lancetide',
  {
    stage: 3,
    float: 4,
    palette: { ...NARWHALS, main: '#3f78dc', back: '#2749a8', lining: '#6fb4f4' },
    ...NARWHAL_KINDS,
    shiny: { ...NARWHAL_KINDS.shiny, main: '#d2405f', back: '#932443' },
  },
  (scene) => {
    // tail flukes
    scene.form(
      spline(
        '250,196! 234,190 222,176 220,158! 236,160 250,168 256,178! 262,158 276,148 296,148! 298,168 284,188 266,196!',
      ),
      {
        miter: true,
        shade: 5,
        marks: [
          {
            path: foamBalls([
              [218, 156, 15],
              [233, 155, 8],
              [300, 146, 18],
              [282, 142, 9],
            ]),
            ramp: 'foam',
          },
        ],
      },
    );
    drawWaveCape(scene);
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
    // breast, belly and tail stalk
    scene.form(
      spline(
        '84,112 124,100 154,122 168,158 186,190 216,204 246,190 264,190 266,206 238,234 188,244 140,236 102,214 76,178 70,138',
      ),
      {
        shade: 13,
        marks: [
          {
            path: spline(
              '60,112 90,120 112,142 122,174 144,208 184,226 226,220 270,194 284,210 240,256 140,260 50,190',
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
    drawPlume(scene);
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
  },
);
