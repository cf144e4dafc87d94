import { type Scene, spline, tube } from '../kit.ts';
import { foamBalls } from '../parts/water.ts';
import { drawLog } from '../parts/wood.ts';

/** The waterfall tail: the paddle rises behind the back and pours to the ground. */
export function drawWaterfallTail(scene: Scene): void {
  scene.form(spline('214,122! 232,116 252,122 262,140 264,180 266,228! 240,236 214,230! 218,190 216,150'), {
    ramp: 'water',
    shade: 6,
    rim: false,
    marks: [
      {
        path: [
          spline('226,136 234,134 236,170 232,214 228,180 228,150'),
          spline('248,144 254,150 256,190 258,222 250,196 248,166'),
        ],
        ramp: 'glint',
      },
    ],
  });
  scene.form(
    spline('140,196! 158,158 186,128 214,114 244,118! 236,130 222,142 214,160 202,196 176,222 150,218'),
    {
      ramp: 'foot',
      shade: 6,
      marks: [
        { path: spline('192,100 250,100 256,150 222,170 206,154 196,152 188,140 178,138'), ramp: 'water' },
      ],
      lines: [
        { path: '160,178 182,188 202,190', width: 3.4 },
        { path: '178,150 198,160 214,160', width: 3.4 },
        { path: '204,128 216,136 228,134', width: 3.2 },
      ],
    },
  );
  const spray = foamBalls([
    [206, 231, 8],
    [219, 226, 11],
    [238, 228, 13],
    [257, 226, 11],
    [270, 231, 8],
  ]);
  scene.form(spray, { ramp: 'glint', lineWidth: 0.85, shade: 3, rim: false });
}

const WATER = { ramp: 'water', miter: true, rim: false, shade: 5 };

/** Streams of water that trail from the gauntlets, drawn behind arms and body. */
export function drawTorrents(scene: Scene): void {
  scene.form(
    spline(
      '50,170! 32,150 24,116 30,82! 40,96 50,104 56,106! 52,86 56,66 66,52! 70,74 80,88 92,98! 104,98 114,100 122,110! 108,150 80,172',
    ),
    {
      ...WATER,
      marks: [
        {
          path: [spline('34,104 44,120 56,136 46,140'), spline('60,82 68,100 72,122 62,112')],
          ramp: 'glint',
        },
      ],
    },
  );
  scene.form(
    spline(
      '196,62! 222,58 244,44 254,26! 262,48 256,70 244,82! 256,82 266,78 272,70! 270,92 254,108 234,114! 216,116 200,104',
    ),
    {
      ...WATER,
      marks: [
        {
          path: [spline('222,72 242,60 252,46 244,70 228,82'), spline('226,94 246,94 258,88 244,102')],
          ramp: 'glint',
        },
      ],
    },
  );
}

/** The near gauntlet, swung high. */
export function drawRaisedGauntlet(scene: Scene): void {
  scene.form(tube('160,122,23 198,126,21 206,96,19'), {
    shade: 7,
    lines: [{ path: '178,136 190,140 202,136', width: 3 }],
  });
  drawLog(scene, [188, 30], [206, 88], 34);
  scene.form(
    spline(
      '167,88! 174,94 184,94 190,90! 196,94 206,92 212,84! 218,88 230,84 238,72! 244,82 238,98! 214,112 186,116 170,106!',
    ),
    { ...WATER, marks: [{ path: spline('174,100 200,100 236,82 236,90 206,106 180,108'), ramp: 'glint' }] },
  );
}

/** The far gauntlet, punching ahead. */
export function drawPunchingGauntlet(scene: Scene): void {
  drawLog(scene, [24, 160], [70, 146], 33);
  scene.form(
    spline(
      '58,116! 70,108 78,118! 90,140 92,166 84,184! 76,186 70,180! 76,174 76,166 70,160! 76,154 74,146 66,140! 70,134 66,124!',
    ),
    { ...WATER, marks: [{ path: spline('72,116 82,142 84,172 78,180 78,152'), ramp: 'glint' }] },
  );
}
