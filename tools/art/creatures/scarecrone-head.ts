import { ellipse, glowingEye, ink, polygon, ribs, type Scene, skull, spline, tube } from '../kit.ts';

/** The head, a sack with straw for hair under a hat with a crooked brim. */
export function drawHead(scene: Scene): void {
  // far hair of straw
  scene.form(
    spline(
      '78,56! 58,70 42,102! 52,100 58,98! 54,114 44,134! 60,128 68,122! 68,136 62,150! 82,138 92,122! 104,90 100,62!',
    ),
    { miter: true, shade: 5, dim: true },
  );
  // head, a sack
  scene.form(skull(110, 86, 49, { cheek: 0.4 }), { ramp: 'sack', shade: 4 });
  // near hair
  scene.form(
    spline(
      '142,50! 166,62 184,96! 174,95 168,96! 176,116 174,138! 160,128 156,124! 154,140 144,150! 138,128 144,112! 136,90 136,66!',
    ),
    { miter: true, shade: 5 },
  );
  // face
  scene.form(ellipse(83, 90, 12.5, 13.5), { ramp: 'void', lineWidth: 0.5, flat: true });
  scene.form(ellipse(124, 91, 16, 16.5), { ramp: 'void', lineWidth: 0.5, flat: true });
  glowingEye(scene, 83, 91, 15, 18, { haze: scene.colour('haze') });
  glowingEye(scene, 124, 92, 20, 22, { haze: scene.colour('haze') });
  scene.form(spline('62,72! 78,68 92,73 101,86! 84,84 70,83!'), {
    lineWidth: 0.75,
    miter: true,
    rim: false,
    shade: 2,
  });
  scene.form(spline('106,86! 116,74 134,67 152,70! 144,80 134,83 120,83!'), {
    lineWidth: 0.75,
    miter: true,
    rim: false,
    shade: 2,
  });
  scene.flat(ink('82,126 104,119 134,125', 3.8), '#4a2c34');
  for (const [x, y] of [
    [92, 123],
    [105, 120],
    [120, 121],
  ] as const)
    scene.flat(
      ink(
        [
          [x, y - 6],
          [x - 1, y + 7],
        ],
        3,
      ),
      '#4a2c34',
    );
  const nose = '103,105,9 86,111,8.5 68,106,7 46,116,2';
  scene.form(tube(nose), {
    ramp: 'beak',
    lineWidth: 0.85,
    rim: false,
    shade: 3,
    lines: ribs(nose, 3, { width: 2.2, to: 0.8 }),
  });
  // hat with a crooked brim
  scene.form(spline('18,63! 36,37 80,21 128,19 172,27 208,51! 188,55 164,43 114,39 74,45 50,65 34,73'), {
    ramp: 'dusk',
    shade: 5,
  });
  scene.form(
    spline('68,41! 82,11 94,-17 112,-39 140,-55 170,-45 184,-17! 166,-27 150,-23 148,-1 156,37! 112,29'),
    {
      ramp: 'dusk',
      shade: 8,
      marks: [{ path: spline('54,27 110,9 170,17 170,33 112,26 64,43'), ramp: 'main' }],
      lines: [
        { path: '122,-31 134,-23 150,-23', width: 3.2 },
        { path: '110,-7 122,-1', width: 3 },
      ],
    },
  );
  scene.form(polygon('102,9 122,7 126,29 106,31'), {
    ramp: 'accent',
    lineWidth: 0.75,
    rim: false,
    shade: 2,
    marks: [{ path: polygon('108,15 118,14 120,23 110,24'), ramp: 'dusk' }],
  });
}
