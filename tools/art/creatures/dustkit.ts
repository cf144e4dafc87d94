import { creature } from '../creature.ts';
import { blush, curl, ellipse, eye, fluff, ink, mouth, nose, type Scene, spline, tube } from '../kit.ts';
import { RACCOON, RACCOON_KINDS } from './raccoons.ts';

const options = { plan: 'rodent', stage: 1, palette: RACCOON, ...RACCOON_KINDS } as const;

/** The ringed brush, frayed like a feather duster. */
function drawDuster(scene: Scene): void {
  const locks =
    '250,90! 262,68 254,42! 248,52 244,54! 246,30 228,10! 228,28 224,36! 212,18 192,12! 200,30 198,44! 184,40 170,48! 186,60 190,76!';
  scene.form(spline(`182,196 186,178 210,150 208,118 196,94 ${locks} 238,116 240,160 212,190`), {
    miter: true,
    shade: 8,
    marks: [
      { path: spline('168,14 208,-6 268,14 268,64 244,72 222,64 204,72 178,68'), ramp: 'belly' },
      { path: spline('190,82 212,74 248,86 254,106 224,96 202,102'), ramp: 'mask' },
      { path: spline('200,124 222,118 250,128 244,154 222,146 206,150'), ramp: 'mask' },
    ],
    lines: [
      { path: '228,30 224,44 222,56', width: 3 },
      { path: '200,40 208,52 212,62', width: 3 },
      { path: '246,50 240,60 234,68', width: 3 },
    ],
  });
}

/** The hind foot that kicks out of the dust, its pads to us. */
function drawFoot(scene: Scene): void {
  scene.form(tube('104,204,18 60,200,16 24,178,13'), { dim: true });
  scene.form(spline('22,124 38,128 44,146 38,172 22,186 2,180 -4,160 2,136'), {
    ramp: 'mask',
    shade: 4,
    marks: [
      {
        path: [
          ellipse(17, 165, 11, 10, -20),
          ellipse(5, 150, 4.6),
          ellipse(16, 141, 5),
          ellipse(29, 144, 4.8),
        ],
        ramp: 'accent',
      },
    ],
  });
}

/** The head with its mask; the far eye is shut with pleasure. */
function drawHead(scene: Scene): void {
  for (const [x, y, dim] of [
    [60, 78, true],
    [138, 62, false],
  ] as const) {
    const tip = dim ? '-8,-26' : '14,-26';
    const [tipX, tipY] = tip.split(',').map(Number) as [number, number];
    scene.form(
      spline([
        [x - 24, y + 14],
        [x - 14, y - 12],
        [x + tipX, y + tipY],
        [x + 20, y - 8],
        [x + 22, y + 18],
      ]),
      {
        dim,
        ramp: 'mask',
        marks: [{ path: ellipse(x + tipX * 0.2, y + 4, 12, 14), ramp: 'accent' }],
      },
    );
  }
  scene.form(
    spline(
      '100,56 140,66 158,96 164,118! 158,120 164,138! 148,144 120,160 86,164 58,154 44,142! 48,136 36,126! 48,100 66,70',
    ),
    {
      miter: true,
      shade: 9,
      marks: [
        {
          path: spline('40,128 52,104 82,104 94,116 108,98 146,92 168,116 170,150 110,180 40,160'),
          ramp: 'belly',
        },
        { path: spline('44,134 52,116 78,112 92,126 92,142 70,146 52,150'), ramp: 'mask' },
        { path: spline('104,124 112,108 138,102 158,114 164,136 138,140 112,144'), ramp: 'mask' },
        { path: spline('96,50 104,50 106,92 98,116 90,116 92,90'), ramp: 'mask' },
      ],
    },
  );
  scene.flat(ink('60,134 70,126 81,133', 4.4), 'belly');
  eye(scene, 128, 121, 28, 33, { kind: 'dot', closedColour: scene.colour('belly') });
  nose(scene, 92, 141, 17, '#33202a');
  mouth(scene, 94, 149, 24, 'open');
  blush(scene, 124, 146, 8);
}

/** A raccoon cub that bathes in dust. */
export const dustkit = creature('dustkit', options, (scene) => {
  drawDuster(scene);
  // dust behind
  scene.form(fluff(134, 192, 92, 40, 11, 0.16, 10), { ramp: 'dust', dim: true, rim: false });
  // body
  scene.form(spline('96,136 142,132 172,160 178,200 140,222 96,214 78,180'), {
    cast: [ellipse(108, 150, 56, 22)],
    marks: [{ path: spline('90,150 122,152 138,182 126,220 88,216'), ramp: 'belly' }],
  });
  drawFoot(scene);
  drawHead(scene);
  // far paw on the cheek
  scene.form(tube('76,184,11 56,168,10.5 58,152,11'), {
    ramp: 'mask',
    shade: 3,
    lines: [
      { path: '53,143 54,150', width: 2.6 },
      { path: '61,142 61,149', width: 2.6 },
    ],
  });
  // near paw on the other cheek
  scene.form(tube('152,204,15 182,186,14 178,162,13 158,150,13'), {
    shade: 4,
    marks: [{ path: spline('136,130 166,132 178,150 168,172 150,170 134,160'), ramp: 'mask' }],
    lines: [
      { path: '144,146 152,149', width: 2.6 },
      { path: '144,154 152,156', width: 2.6 },
    ],
  });
  // dust in front
  scene.form(fluff(58, 214, 44, 23, 8, 0.2, 20), { ramp: 'dust', lines: [curl(48, 213, 9)] });
  scene.form(fluff(196, 210, 40, 30, 8, 0.2, 5), { ramp: 'dust', lines: [curl(204, 206, 10, 40)] });
  scene.form(fluff(134, 220, 52, 24, 9, 0.2), { ramp: 'dust', lines: [curl(136, 220, 10)] });
});
