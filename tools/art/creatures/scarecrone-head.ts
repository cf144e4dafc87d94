import { eyes, ink, polygon, ribs, type Scene, skull, spline, tube } from '../kit.ts';

/** The head, a sack with straw for hair under a hat with a crooked brim. */
export function drawHead(scene: Scene): void {
  // far hair of straw
  scene.form(
    spline(
      '56,44! 36,66 20,108! 34,104 42,104! 38,122 32,146! 52,134 62,126! 68,138 70,150! 86,132 92,110! 96,76 84,44!',
    ),
    { miter: true, shade: 6, dim: true },
  );
  // head, a sack that is tied below the chin
  scene.form(skull(108, 86, 66, { cheek: 0.5 }), {
    ramp: 'sack',
    shade: 11,
    marks: [
      { path: spline('30,30 108,8 190,26 186,74 140,56 108,60 76,54 34,80'), flat: scene.ramp('sack').shade },
    ],
  });
  // near hair
  scene.form(
    spline(
      '152,42! 186,56 208,98! 196,98 190,100! 198,122 200,148! 182,138 176,132! 170,148 160,160! 150,134 156,112! 154,84 146,62!',
    ),
    { miter: true, shade: 7, lines: [{ path: '164,66 176,92 178,120', width: 3.2 }] },
  );
  // face
  eyes(scene, 98, 88, 66, 38, 40, { kind: 'fierce' });
  scene.flat(ink('62,126 82,138 114,138 142,120', 5), '#4a2c34');
  for (const stitch of ['78,130 76,144', '98,134 98,148', '118,130 121,143', '134,119 140,131'])
    scene.flat(ink(stitch, 3.6), '#4a2c34');
  const nose = '96,110,12 74,118,11 50,118,8.5 22,132,1.5';
  scene.form(tube(nose), {
    ramp: 'beak',
    lineWidth: 0.9,
    rim: false,
    shade: 4,
    lines: ribs(nose, 3, { width: 2.6, to: 0.8 }),
  });
  scene.fromBehind('only', () => {
    scene.form(
      spline(
        '50,30! 22,90 12,136! 30,128 40,126! 44,146 48,164! 64,150 74,144! 86,160 98,172! 110,156 118,146! 134,158 150,168! 156,150 158,138! 176,140 194,140! 186,100 166,30!',
      ).withThickness(70),
      {
        miter: true,
        shade: 9,
        lines: ['70,66 62,100 60,130', '108,66 104,110 100,146', '146,66 148,100 148,136'],
      },
    );
  });
  // hat with a crooked brim
  scene.form(
    spline('-16,66! 4,30 58,10 118,4 178,8 226,44! 202,54 166,40 112,38 62,48 30,74 6,84').withThickness(36),
    {
      ramp: 'dusk',
      shade: 7,
      back: 'on head',
    },
  );
  scene.form(
    spline(
      '50,32! 66,-6 84,-44 112,-72 152,-90 192,-76 204,-42! 184,-56 164,-54 160,-26 170,26! 112,16',
    ).withThickness(90),
    {
      ramp: 'dusk',
      back: 'on head',
      shade: 12,
      marks: [{ path: spline('40,18 106,-4 180,4 180,28 112,16 50,40'), ramp: 'main' }],
      lines: [
        { path: '124,-60 142,-50 160,-50', width: 3.6 },
        { path: '96,-22 112,-14', width: 3.4 },
      ],
    },
  );
  scene.form(polygon('92,-8 120,-12 124,20 96,22').withThickness(24), {
    ramp: 'accent',
    lineWidth: 0.85,
    rim: false,
    shade: 3,
    marks: [{ path: polygon('101,0 114,-2 116,12 103,13'), ramp: 'dusk' }],
  });
}
