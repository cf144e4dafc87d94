import { crystal, drawCrystal, ellipse, type Scene, spline, tube } from '../kit.ts';
import { twist } from '../parts/twisted-horn.ts';
import { type FoamBall, foamBalls } from '../parts/water.ts';

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
const LANCE = '80,78,18.5 50,32,14.5 19,-14,9 -14,-64,0.4';

/** The cape: a breaking wave behind the back with foam on crest and hem. */
export function drawWaveCape(scene: Scene): void {
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
export function drawPlume(scene: Scene): void {
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
export function drawLance(scene: Scene): void {
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
