import { eye, ink, polygon, ribs, type Scene, skull, spline, tube } from '../kit.ts';

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
      '144,50! 168,62 188,94! 178,94 172,96! 180,114 180,136! 166,128 162,122! 160,136 152,146! 146,128 150,112! 146,90 142,66!',
    ),
    { miter: true, shade: 5 },
  );
  // face
  eye(scene, 84, 92, 20, 26, { kind: 'fierce', mirror: true });
  eye(scene, 126, 91, 30, 32, { kind: 'fierce' });
  scene.flat(ink('88,126 104,130 122,126 132,117', 4), '#4a2c34');
  const nose = '104,106,8.5 88,113,8 70,112,6.5 50,122,1.5';
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
